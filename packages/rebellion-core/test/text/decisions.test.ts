import type { Seat } from "@sw/rebellion-core";
import { type AnyDecision, describe as describeText, LOCALES } from "@sw/rebellion-core/text";
import type { Json } from "@sw/tabletop";
import { expect, test } from "vitest";
import { kindsInSources } from "./codes.ts";
import { holesIn, idsIn } from "./holes.ts";

function asked(kind: string, context: Json, seat: Seat = "rebel"): AnyDecision {
  return { seat, kind, rule: "reb.command.alternate", space: "finite", forced: false, simultaneous: [], context };
}

function waiting(kind: string, seat: Seat): AnyDecision {
  return { yours: false, seat, kind, rule: "reb.command.alternate", simultaneous: [] };
}

test("Every kind of decision in the sources has a question in both languages, and words for those who wait", () => {
  const kinds = kindsInSources();
  const faults = kinds.flatMap((kind) =>
    LOCALES.flatMap((locale) => {
      const question = describeText({ decision: asked(kind, CONTEXT) }, { locale });
      const topic = describeText({ decision: waiting(kind, "imperial-admiral") }, { locale });
      return [question, topic].flatMap((text) => [
        ...holesIn(text),
        ...idsIn(text),
        ...(text.includes(`: ${kind}.`) ? [`${kind} has no words`] : []),
      ]);
    }),
  );
  expect(faults).toEqual([]);
  expect(kinds.length).toBeGreaterThan(60);
  for (const kind of KNOWN) expect(kinds).toContain(kind);
});

/** Kinds that show that the search finds each way in which sources name them. */
const KNOWN = ["starting-units", "veto", "mission-leader", "free-units", "tactic-bombard", "assign-damage", "put-card"];

/** A figure of every name that a question may draw on. */
const CONTEXT: Json = {
  at: "hoth",
  card: "sabotage",
  deck: "project",
  die: { die: "black", face: "direct-hit" },
  leader: "princess-leia",
  left: 2,
  mission: "hidden-fleet",
  next: "x-wing",
  ready: [{ unit: "at-st", count: 2 }],
  ring: "r2-d2",
  system: "endor",
  theater: "space",
  timing: "combat",
  to: "rebel-base",
};

const LINES: readonly (readonly [decision: AnyDecision, en: string, es: string])[] = [
  [
    asked("starting-units", { next: "tie-fighter", left: [] }),
    "Set-up: where do you place the next starting unit (TIE Fighter)?",
    "Preparación: ¿dónde colocas la siguiente unidad inicial (Caza TIE)?",
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

test.each(LINES)("The question of a decision reads as reviewed: %j", (decision, en, es) => {
  expect(describeText({ decision }, { locale: "en" })).toBe(en);
  expect(describeText({ decision }, { locale: "es" })).toBe(es);
});

test("A kind of decision that the texts do not know is told by its name", () => {
  expect(describeText({ decision: asked("new-kind", {}) }, { locale: "en" })).toBe("The Rebellion decides: new-kind.");
});
