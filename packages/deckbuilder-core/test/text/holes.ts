import { holesFinder } from "../../../../scripts/lib/holes.ts";

/** What must not stand in a text for people; empty if nothing does. */
export const holesIn: (text: string) => readonly string[] = holesFinder(/\b(de|a) el (Imperio|mazo|jugador|otro)\b/);
