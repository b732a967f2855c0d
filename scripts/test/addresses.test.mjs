import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entriesIn, names, untested } from "../lib/addresses.mjs";
import { root } from "../lib/workspace.mjs";

const SRC = join(root, "packages/legion-core/src/content");
const TEST = join(root, "packages/legion-core/test");

/**
 * Cards and keywords whose scenes stand in a file that is about several of them at once, such as a table of cards that do the
 * same, or about a rule of the book, by that file.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ELSEWHERE = {
  "army/battle-forces.test.ts": [
    "battle-forces/blizzard-force blizzard-force",
    "battle-forces/echo-base-defenders echo-base-defenders",
    "battle-forces/separatist-invasion separatist-invasion",
  ],
  "army/keywords.test.ts": ["upgrades/galactic-empire/personnel stormtrooper-captain"],
  "army/mercenaries.test.ts": ["battle-forces/shadow-collective shadow-collective"],
  "attack/keywords.test.ts": [
    "keywords/b block",
    "keywords/c cover",
    "keywords/c critical",
    "keywords/da-de deflect",
    "keywords/i immune-deflect",
    "keywords/i immune-melee-pierce",
    "keywords/i immune-pierce",
    "keywords/i impact",
    "keywords/i impervious",
    "keywords/l low-profile",
    "keywords/m marksman",
    "keywords/p pierce",
    "keywords/p precise",
    "keywords/p primitive",
    "keywords/sh-su sharpshooter",
    "keywords/sh-su suppressive",
  ],
  "attack/masteries.test.ts": [
    "keywords/l lethal",
    "keywords/o outmaneuver",
    "keywords/sh-su shien-mastery",
    "keywords/sh-su soresu-mastery",
  ],
  "attack/on-table/edges.test.ts": ["keywords/f fixed"],
  "content/commands/empire.test.ts": ["commands/separatist-alliance/separatist-invasion unrelenting-assault"],
  "content/commands/galactic-empire/moff-gideon.test.ts": [
    "commands/separatist-alliance/separatist-invasion ai-coordination",
  ],
  "content/commands/given.test.ts": [
    "commands/galactic-empire/fifth-brother i-care-not-for-your-struggles",
    "commands/galactic-empire/moff-gideon die-at-my-hand",
    "commands/galactic-republic/501st-legion tactical-planning",
    "commands/galactic-republic/anakin-skywalker general-skywalker",
    "commands/mercenaries/din-djarin this-is-the-way",
  ],
  "content/commands/rebel-alliance/rebel-officer.test.ts": [
    "commands/rebel-alliance/echo-base-defenders hold-at-any-cost",
  ],
  "content/keywords/bane-tokens.test.ts": [
    "keywords/h here-i-am",
    "keywords/k kablamo",
    "keywords/sh-su smoke-and-mirrors",
  ],
  "content/keywords/da-de/detonate.test.ts": ["commands/rebel-alliance/sabine-wren explosions"],
  "content/upgrades/common/comms.test.ts": ["upgrades/common/training seize-the-initiative"],
  "content/upgrades/enemies.test.ts": [
    "upgrades/galactic-republic/hardpoint twin-blaster-cannons-isp",
    "upgrades/galactic-republic/hardpoint twin-missile-pods",
  ],
  "content/upgrades/free-actions.test.ts": [
    "upgrades/galactic-empire/personnel stormtrooper-specialist",
    "upgrades/galactic-republic/personnel clone-specialist",
    "upgrades/rebel-alliance/personnel rebel-trooper-specialist",
  ],
  "content/upgrades/in-attacks.test.ts": ["upgrades/common/generator barrage-generator"],
  "content/upgrades/shots-and-moves.test.ts": [
    "upgrades/galactic-empire/heavy-weapon stormtrooper-marksman",
    "upgrades/rebel-alliance/heavy-weapon rebel-marksman",
  ],
  "content/upgrades/squads.test.ts": [
    "upgrades/galactic-empire/personnel shoretrooper-squad",
    "upgrades/galactic-empire/personnel snowtrooper-squad",
    "upgrades/galactic-empire/personnel stormtrooper-squad",
    "upgrades/galactic-republic/personnel clone-trooper-infantry-squad",
    "upgrades/galactic-republic/personnel clone-trooper-marksmen-squad",
    "upgrades/mercenaries/personnel ewok-skirmisher-squad",
    "upgrades/mercenaries/personnel ewok-slinger-squad",
    "upgrades/rebel-alliance/personnel fleet-trooper-squad",
    "upgrades/rebel-alliance/personnel rebel-trooper-squad",
    "upgrades/rebel-alliance/personnel rebel-veteran-squad",
    "upgrades/separatist-alliance/personnel b1-battle-droid-squad",
    "upgrades/separatist-alliance/personnel b2-super-battle-droid-squad",
    "upgrades/separatist-alliance/personnel geonosian-warrior-squad",
  ],
  "content/upgrades/static.test.ts": [
    "upgrades/common/comms command-control-array",
    "upgrades/rebel-alliance/personnel rebel-trooper-captain",
    "upgrades/separatist-alliance/personnel oom-series-battle-droid",
  ],
  "mission/setup.test.ts": [
    "battle-cards/advantages/advanced-intel advanced-intel",
    "battle-cards/advantages/cunning-deployment cunning-deployment",
  ],
  "rounds/standby.test.ts": ["keywords/sc-se sentinel"],
  "units/why-not-named.test.ts": ["commands/rebel-alliance/han-solo sorry-about-the-mess"],
};

const entries = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => entriesIn(file.slice(0, -".ts".length), readFileSync(join(SRC, file), "utf8")));

/** @param {string} path  in the tests of Legion */
function testAt(path) {
  const file = join(TEST, path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

describe("cards and keywords of Legion", () => {
  test("Each card and keyword that does something has a scene at its own address, or is listed with the file that has it", () => {
    expect(entries.length).toBeGreaterThan(400);
    const listed = Object.values(ELSEWHERE).flat();
    expect([...untested(entries, (path) => testAt(`content/${path}`))].sort()).toEqual(listed.sort());
  });

  test("Each file that is listed for a card names the card", () => {
    const missing = Object.entries(ELSEWHERE).flatMap(([file, cards]) => {
      const text = testAt(file) ?? "";
      const named = entries.filter((one) => names(text, one)).map(({ id, place }) => `${place} ${id}`);
      return cards.filter((card) => !named.includes(card)).map((card) => `${file}: ${card}`);
    });
    expect(missing).toEqual([]);
  });
});

describe("the list of cards without a scene", () => {
  const source = `export const CARDS = upgrades({ type: "gear" }, () => ({
    "grappling-hook": { name: "Grappling Hook", does: () => [may("climb")] },
    jump: { name: ["Jump[ X]", "Salto[ X]"], does: (keyword) => [climbs(keyword)] },
    plain: { name: "Plain", cost: 3 },
    rank: { name: "Rank", does: () => [] },
  }));`;
  const found = entriesIn("upgrades/gear", source);

  test("Cards without effects, or with none in play, need no scene", () => {
    expect(found).toEqual([
      { id: "grappling-hook", name: "Grappling Hook", place: "upgrades/gear" },
      { id: "jump", name: "Jump", place: "upgrades/gear" },
    ]);
  });

  test("A card is listed until a test of its source, or one of its own, names it", () => {
    /** @type {(path: string, text: string) => readonly string[]} */
    const left = (path, text) => untested(found, (asked) => (asked === path ? text : undefined));
    expect(left("upgrades/other.test.ts", "Grappling Hook and Jump")).toEqual([
      "upgrades/gear grappling-hook",
      "upgrades/gear jump",
    ]);
    expect(left("upgrades/gear.test.ts", 'upgrades: ["grappling-hook"]')).toEqual(["upgrades/gear jump"]);
    expect(left("upgrades/gear/jump.test.ts", "A Jump is a move")).toEqual(["upgrades/gear grappling-hook"]);
  });
});
