import type { BaseEntry } from "../language/language.ts";
import { base } from "./entries.ts";

/** Empire bases. */
export const EMPIRE_BASES: readonly BaseEntry[] = [
  base("empire", {
    id: "lothal",
    name: { en: "Lothal", es: "Lothal" },
    hitPoints: 8,
    startingBase: true,
    introductory: true,
  }),
  base("empire", {
    id: "corellia",
    name: { en: "Corellia", es: "Corellia" },
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
  base("empire", {
    id: "kessel",
    name: { en: "Kessel", es: "Kessel" },
    hitPoints: 12,
    ability: {
      timing: { kind: "triggered", on: "reveal" },
      effect: { op: "exile", cards: { zones: ["own-hand", "own-discard"], count: { upTo: 3 } } },
    },
    unverified: ["ability.count"],
  }),
  base("empire", {
    id: "mustafar",
    name: { en: "Mustafar", es: "Mustafar" },
    hitPoints: 14,
    ability: { timing: { kind: "triggered", on: "reveal" }, effect: { op: "gain", stat: "force", amount: 4 } },
  }),
  base("empire", {
    id: "kafrene",
    name: { en: "Kafrene", es: "Kafrene" },
    hitPoints: 14,
    ability: {
      timing: { kind: "triggered", on: "play", card: { faction: ["neutral"] }, limit: "first-each-own-turn" },
      effect: { op: "draw", amount: 1 },
    },
    unverified: ["ability"],
  }),
  base("empire", {
    id: "ord-mantell",
    name: { en: "Ord Mantell", es: "Ord Mantell" },
    hitPoints: 14,
    ability: {
      timing: { kind: "constant" },
      effect: {
        op: "allow-row-attack",
        filter: { type: "unit", faction: ["neutral"] },
        perOwnTurn: 1,
        target: "cost",
        reward: { op: "gain", stat: "resources", amount: { costOf: { ref: "target" } } },
      },
    },
    unverified: ["ability", "ability.filter"],
  }),
  base("empire", {
    id: "coruscant",
    name: { en: "Coruscant", es: "Coruscant" },
    hitPoints: 16,
    introductory: true,
    ability: {
      timing: { kind: "triggered", on: "turn-start" },
      effect: {
        op: "seq",
        steps: [
          { op: "look", cards: { zones: ["galaxy-deck-top"], count: 2 }, bind: "pair" },
          { op: "discard", cards: { ref: "pair", count: 1 } },
        ],
      },
    },
    unverified: ["ability.destination", "ability.mandatory"],
  }),
  base("empire", {
    id: "death-star",
    name: { en: "Death Star", es: "Estrella de la Muerte" },
    hitPoints: 16,
    introductory: true,
    ability: {
      timing: { kind: "activated" },
      effect: {
        op: "pay",
        cost: { op: "spend", amount: 4 },
        then: {
          op: "destroy",
          cards: { zones: ["opp-play", "galaxy-row"], filter: { type: "capital-ship" }, count: 1 },
        },
      },
    },
  }),
  base("empire", {
    id: "endor",
    name: { en: "Endor", es: "Endor" },
    hitPoints: 16,
    introductory: true,
    ability: {
      timing: { kind: "constant" },
      effect: {
        op: "modify-attack",
        amount: 1,
        cards: { zones: ["own-play"], filter: { type: "unit", trait: ["trooper", "vehicle"] } },
      },
    },
    unverified: ["ability.scope"],
  }),
  base("empire", {
    id: "rodia",
    name: { en: "Rodia", es: "Rodia" },
    hitPoints: 16,
    ability: {
      timing: { kind: "triggered", on: "reveal" },
      effect: {
        op: "seq",
        steps: [
          { op: "discard", cards: { zones: ["galaxy-row"], filter: { faction: ["enemy"] } }, bind: "discarded" },
          { op: "deal-damage", amount: { count: { ref: "discarded" } }, cards: { zones: ["opp-base"] } },
        ],
      },
    },
  }),
];
