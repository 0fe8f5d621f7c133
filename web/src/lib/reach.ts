/** Where friends reach this server: what is put before a link that is handed out. */
import { call } from "./api";

export interface Reach {
  /** The beginning of a link: `http://192.168.1.5:8765`. */
  base: string;
  /** Nobody else can open it: the server listens to this machine only. */
  onlyHere: boolean;
}

const LOOPBACK = /^(localhost|127\.|\[?::1\]?$)/;

/** Whoever came by an address of the network hands that out; at the machine itself, the one that others see. */
export function reachOf(place: { origin: string; hostname: string }, served: { addresses: string[] }): Reach {
  const [first] = served.addresses;
  if (first) return { base: LOOPBACK.test(place.hostname) || isOther(first) ? first : place.origin, onlyHere: false };
  return { base: place.origin, onlyHere: LOOPBACK.test(place.hostname) };
}

/** A public address was configured: it is not of the network. */
function isOther(address: string): boolean {
  return address.startsWith("https:");
}

export async function reach(): Promise<Reach> {
  try {
    return reachOf(location, await call<{ addresses: string[]; only_here: boolean }>("/addresses"));
  } catch {
    return { base: location.origin, onlyHere: false };
  }
}
