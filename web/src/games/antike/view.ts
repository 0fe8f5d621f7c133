/** The shape of Antike's view, as the server's games/antike/view.py builds it. */
import type { PlaceView, SideView, View } from "../../lib/api";

export type Kind = "marble" | "iron" | "gold" | "coin";
export type Personage = "king" | "scholar" | "general" | "citizen" | "navigator";

export interface AntikeSide extends SideView {
  stock: Record<Kind, number>;
  rondel: string | null;
  know_how: Record<string, number>;
  personages: Record<Personage, number>;
  score: number;
  cities: number;
  temples: number;
  seas: number;
  legions: number;
  galleys: number;
  reserve: { legion: number; galley: number; city: number };
  yields: Record<string, number>;
}
export interface AntikePlaceView extends PlaceView {
  resource: Exclude<Kind, "coin">;
  temple: boolean;
  defence: number | null;
  attack: number | null;
}
export interface RondelSpace {
  id: string;
  pawns: string[];
  cost: number | null;
  yield: number | null;
}
export interface KnowHowCell {
  id: string;
  line: string;
  advanced: boolean;
  owners: string[];
  price: number;
}
export interface AntikeView extends View {
  target: number;
  order: string[];
  sides: AntikeSide[];
  bank: { coins: number; temples: number; personages: Record<Personage, { left: number; of: number }> };
  know_how: KnowHowCell[];
  rondel: RondelSpace[];
  payment: { owed: Record<string, number>; paid: Record<string, number> } | null;
  manoeuvre: { unit: string; province: string; steps: number; count: number }[] | null;
}

export const KINDS: Kind[] = ["marble", "iron", "gold", "coin"];
export const PERSONAGES: Personage[] = ["king", "scholar", "general", "citizen", "navigator"];
export const KIND_ICONS: Record<Kind, string> = { marble: "an-marble", iron: "an-iron", gold: "an-gold", coin: "coin" };

export function antikeView(view: View | undefined): AntikeView | null {
  return (view as AntikeView | undefined) ?? null;
}
