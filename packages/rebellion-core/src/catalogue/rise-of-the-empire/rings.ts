import type { RingEntry } from "../../language/language.ts";
import { TRANSLATED } from "../entries.ts";

const NUMBER = "That there is one such ring follows from the card that attaches it; no list of components was seen.";

/** The attachment rings of the expansion, one of each. */
export const ROTE_RINGS: readonly RingEntry[] = [
  {
    id: "bounty",
    name: { en: "Bounty", es: "Recompensa" },
    faction: "imperial",
    ability: "bounty",
    unverified: NUMBER,
  },
  {
    id: "k-2so",
    name: { en: "K-2SO", es: "K-2SO" },
    faction: "rebel",
    ability: "minor-icons",
    minorSkills: { specOps: 1, intel: 1 },
    unverified: `${NUMBER} ${TRANSLATED}`,
  },
];
