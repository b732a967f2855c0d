import { type Catalogue, defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { type CardEntry, type Component, LOCALES, type Locale, nameOf } from "@sw/rebellion-core/text";
import { componentText, describeComponent } from "@sw/rebellion-core/text/cards";
import { describe, expect, test } from "vitest";
import { GOLDEN } from "./cards.golden.ts";
import { holesIn } from "./holes.ts";

const { missions, actions, objectives, tactics, units, leaders, rings, systems, board } = defaultCatalogue;
const { advancedTactics = [] } = defaultCatalogue;
const CARDS: readonly CardEntry[] = [...missions, ...actions, ...objectives, ...tactics, ...advancedTactics];

/** Every component of the box by its entry, or by its id where it has none of its own. */
const COMPONENTS: readonly (readonly [kind: keyof typeof GOLDEN, id: string, component: Component])[] = [
  ...CARDS.map((card) => ["card", card.id, { card }] as const),
  ...systems
    .filter(({ fixedLoyalty }) => !fixedLoyalty)
    .map(({ id }) => ["card", `probe:${id}`, { card: `probe:${id}` }] as const),
  ...units.map((unit) => ["unit", unit.id, { unit }] as const),
  ...leaders.map((leader) => ["leader", leader.id, { leader }] as const),
  ...rings.map((ring) => ["ring", ring.id, { ring }] as const),
  ...[...systems, board.baseSpace].map((system) => ["system", system.id, { system }] as const),
];

describe.each(LOCALES)("components of the box in %s", (locale) => {
  test.each(COMPONENTS)("The text of the %s %s is as reviewed", (kind, id, component) => {
    expect(describeComponent(component, { locale }).split("\n")).toEqual(GOLDEN[kind][id]?.[locale]);
  });

  test("The texts of components have no unfilled slots", () => {
    expect(COMPONENTS.flatMap(([, , component]) => holesIn(describeComponent(component, { locale })))).toEqual([]);
  });

  test("Cards with different effects have different texts", () => {
    const known = new Map<string, string>();
    const shared: string[] = [];
    for (const card of CARDS) {
      const { name, unverified, id, copies, ...rest } = { copies: 1, ...card };
      const does = JSON.stringify(rest);
      const text = componentText({ card }, { locale });
      const words = [text?.kind, text?.figures.replace(/ ?·? ?\d copi\w+$/, ""), ...(text?.rules ?? [])].join("\n");
      const other = known.get(words) ?? does;
      if (other !== does) shared.push(`${id}: ${words}`);
      known.set(words, other);
    }
    expect(known.size).toBeGreaterThan(90);
    expect(shared).toEqual([]);
  });
});

test("The reviewed tables list exactly the components of the box", () => {
  const reviewed = Object.entries(GOLDEN).flatMap(([kind, texts]) => Object.keys(texts).map((id) => `${kind} ${id}`));
  expect(reviewed.sort()).toEqual(COMPONENTS.map(([kind, id]) => `${kind} ${id}`).sort());
});

test("The text of a component can be requested by id and by entry", () => {
  const [unit] = units;
  const [system] = systems;
  if (unit === undefined || system === undefined) throw new Error("an empty box");
  expect(describeComponent({ unit: unit.id }, { locale: "en" })).toBe(describeComponent({ unit }, { locale: "en" }));
  expect(describeComponent({ system: system.id }, { locale: "es" })).toBe(
    describeComponent({ system }, { locale: "es" }),
  );
  expect(nameOf({ ring: "carbonite" }, { locale: "es" })).toBe("Congelado en carbonita");
  expect(nameOf({ leader: "princess-leia" }, { locale: "es" })).toBe("Princesa Leia");
  expect(nameOf({ card: "probe:hoth" }, { locale: "en" })).toBe("Hoth");
});

test("The text of an unknown component is its id and has no parts", () => {
  const unknown: readonly Component[] = [
    { card: "no-such" },
    { card: "probe:no-such" },
    { unit: "no-such" },
    { leader: "no-such" },
    { ring: "no-such" },
    { system: "no-such" },
  ];
  for (const component of unknown) {
    expect(describeComponent(component, { locale: "es" })).toMatch(/^(probe:)?no-such$/);
    expect(nameOf(component, { locale: "en" })).toMatch(/^(probe:)?no-such$/);
    expect(componentText(component, { locale: "es" })).toBeUndefined();
  }
});

test("The block of a component's text consists of its parts", () => {
  expect(componentText({ card: "sabotage" }, { locale: "en" })).toEqual({
    name: "Sabotage",
    kind: "Rebel starting mission",
    figures: "Spec Ops 1",
    rules: [
      "Attempted in any system (by the official FAQ: a populous system).",
      "Success: Put a sabotage marker in this system.",
    ],
  });
});

test("Every card and unit of the box has a Spanish name, and unofficial translations are marked as unverified", () => {
  const { riseOfTheEmpire: more } = defaultCatalogue;
  if (more === undefined) throw new Error("the expansion is missing");
  const added = [more.units, more.leaders, more.rings, more.missions, more.actions, more.objectives].flat();
  const entries = [...CARDS, ...systems, ...units, ...leaders, ...rings, board.baseSpace, ...added];
  expect(entries.filter(({ name }) => name.es === undefined)).toEqual([]);
  expect(nameOf({ card: "daring-rescue" }, { locale: "es" })).toBe("Rescate audaz");
  const translated = entries.filter(
    (entry) => "unverified" in entry && entry.unverified?.includes("plain translation"),
  );
  expect(translated).toHaveLength(110);
});

test("Texts of a home-made catalogue use its own names", () => {
  const [first, ...others] = systems;
  const named = { ...first, name: { en: "Lothal", es: "Lothal" } };
  const catalogue = { ...defaultCatalogue, systems: [named, ...others] } as Catalogue;
  const text = (locale: Locale): string => describeComponent({ system: "cato-neimoidia" }, { locale, catalogue });
  expect(text("en")).toContain("Adjacent to Lothal");
  expect(text("es")).toContain("Adyacente a Lothal");
});
