import type { RingEntry } from "../language/language.ts";
import { TRANSLATED } from "./entries.ts";

const NUMBER = "That there is one such ring follows from the card that attaches it; no list of components was seen.";

/** The attachment rings, one of each. */
export const RINGS: readonly RingEntry[] = [
  {
    id: "captured",
    name: { en: "Captured Leader", es: "Líder capturado" },
    faction: "imperial",
    ability: "captured",
  },
  {
    id: "carbonite",
    name: { en: "Carbonite", es: "Congelado en carbonita" },
    faction: "imperial",
    ability: "carbonite",
    unverified: NUMBER,
  },
  {
    id: "lure-of-the-dark-side",
    name: { en: "Lure of the Dark Side", es: "Seducido por el Lado Oscuro" },
    faction: "imperial",
    ability: "lured",
    unverified: NUMBER,
  },
  {
    id: "master-yoda",
    name: { en: "Master Yoda", es: "Maestro Yoda" },
    faction: "rebel",
    ability: "reroll-one-die",
    unverified: NUMBER,
  },
  {
    id: "millennium-falcon",
    name: { en: "Millennium Falcon", es: "Halcón Milenario" },
    faction: "rebel",
    ability: "rescue-after-success",
    unverified: NUMBER,
  },
  {
    id: "c-3po",
    name: { en: "C-3PO", es: "C-3PO" },
    faction: "rebel",
    ability: "turn-failed-diplomacy",
    unverified: `${NUMBER} ${TRANSLATED}`,
  },
  {
    id: "r2-d2",
    name: { en: "R2-D2", es: "R2-D2" },
    faction: "rebel",
    ability: "blank-opposing-die",
    unverified: `${NUMBER} ${TRANSLATED}`,
  },
];
