import type { DecisionContexts, game, Seat } from "@sw/rebellion-core";
import { type AnyDecision, describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import type { DecisionOf } from "@sw/tabletop";
import { expect, test } from "vitest";
import { holesIn, idsIn } from "./holes.ts";

type Kind = keyof DecisionContexts;

function asked<Name extends Kind>(kind: Name, context: DecisionContexts[Name], seat: Seat = "rebel"): AnyDecision {
  const question = { kind, context } as DecisionOf<typeof game>;
  return { ...question, seat, rule: "reb.command.alternate", space: "finite", forced: false, simultaneous: [] };
}

function waiting(kind: Kind, seat: Seat): AnyDecision {
  return { yours: false, seat, kind, rule: "reb.command.alternate", simultaneous: [] };
}

test("Every kind of decision has a question in both languages, and a text for seats that wait", () => {
  const kinds = Object.keys(CONTEXTS) as readonly Kind[];
  const faults = kinds.flatMap((kind) =>
    LOCALES.flatMap((locale) => {
      const question = describeText({ decision: asked(kind, CONTEXTS[kind]) }, { locale });
      const topic = describeText({ decision: waiting(kind, "imperial-admiral") }, { locale });
      return [question, topic].flatMap((text) => [...holesIn(text), ...idsIn(text)]);
    }),
  );
  expect(faults).toEqual([]);
});

const card = { card: "sabotage" } as const;
const mission = { mission: "hidden-fleet" } as const;
const system = { system: "endor" } as const;
const attack = { faction: "rebel", theater: "space", dice: [] } as const;
const tactical = { card: "outrun-them" } as const;
const tactic = { card: "brilliant-strategy", left: 2 } as const;

/** For each kind of decision what its context may hold: a question draws on nothing else. */
const CONTEXTS: DecisionContexts = {
  "starting-units": { left: [{ unit: "x-wing", count: 1 }] },
  "mission-set": {},
  "station-system": {},
  immediate: {},
  base: {},
  assign: { mission: null },
  "second-leader": { mission: 1 },
  "pool-limit": { left: 1, picked: [] },
  veto: { mission: 1 },
  turn: {},
  "turn-end": {},
  "put-off": { leaders: [1, 2] },
  "move-units": { to: "rebel-base" },
  "round-card": { ...mission, leaders: [] },
  "reserve-leader": mission,
  "mission-system": mission,
  "mission-leader": mission,
  oppose: { ...mission, ...system },
  "action-card": { timing: "start-of-combat" },
  "set-die": {},
  "set-dice": { pool: [1, 2] },
  "reroll-die": attack,
  "blank-die": mission,
  ring: {},
  captive: mission,
  companions: { companions: ["princess-leia"] },
  "choose-system": { ...card, left: 2 },
  "choose-leader": card,
  "remove-target": card,
  "recruit-one": card,
  "discard-card": { ...card, left: 2 },
  "fetch-card": card,
  "hold-probe": card,
  "held-card": {},
  "choose-option": card,
  "place-leader": { ...card, leader: "princess-leia" },
  "capture-leader": card,
  "rescue-leader": card,
  "after-retreating": card,
  "eliminate-leader": card,
  "attach-ring": { ...card, ring: "r2-d2" },
  "gain-unit": { ...card, place: "hoth" },
  "free-unit": { ...card, place: "hoth", unit: "x-wing" },
  "queue-unit": { ...card, shape: "circle", theater: "space" },
  "advance-queue": { ...card, left: 2 },
  "deploy-queued": { ...card, place: "hoth" },
  "destroy-units": { ...card, health: null, picked: [] },
  "keep-card": { ...card, deck: "project", left: 2 },
  "tactic-deck": card,
  "put-card": { ...card, left: 2 },
  search: { ...card, deck: "project", to: "hand" },
  "assign-again": { ...card, leader: "princess-leia" },
  "new-base": card,
  "name-systems": { ...card, left: 2 },
  objective: { timing: "combat" },
  discard: { left: 2 },
  "recruit-card": {},
  "recruit-leader": {},
  build: { at: "hoth", icon: 0 },
  "free-units": { at: "hoth", icon: 0 },
  deploy: { ready: [{ unit: "at-st", count: 2 }] },
  "add-leader": system,
  "combat-actions": attack,
  "black-hits-as-red": attack,
  "assign-damage": { ...attack, die: { die: "black", face: "direct-hit" } },
  "block-damage": attack,
  "block-units": { ...attack, left: 2 },
  "discard-tactic": tactic,
  "tactic-draw": tactic,
  "tactic-reroll": tactic,
  "tactic-damage": tactic,
  "tactic-bombard": tactic,
  "choose-tactic": { theater: "space" },
  "cancel-first": tactical,
  "tactic-half": { ...tactical, theater: "space" },
  "another-tactic": tactical,
  "take-back-tactic": { cause: null, theater: "ground", left: 1 },
  "cinematic-actions": { ...attack, rerolls: 2 },
  "reroll-dice": { ...attack, left: 2 },
  "tactic-destroy": tactical,
  "remove-damage": { ...tactical, left: 2 },
  "redirect-to": { ...tactical, left: 3 },
  "redirect-damage": { ...tactical, left: 2 },
  "tactic-retreat": { ...tactical, ...system },
  "mark-leader": tactical,
  retreat: system,
  "death-star-plans": system,
  "destroy-death-star": system,
  overflow: { ...system, left: 1, picked: [] },
};

const LINES: readonly (readonly [decision: AnyDecision, en: string, es: string])[] = [
  [
    asked("starting-units", { left: [] }),
    "Set-up: which starting unit do you place, and where?",
    "Preparación: ¿qué unidad inicial colocas y dónde?",
  ],
  [
    asked("second-leader", { mission: 1 }),
    "Do you add a second leader to mission 2?",
    "¿Añades un segundo Líder a la Misión 2?",
  ],
  [
    asked("move-units", { to: "rebel-base" }),
    "Which units move to the Rebel Base space?",
    "¿Qué unidades se mueven al espacio de la Base Rebelde?",
  ],
  [
    asked("oppose", { mission: "sabotage", system: "kessel" }, "imperial"),
    "Do you send a leader to oppose “Sabotage” in Kessel?",
    "¿Envías un Líder para oponerte a «Sabotaje» en Kessel?",
  ],
  [
    asked("deploy", {
      ready: [
        { unit: "stormtrooper", count: 2 },
        { unit: "at-st", count: 1 },
      ],
    }),
    "Where do you deploy the units that are ready (2 Stormtroopers, 1 AT-ST)?",
    "¿Dónde despliegas las unidades disponibles (2 Soldados de asalto, 1 AT-ST)?",
  ],
  [
    asked("assign-damage", { faction: "rebel", theater: "space", dice: [], die: { die: "red", face: "hit" } }),
    "Which unit takes a red hit?",
    "¿Qué unidad recibe un impacto rojo?",
  ],
  [
    waiting("discard", "imperial-general"),
    "The Imperial General decides: which missions to discard.",
    "Decide el General Imperial: qué Misiones descarta.",
  ],
  [
    waiting("turn", "rebel"),
    "The Rebellion decides: a turn of the Command Phase.",
    "Decide la Rebelión: un turno de la fase de Mando.",
  ],
];

test.each(LINES)("The question of a decision is as reviewed: %j", (decision, en, es) => {
  expect(describeText({ decision }, { locale: "en" })).toBe(en);
  expect(describeText({ decision }, { locale: "es" })).toBe(es);
});
