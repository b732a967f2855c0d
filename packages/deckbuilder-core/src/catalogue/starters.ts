import type { CardEntry } from "../language/language.ts";
import { unit } from "./entries.ts";

/** Starter cards and the Outer Rim Pilots. */
export const STARTER_CARDS: readonly CardEntry[] = [
  unit("empire", "starter-empire", {
    id: "imperial-shuttle",
    name: { en: "Imperial Shuttle", es: "Lanzadera imperial" },
    traits: ["transport"],
    copies: 7,
    resources: 1,
  }),
  unit("empire", "starter-empire", {
    id: "stormtrooper",
    name: { en: "Stormtrooper", es: "Soldado de asalto" },
    traits: ["trooper"],
    copies: 2,
    attack: 2,
  }),
  unit("empire", "starter-empire", {
    id: "inquisitor",
    name: { en: "Inquisitor", es: "Inquisidor" },
    copies: 1,
    ability: {
      timing: { kind: "triggered", on: "play", card: "self" },
      effect: {
        op: "choose",
        options: [
          { id: "attack", step: { op: "gain", stat: "attack", amount: 1 } },
          { id: "resources", step: { op: "gain", stat: "resources", amount: 1 } },
          { id: "force", step: { op: "gain", stat: "force", amount: 1 } },
        ],
      },
    },
  }),
  unit("rebel", "starter-rebel", {
    id: "alliance-shuttle",
    name: { en: "Alliance Shuttle", es: "Lanzadera de la Alianza" },
    traits: ["transport"],
    copies: 7,
    resources: 1,
  }),
  unit("rebel", "starter-rebel", {
    id: "rebel-trooper",
    name: { en: "Rebel Trooper", es: "Soldado rebelde" },
    traits: ["trooper"],
    copies: 2,
    attack: 2,
  }),
  unit("rebel", "starter-rebel", {
    id: "temple-guardian",
    name: { en: "Temple Guardian", es: "Guardián del Templo" },
    copies: 1,
    ability: {
      timing: { kind: "triggered", on: "play", card: "self" },
      effect: {
        op: "choose",
        options: [
          { id: "attack", step: { op: "gain", stat: "attack", amount: 1 } },
          { id: "resources", step: { op: "gain", stat: "resources", amount: 1 } },
          { id: "force", step: { op: "gain", stat: "force", amount: 1 } },
        ],
      },
    },
  }),
  unit("neutral", "outer-rim-pilots", {
    id: "outer-rim-pilot",
    name: { en: "Outer Rim Pilot", es: "Piloto del Borde Exterior" },
    copies: 10,
    cost: 2,
    resources: 2,
    ability: {
      timing: { kind: "activated" },
      effect: {
        op: "pay",
        cost: { op: "exile", cards: { ref: "self" } },
        then: { op: "gain", stat: "force", amount: 1 },
      },
    },
  }),
];
