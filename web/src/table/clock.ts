import { count } from "../lib/i18n/index.svelte";

/** What is left of a time, as on a clock: 0:07, 12:30, 3:05:00, or in days. */
export function spoken(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  if (days >= 2) return count("day", days);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
