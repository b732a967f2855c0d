import type { BaseEntry } from "../language/language.ts";
import { base } from "./entries.ts";

/** Rebel bases. */
export const REBEL_BASES: readonly BaseEntry[] = [
  base("rebel", {
    id: "dantooine",
    name: { en: "Dantooine", es: "Dantooine" },
    hitPoints: 8,
    startingBase: true,
    introductory: true,
  }),
  base("rebel", {
    id: "mon-cala",
    name: { en: "Mon Cala", es: "Mon Cala" },
    hitPoints: 10,
    introductory: true,
    ability: {
      timing: { kind: "triggered", on: "reveal" },
      effect: {
        op: "seq",
        steps: [
          {
            op: "purchase",
            cards: { zones: ["galaxy-row"], filter: { faction: ["own", "neutral"] }, count: 1 },
            price: "free",
            bind: "bought",
          },
          { op: "move", cards: { ref: "bought" }, to: "own-hand" },
        ],
      },
    },
  }),
  base("rebel", {
    id: "dagobah",
    name: { en: "Dagobah", es: "Dagobah" },
    hitPoints: 12,
    ability: {
      timing: { kind: "triggered", on: "reveal" },
      effect: { op: "exile", cards: { zones: ["own-hand", "own-discard"], count: { upTo: 3 } } },
    },
    unverified: ["ability.count"],
  }),
  base("rebel", {
    id: "bespin",
    name: { en: "Bespin", es: "Bespin" },
    hitPoints: 14,
    ability: {
      timing: { kind: "triggered", on: "play", card: { faction: ["neutral"] }, limit: "first-each-own-turn" },
      effect: { op: "draw", amount: 1 },
    },
    unverified: ["ability"],
  }),
  base("rebel", {
    id: "alderaan",
    name: { en: "Alderaan", es: "Alderaan" },
    hitPoints: 14,
    ability: { timing: { kind: "triggered", on: "reveal" }, effect: { op: "gain", stat: "force", amount: 4 } },
  }),
  base("rebel", {
    id: "hoth",
    name: { en: "Hoth", es: "Hoth" },
    hitPoints: 14,
    introductory: true,
    ability: { timing: { kind: "constant" }, effect: { op: "prevent-damage", amount: 2, cards: { ref: "self" } } },
  }),
  base("rebel", {
    id: "jedha",
    name: { en: "Jedha", es: "Jedha" },
    hitPoints: 14,
    ability: {
      timing: { kind: "triggered", on: "purchase", card: { faction: ["neutral"] }, limit: "first-each-own-turn" },
      effect: {
        op: "seq",
        steps: [
          { op: "move", cards: { ref: "triggering" }, to: "own-hand" },
          { op: "delayed", at: "end-of-turn", step: { op: "exile", cards: { ref: "triggering" } } },
        ],
      },
    },
    unverified: ["ability", "ability.optional"],
  }),
  base("rebel", {
    id: "tatooine",
    name: { en: "Tatooine", es: "Tatooine" },
    hitPoints: 16,
    ability: {
      timing: { kind: "triggered", on: "reveal" },
      effect: {
        op: "seq",
        steps: [
          {
            op: "swap",
            a: { zones: ["galaxy-discard"], filter: { faction: ["own"] }, count: 1 },
            b: { zones: ["galaxy-row"], count: 1 },
          },
          { op: "gain", stat: "resources", amount: 1 },
        ],
      },
    },
    unverified: ["ability.filter", "hitPoints", "ability.resource-alone"],
  }),
  base("rebel", {
    id: "sullust",
    name: { en: "Sullust", es: "Sullust" },
    hitPoints: 16,
    introductory: true,
    ability: {
      timing: { kind: "triggered", on: "purchase", limit: "first-each-own-turn" },
      effect: { op: "move", cards: { ref: "triggering" }, to: "own-deck-top" },
    },
  }),
  base("rebel", {
    id: "yavin-4",
    name: { en: "Yavin 4", es: "Yavin 4" },
    hitPoints: 16,
    introductory: true,
    ability: {
      timing: { kind: "triggered", on: "opponent-discard" },
      effect: { op: "deal-damage", amount: 2, cards: { zones: ["opp-base"] } },
    },
  }),
];
