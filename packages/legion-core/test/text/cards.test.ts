import { readdirSync, readFileSync } from "node:fs";
import { LOCALES } from "@sw/tabletop/text";
import { expect, describe as group, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "../../src/content/entries.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";
import { componentText, describeComponent } from "../../src/text/cards/index.ts";
import { type Component, nameOf } from "../../src/text/index.ts";

const CARDS = new Map(
  Object.values(defaultCatalogue).flatMap((cards: readonly { readonly id: string }[]) =>
    cards.map((card) => [card.id, card]),
  ),
);
const TEXTS = Object.values(CARD_TEXTS).flatMap(({ id, does }) => (does === undefined ? [] : [{ id, does }]));

/** Most characters of a text: what a tooltip holds. */
const MOST = 400;

/** The figures in a text, from least to greatest. */
function figuresIn(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).sort();
}

const CONTENT = new URL("../../src/content/", import.meta.url);
const SOURCES = ["upgrades", "commands", "battle-cards", "battle-forces"]
  .flatMap((room) =>
    readdirSync(new URL(room, CONTENT), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  )
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(new URL(path, CONTENT), "utf8"));

/** What a card says outside its text, as its file has it: the card without its sentences, and the numbers that the file names. */
function writtenOf(id: string): string {
  const begins = new RegExp(`^( *)"?${id}"?: \\{\\n[^]*?^\\1\\},$`, "m");
  const source = SOURCES.find((one) => begins.test(one)) ?? "";
  const numbers = source.match(/^const [A-Z_]+ = \d+;$/gm) ?? [];
  const [card = ""] = begins.exec(source) ?? [];
  return [...numbers, card.replace(/\be[ns]: "(?:[^"\\]|\\.)*"/g, "")].join("\n");
}

/** Figures of texts that stand neither in the card nor in what it does, but in a helper or a keyword that it uses. */
const IN_HELPERS: ReadonlyMap<string, readonly string[]> = new Map(
  `
    inspiring-presence 4; force-barrier 2; saber-throw 2; terror 2; tranquility 1; offensive-push 1
    strike-team-leader 2; shoretrooper-squad 1; snowtrooper-squad 1; stormtrooper-squad 1; governor-pryce 2
    fleet-trooper-squad 1; rebel-trooper-squad 1; rebel-veteran-squad 1; shriv-suurgav 2; katarn-pattern-armor 1
    clone-trooper-infantry-squad 1; clone-trooper-marksmen-squad 1; clone-commander-fox 2
    b2-super-battle-droid-squad 1; geonosian-warrior-squad 1; oom-series-battle-droid 2; ewok-skirmisher-squad 1
    ewok-slinger-squad 1; coordinated-fire 1 2; squadron-on-me 4; armored-cavalry 1; moment-of-consideration 1
    covering-fire 1; brains-and-brawn 3; i-rebel 2; no-time-for-sorrows 1; my-ally-is-the-force 1
    diversionary-tactics 1; you-are-beaten 2; revenge-is-not-the-jedi-way 3; synchronized-offensive 2
    attack-of-the-clones 1; flexible-strategy 1; call-me-captain 2; have-i-ever-let-you-down 4
    luminous-beings-are-we 2; mechanized-incursion 2; unrelenting-assault 1
    unstoppable-advance 1; brutal-enforcer 2; do-not-underestimate-our-means 2; aggression 1 3; discretion 1
    force-push 1; veteran-clone-pilot 1
`
    .split(/[\n;]/)
    .map((line) => line.trim().split(" "))
    .map(([id = "", ...figures]) => [id, figures]),
);

group("what cards do, in words", () => {
  it("Every implemented card has a text, and no other card has one", () => {
    const played = [UPGRADE_CARDS, COMMAND_CARDS, BATTLE_CARDS, BATTLE_FORCES].flatMap((table) => Object.keys(table));
    expect(TEXTS.map(({ id }) => id).sort()).toEqual(played.sort());
    expect(played.filter((id) => !CARDS.has(id))).toEqual([]);
  });

  it("Every card text describes the effect in whole sentences in both languages and fits a tooltip", () => {
    for (const { id, does } of TEXTS) {
      expect(does.en, id).not.toBe(does.es);
      for (const locale of LOCALES) {
        expect(does[locale], id).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]\.$/);
        expect(does[locale], id).not.toMatch(/leg\.|[{}[\]]| {2}/);
        expect(does[locale].length, id).toBeLessThanOrEqual(MOST);
      }
    }
  });

  it("A card text has the same figures in both languages, and only figures of the card and its effect", () => {
    for (const { id, does } of TEXTS) {
      expect(figuresIn(does.en), id).toEqual(figuresIn(does.es));
      const own = figuresIn(JSON.stringify(CARDS.get(id)) + writtenOf(id));
      const elsewhere = figuresIn(does.en).filter((figure) => !own.includes(figure));
      expect([...new Set(elsewhere)], id).toEqual(IN_HELPERS.get(id) ?? []);
    }
  });

  it("Every card of the catalogue has a description in both languages that starts with its name and has no ids or gaps", () => {
    for (const [id] of CARDS) {
      for (const locale of LOCALES) {
        const text = describeComponent({ card: id }, { locale });
        expect(text.split("\n")[0]).toBe(nameOf({ card: id }, { locale }));
        expect(text.split("\n").length, id).toBeGreaterThan(1);
        expect(text, id).not.toMatch(/undefined|null|NaN|[{}[\]]|: *$| {2}/m);
      }
    }
  });
});

group("the description of a card", () => {
  it("The description of a command card states its pips, the units that it orders and its effect", () => {
    expect(describeComponent({ card: "master-of-evil" }, { locale: "en" })).toBe(
      [
        "Master of Evil",
        "command card · Galactic Empire",
        "pips 3",
        "For armies with: Darth Vader",
        "Orders: 1 × Darth Vader; 2 × any unit",
        "Darth Vader gains 1 dodge token. When he starts his activation this round, each enemy trooper unit at range 2 gains 3 suppression tokens.",
      ].join("\n"),
    );
    expect(componentText({ card: "master-of-evil" }, { locale: "es" })).toEqual({
      name: "Master of Evil",
      kind: "carta de Mando · Imperio Galáctico",
      figures: "prioridad 3",
      rules: [
        "Para ejércitos con: Darth Vader",
        "Órdenes: 1 × Darth Vader; 2 × cualquier unidad",
        "Darth Vader gana 1 ficha de Esquiva. Cuando empieza su activación de esta ronda, cada unidad de infantería enemiga a alcance 2 gana 3 fichas de Acobardamiento.",
      ],
    });
  });

  it("The description of an upgrade without an effect of its own lists its figures and its keywords", () => {
    expect(describeComponent({ card: "academy-trained" }, { locale: "es" })).toBe(
      "Academy Trained\ncarta de Mejora · Doctrina\n10 puntos\nSolo para: Imperial Officer\n" +
        "Cualidades: Ejemplar, Inspirador 1, Idear estrategia 1",
    );
    expect(componentText({ card: "dlt-19-stormtrooper" }, { locale: "en" })?.rules).toEqual([
      "Only for: Stormtroopers",
      "DLT-19 Blaster Rifle (range 1–4): 2 red dice, Impact 1",
      "Miniatures added: 1",
    ]);
  });

  it("The description of a unit lists its figures, weapons, keywords and upgrade bar", () => {
    expect(describeComponent({ card: "b1-battle-droids" }, { locale: "en" })).toBe(
      [
        "B1 Battle Droids",
        "unit card · corps · droid trooper · Separatist Alliance",
        "38 points · miniatures 6 · wounds 1 · courage 1 · speed 2 · white defense die",
        "Bludgeon (melee): 1 white die",
        "E-5 Blaster Rifle (range 1–3): 1 white die",
        "Keywords: AI: attack, Coordinate: droid trooper",
        "Upgrades: heavy weapon, personnel, comms",
      ].join("\n"),
    );
  });

  it("If a unit and an upgrade share an id, an id without a kind means the unit", () => {
    const id = "black-sun-vigo";
    const components: readonly Component[] = [{ card: id }, { unit: id }, { upgrade: id }];
    const told = components.map((component) => componentText(component, { locale: "en" })?.kind.split(" · "));
    expect(told.map((words) => words?.[0])).toEqual(["unit card", "unit card", "upgrade card"]);
    expect(describeComponent({ upgrade: "black-sun-vigo" }, { locale: "en" })).toContain("upgrade card");
    expect(componentText({ command: "black-sun-vigo" }, { locale: "en" })).toBeUndefined();
  });

  it("A card that is not in the catalogue is described by the words of its id, and has no `componentText`", () => {
    expect(describeComponent({ card: "of-my-own" }, { locale: "en" })).toBe("Of My Own");
    for (const id of ["of-my-own", "constructor"])
      expect(componentText({ card: id }, { locale: "en" })).toBeUndefined();
  });

  it("A card of a custom catalogue is described with its own figures and the names of that catalogue", () => {
    const units = defaultCatalogue.units.map((unit) =>
      unit.id === "stormtroopers" ? { ...unit, name: { en: "Snowtroopers" }, cost: 1 } : unit,
    );
    const options = { locale: "en", catalogue: { ...defaultCatalogue, units } } as const;
    const card = componentText({ unit: "stormtroopers" }, options);
    expect(card?.name).toBe("Snowtroopers");
    expect(card?.figures).toMatch(/^1 point/);
    const tempest = componentText({ battleForce: "tempest-force" }, options);
    expect(tempest?.rules.join("\n")).toContain("Snowtroopers");
  });
});
