import { describe, expect, it } from "vitest";
import type { UnitSpec, UpgradeSpec } from "../../../src/testing/index.ts";
import { allSeen, EVERYBODY, type When } from "../commands/sides.ts";

/** The units of whom what they do is another with an upgrade on the first unit of each side than without. */
function mattersFor(bearer: UnitSpec, when: When, upgrade: UpgradeSpec): readonly string[] {
  const equipped: UnitSpec = { ...bearer, upgrades: [...(bearer.upgrades ?? []), upgrade] };
  return EVERYBODY.filter((unit) => allSeen([equipped], when, unit, {}) !== allSeen([bearer], when, unit, {}));
}

describe("whom upgrades are about", () => {
  const CARDS: readonly (readonly [card: string, when: When, bearer: UnitSpec])[] = [
    ["offensive-push", "moves", { unit: "stormtroopers" }],
    ["unstable-astromech", "ends", { unit: "at-st" }],
    [
      "extra-supplies",
      "ends",
      { unit: "general-veers-master-tactician", upgrades: [{ card: "hq-uplink", state: "exhausted" }] },
    ],
    ["burst-of-speed", "begins", { unit: "darth-vader-dark-lord-of-the-sith" }],
    ["up-close-and-personal", "attacks", { unit: "stormtroopers" }],
    ["strike-and-fade", "attacks", { unit: "scout-troopers" }],
    ["dins-amban-rifle", "begins", { unit: "din-djarin-the-mandalorian" }],
    ["stormtrooper-specialist", "begins", { unit: "stormtroopers" }],
    ["smoke-grenades", "begins", { unit: "scout-troopers" }],
    ["offensive-stance", "begins", { unit: "darth-vader-dark-lord-of-the-sith" }],
    ["unorthodox-tactician", "begins", { unit: "at-st" }],
  ];
  const STATIC: readonly string[] = ["up-close-and-personal", "unorthodox-tactician", "offensive-stance"];

  it.each(CARDS)(
    "[leg.upgrade.static-by-default] %s applies when its own unit %s, but not when another unit does",
    (card, when, bearer) => {
      expect(mattersFor(bearer, when, { card })).toEqual(["p1.0", "p2.0"]);
    },
  );

  it.each(CARDS.filter(([card]) => !STATIC.includes(card)))(
    "[leg.upgrade.only-readied] %s does not apply when its unit %s while the card is exhausted",
    (card, when, bearer) => {
      expect(mattersFor(bearer, when, { card, state: "exhausted" })).toEqual([]);
    },
  );
});
