import type {
  ActionEntry,
  Catalogue,
  EffectStep,
  MissionEntry,
  ObjectiveEntry,
  ObjectiveTest,
  TacticEffect,
  Where,
} from "@sw/rebellion-core/catalogue";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { LOCALES, type Locale } from "@sw/rebellion-core/text";
import { componentText, describeComponent } from "@sw/rebellion-core/text/cards";
import { expect, test } from "vitest";
import { holesIn, idsIn } from "./holes.ts";

/** Words that no card of the box uses, or not so. */
const STEPS: readonly (readonly [steps: readonly EffectStep[], en: string, es: string])[] = [
  [
    [{ op: "eliminate-leader", leader: "imperial-here" }],
    "Eliminate an Imperial leader there.",
    "Elimina a un Líder Imperial que esté allí.",
  ],
  [
    [{ op: "gain-units", faction: "rebel", units: [{ shape: "square", theater: "ground", count: 2 }], at: "here" }],
    "Gain 2 Rebel units with an orange square icon in this system.",
    "Gana 2 unidades Rebeldes con un icono cuadrado naranja en este sistema.",
  ],
  [
    [
      {
        op: "destroy-units",
        from: "here",
        filter: { faction: "imperial", class: "capital-ship" },
        limit: { count: 2 },
      },
    ],
    "Destroy 2 Imperial capital ships in this system.",
    "Destruye 2 naves de línea Imperiales en este sistema.",
  ],
  [
    [{ op: "destroy-units", from: "imperial-queue", filter: { types: ["at-at", "at-st"] }, limit: { health: 5 } }],
    "Destroy AT-ATs or AT-STs worth up to 5 health on the Imperial build queue.",
    "Destruye AT-AT o AT-ST por un valor máximo de 5 puntos de Resistencia en la cola de construcción Imperial.",
  ],
  [
    [
      { op: "choose-system", by: "opponent", where: [{ is: "remote" }], count: 2 },
      { op: "sabotage", at: "chosen" },
    ],
    "The Empire chooses 2 remote systems. Put a sabotage marker in each chosen system.",
    "El Imperio elige 2 sistemas lejanos. Coloca un indicador de Sabotaje en cada sistema elegido.",
  ],
  [
    [
      {
        op: "choose",
        by: "opponent",
        options: [[{ op: "draw", deck: "objective", count: 1 }], [{ op: "reputation", amount: 2 }]],
      },
    ],
    "Your opponent chooses one: draw 1 objective; or the Rebellion gains 2 reputation.",
    "Tu adversario elige una opción: roba 1 Objetivo; o bien la Rebelión gana 2 de Reputación.",
  ],
  [
    [{ op: "modify", modifier: { kind: "fewer-dice", faction: "imperial", red: 0, black: 1 }, until: "end-of-combat" }],
    "In the first round of this combat the Empire rolls 1 black die fewer in each battle.",
    "En la primera ronda de este combate el Imperio tira 1 dado negro menos en cada batalla.",
  ],
  [
    [
      {
        op: "move-units",
        faction: "rebel",
        from: "anywhere",
        to: "base-space",
        filter: { types: ["x-wing"] },
        limit: { "x-wing": 2, "y-wing": 1 },
        lifted: ["own-leaders"],
      },
    ],
    "Move up to 2 X-wings and 1 Y-wing from any systems to the Rebel Base space, regardless of Rebel leaders there.",
    "Mueve hasta 2 Alas-X y 1 Ala-Y de cualquier sistema al espacio de la Base Rebelde, sin tener en cuenta los Líderes Rebeldes que haya allí.",
  ],
  [[{ op: "procedure", name: "dance" }], "Do “dance”.", "Lleva a cabo «dance»."],
];

test.each(STEPS)("The text of a home-made effect is as reviewed: %j", (steps, en, es) => {
  expect(effectOf(steps, "en")).toBe(en);
  expect(effectOf(steps, "es")).toBe(es);
});

function mission(effect: readonly EffectStep[], where: readonly Where[] = []): MissionEntry {
  return {
    id: "home-made",
    name: { en: "Home-Made" },
    faction: "rebel",
    set: "regular",
    copies: 1,
    skill: "intel",
    icons: 1,
    portrait: null,
    mode: "attempt",
    target: { kind: "system", where },
    effect,
  };
}

function effectOf(steps: readonly EffectStep[], locale: Locale): string {
  const rules = componentText({ card: mission(steps) }, { locale })?.rules ?? [];
  return rules[1]?.replace(/^(Success|Éxito): /, "") ?? "";
}

const TARGETS: readonly (readonly [where: readonly Where[], en: string, es: string])[] = [
  [[{ is: "neutral" }, { is: "populous" }], "a neutral populous system", "un sistema neutral populoso"],
  [
    [{ loyalty: "rebel" }, { sabotaged: true }],
    "a system loyal to the Rebellion and with a sabotage marker",
    "un sistema leal a la Rebelión y con un indicador de Sabotaje",
  ],
  [[{ id: "hoth" }, { captive: true }], "Hoth with a captured leader", "Hoth con un Líder capturado"],
  [
    [{ closestWith: { types: ["death-star"] } }],
    "the nearest system with a Death Star",
    "el sistema más cercano con una Estrella de la Muerte",
  ],
  [
    [{ noUnit: { faction: "imperial", class: "structure" } }],
    "a system without Imperial structures",
    "un sistema sin estructuras Imperiales",
  ],
  [
    [{ sameRegionAs: "base-system" }],
    "a system in the region of the Rebel base",
    "un sistema de la región de la Base Rebelde",
  ],
];

test.each(TARGETS)("The text of where a home-made mission can be attempted is as reviewed: %j", (where, en, es) => {
  const told = (locale: Locale): string => componentText({ card: mission([], where) }, { locale })?.rules[0] ?? "";
  expect(told("en")).toBe(`Attempted in ${en}.`);
  expect(told("es")).toBe(`Se emprende en ${es}.`);
});

const TESTS: readonly ObjectiveTest[] = [
  { type: "count-systems", atLeast: 2, where: [{ or: [{ is: "remote" }, { loyalty: "rebel" }, { id: "hoth" }] }] },
  { type: "count-systems", atLeast: 1, where: [{ elsewhere: true }] },
  { type: "won-battle", theater: "space", where: "subjugated" },
  { type: "won-battle", theater: "any", where: "subjugated" },
  { type: "won-battle", theater: "ground", where: ["darth-vader"] },
  { type: "destroyed-type", types: ["at-at", "death-star"] },
];

const TACTICS: readonly TacticEffect[] = [
  { op: "draw", count: 1 },
  { op: "reroll", most: 1 },
  { op: "damage", amount: 2, most: 3 },
  { op: "block", amount: 1, discard: 2 },
  { op: "block", amount: 3, discard: 0 },
];

test.each(LOCALES)("The texts of home-made objectives, tactics and actions in %s have no unfilled slots", (locale) => {
  const objectives = TESTS.map(
    (one): ObjectiveEntry => ({
      id: "home-made",
      name: { en: "Home-Made" },
      level: "I",
      reputation: 2,
      timing: "combat",
      test: one,
      kept: true,
      effect: [{ op: "reputation", amount: 1 }],
    }),
  );
  const tactics = TACTICS.map((effect) => ({
    id: "home-made",
    name: { en: "Home-Made" },
    theater: "ground" as const,
    copies: 2,
    special: true,
    effect,
  }));
  const needs: readonly ActionEntry["needs"][] = ["system", "pool", "board", "assigned", "captured", "nothing"];
  const actions = needs.map(
    (need): ActionEntry => ({
      id: "home-made",
      name: { en: "Home-Made" },
      faction: "imperial",
      set: "recruit",
      timing: "before-roll",
      leaders: ["darth-vader", "boba-fett"],
      needs: need,
      skill: "logistics",
      effect: [{ op: "place-leader", at: "here" }],
    }),
  );
  const texts = [...objectives, ...tactics, ...actions].map((card) => describeComponent({ card }, { locale }));
  expect(texts.flatMap((text) => [...holesIn(text), ...idsIn(text)])).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("A unit without a known plural is called by its name", () => {
  const [first, ...others] = defaultCatalogue.units;
  if (first === undefined) throw new Error("no units");
  const unit = { ...first, id: "b-wing", name: { en: "B-wing", es: "Ala-B" } };
  const catalogue: Catalogue = { ...defaultCatalogue, units: [unit, ...others] };
  const card = mission([{ op: "gain-units", faction: "rebel", units: [{ type: "b-wing", count: 2 }], at: "here" }]);
  expect(componentText({ card }, { locale: "en", catalogue })?.rules[1]).toBe(
    "Success: Gain 2 B-wings in this system.",
  );
  expect(componentText({ card }, { locale: "es", catalogue })?.rules[1]).toBe("Éxito: Gana 2 Ala-B en este sistema.");
});
