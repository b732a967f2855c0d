import { expect, it } from "vitest";
import type { KeywordUse, Weapon } from "../../src/catalogue/entries.ts";
import { army } from "../../src/content/army.ts";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { BATTLE_CARDS, BATTLE_FORCES, COMMAND_CARDS, UPGRADE_CARDS } from "../../src/content/entries.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { KEYWORD_TEXTS } from "../../src/content/keyword-texts.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";
import { UNPLAYED } from "../../src/content/unplayed.ts";
import { unplayedFault } from "../../src/setup/unsupported.ts";
import type { Config } from "../../src/state/config.ts";
import { box } from "../helpers/scene.ts";

interface Card {
  readonly id: string;
  readonly keywords?: readonly KeywordUse[];
  readonly weapons?: readonly Weapon[];
}

const { units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages, battleForces } =
  defaultCatalogue;

function keywordsOf(cards: readonly Card[]): readonly string[] {
  const ids = cards.flatMap(({ keywords = [], weapons = [] }) =>
    [...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map(({ id }) => id),
  );
  return [...new Set(ids)].sort();
}

const without = (cards: readonly Card[], entries: object): readonly string[] =>
  cards.map(({ id }) => id).filter((id) => !Object.hasOwn(entries, id));

it("All 144 units can be played with all their keywords and weapons", () => {
  expect(units).toHaveLength(144);
  const faults = units.flatMap(({ id, faction }) => {
    const list = {
      faction: faction === "mercenary" ? "galactic-empire" : faction,
      units: [{ unit: id, upgrades: [] }],
    } as const;
    const bare = { commandHand: [], battleDeck: { primary: [], secondary: [], advantages: [] } };
    const config: Config = {
      table: { terrain: [] },
      armies: [
        { ...list, ...bare },
        { ...list, ...bare, units: [] },
      ],
    };
    return unplayedFault(box, config) ?? [];
  });
  expect(faults).toEqual([]);
  expect(keywordsOf([...units, ...counterparts, ...upgrades]).filter((id) => !Object.hasOwn(KEYWORDS, id))).toEqual([]);
});

it("UNPLAYED lists exactly the keywords and cards without an implementation", () => {
  const special = upgrades.filter(({ special: has }) => has === true);
  const battle = [...primaryObjectives, ...secondaryObjectives, ...advantages];
  expect([...UNPLAYED.keywords].sort()).toEqual(
    keywordsOf([...units, ...counterparts, ...upgrades, ...commands]).filter((id) => !Object.hasOwn(KEYWORDS, id)),
  );
  expect([...UNPLAYED.cards].sort()).toEqual(
    [
      ...without(special, UPGRADE_CARDS),
      ...without(commands, COMMAND_CARDS),
      ...without(battle, BATTLE_CARDS),
      ...without(battleForces, BATTLE_FORCES),
    ].sort(),
  );
});

it("Every keyword and card with an effect has a rules text in English and in Spanish", () => {
  const entries = { ...KEYWORDS, ...UPGRADE_CARDS, ...COMMAND_CARDS, ...BATTLE_CARDS, ...BATTLE_FORCES };
  const texts = { ...KEYWORD_TEXTS, ...CARD_TEXTS };
  const silent = Object.keys(entries).filter((id) => {
    const { en = "", es = "" } = texts[id]?.does ?? {};
    return en === "" || es === "" || en === es;
  });
  expect(silent).toEqual([]);
  const unnamed = Object.values(KEYWORD_TEXTS).filter(
    ({ id, name }) => Object.hasOwn(KEYWORDS, id) && (name.en === "" || name.es === ""),
  );
  expect(unnamed).toEqual([]);
});

it("Every card of the catalogue and every keyword on it is implemented, so no army is refused for one", () => {
  expect(UNPLAYED).toEqual({ keywords: [], cards: [] });
  expect(army.playable().filter(({ why }) => why !== "not-told")).toEqual([]);
});

it("The playability report of an army names refused cards, their missing keyword, and cards whose rules no source states", () => {
  const list = {
    faction: "mercenary",
    units: [{ unit: "cad-bane-needs-no-introduction", upgrades: [] }],
    commandHand: ["i-make-the-rules-now", "standing-orders"],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  } as const;
  const found = army.playable(list);
  const rules = defaultCatalogue.commands.find(({ id }) => id === "i-make-the-rules-now");
  expect(found).toEqual([
    { card: "i-make-the-rules-now", on: null, why: "not-told", keyword: null, doubts: rules?.doubts },
  ]);
  const all = army.playable();
  const untold = all.filter((one) => one.why === "not-told").map(({ card }) => card);
  expect(untold).toContain("door-gunners");
  expect(untold).not.toContain("stormtroopers");
});

it("The playability report names the unit that an upgrade is on", () => {
  const list = {
    faction: "galactic-empire",
    units: [{ unit: "stormtroopers", upgrades: ["door-gunners"] }],
    commandHand: [],
    battleDeck: { primary: [], secondary: [], advantages: [] },
  } as const;
  expect(army.playable(list)).toMatchObject([{ card: "door-gunners", on: "stormtroopers", why: "not-told" }]);
});
