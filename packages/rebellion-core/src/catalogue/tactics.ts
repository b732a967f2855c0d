import type { Name, TacticEffect, TacticEntry, Theater } from "../language/language.ts";
import { TRANSLATED } from "./entries.ts";

/** The tactic cards of both decks. */
export const TACTICS: readonly TacticEntry[] = [
  special("space", "brilliant-strategy", { en: "Brilliant Strategy", es: "Estrategia brillante" }, 1, {
    op: "draw",
    count: 2,
  }),
  plain("space", "concentrate-fire", { en: "Concentrate Fire", es: "Concentrar el fuego" }, 2, {
    op: "reroll",
    most: 2,
  }),
  plain("space", "critical-hit", { en: "Critical Hit", es: "Impacto crítico" }, 2, {
    op: "damage",
    amount: 1,
    most: 1,
  }),
  plain("space", "defensive-formation", { en: "Defensive Formation", es: "Formación defensiva" }, 3, {
    op: "block",
    amount: 1,
    discard: 0,
  }),
  plain("space", "no-escape", { en: "No Escape", es: "Sin escapatoria" }, 1, { op: "bar-retreat" }),
  special("space", "onslaught", { en: "Onslaught", es: "Acometida" }, 1, { op: "damage", amount: 1, most: 2 }),
  plain("space", "outmaneuver", { en: "Outmaneuver", es: "Superar en maniobra" }, 2, {
    op: "block",
    amount: 2,
    discard: 1,
  }),
  special("space", "take-it-down", { en: "Take It Down", es: "Derribadlo" }, 2, { op: "damage", amount: 2, most: 1 }),
  special("space", "unstoppable-assault", { en: "Unstoppable Assault", es: "Asalto imparable" }, 1, {
    op: "bar-blocking",
  }),
  special("ground", "bombardment", { en: "Bombardment", es: "Bombardeo" }, 1, { op: "bombard" }),
  special("ground", "brilliant-strategy", { en: "Brilliant Strategy", es: "Estrategia brillante" }, 1, {
    op: "draw",
    count: 2,
  }),
  plain("ground", "concentrate-fire", { en: "Concentrate Fire", es: "Concentrar el fuego" }, 2, {
    op: "reroll",
    most: 2,
  }),
  plain("ground", "critical-hit", { en: "Critical Hit", es: "Impacto crítico" }, 2, {
    op: "damage",
    amount: 1,
    most: 1,
  }),
  plain("ground", "defensive-formation", { en: "Defensive Formation", es: "Formación defensiva" }, 3, {
    op: "block",
    amount: 1,
    discard: 0,
  }),
  plain("ground", "dig-in", { en: "Dig In", es: "Atrincherarse" }, 2, { op: "block", amount: 2, discard: 1 }),
  {
    ...plain("ground", "escape-plan", { en: "Escape Plan", es: "Plan de huida" }, 1, {
      op: "retreat-without-transport",
    }),
    unverified: `Sources differ on whether it needs a special icon. ${TRANSLATED}`,
  },
  special("ground", "onslaught", { en: "Onslaught", es: "Acometida" }, 1, { op: "damage", amount: 1, most: 2 }),
  special("ground", "take-it-down", { en: "Take It Down", es: "Derribadlo" }, 1, { op: "damage", amount: 2, most: 1 }),
  special("ground", "unstoppable-assault", { en: "Unstoppable Assault", es: "Asalto imparable" }, 1, {
    op: "bar-blocking",
  }),
];

function plain(theater: Theater, id: string, name: Name, copies: number, effect: TacticEffect): TacticEntry {
  return { id: `${theater}-${id}`, name, theater, copies, special: false, effect, unverified: TRANSLATED };
}

function special(theater: Theater, id: string, name: Name, copies: number, effect: TacticEffect): TacticEntry {
  return { ...plain(theater, id, name, copies, effect), special: true };
}
