import { describe, expect, it } from "vitest";
import type { UnitSpec } from "../../../src/testing/index.ts";
import { allSeen, EVERYBODY, type When } from "./sides.ts";

/** Whether a card of the first player changes anything as a unit does something. */
const matters = (card: string, own: readonly UnitSpec[], when: When, acting: string): boolean =>
  allSeen(own, when, acting, { revealed: card }) !== allSeen(own, when, acting, {});

describe("whom command cards are about", () => {
  it.each<readonly [card: string, when: When, whom: readonly string[], own: readonly UnitSpec[]]>([
    ["implacable", "ends", ["p1.0"], [{ unit: "darth-vader-dark-lord-of-the-sith" }]],
    ["rule-with-respect", "attacks", ["p1.0", "p1.1"], [{ unit: "boba-fett-infamous-bounty-hunter" }]],
    ["call-me-captain", "attacks", ["p1.1"], [{ unit: "clone-captain-rex-honorable-soldier" }]],
    ["come-and-prove-it", "attacks", ["p2.1"], [{ unit: "seventh-sister-compelled-to-inflict-pain" }]],
    ["pulse-scan", "ends", ["p1.0"], [{ unit: "iden-versio-inferno-squad-leader" }]],
    [
      "concussive-blast",
      "begins",
      ["p1.0"],
      [{ unit: "iden-versio-inferno-squad-leader", tokens: { suppression: 1 } }],
    ],
    ["son-of-skywalker", "attacks", ["p1.0"], [{ unit: "luke-skywalker-hero-of-the-rebellion" }]],
    ["i-like-those-odds", "attacks", ["p1.0"], [{ unit: "din-djarin-the-mandalorian" }]],
    ["im-in-control", "begins", ["p1.0"], [{ unit: "cad-bane-needs-no-introduction", tokens: { suppression: 1 } }]],
    ["his-eminence", "begins", ["p1.0", "p1.1"], [{ unit: "maul-a-rival", tokens: { suppression: 1 } }]],
    ["mechanical-carnage", "attacks", ["p1.0"], [{ unit: "ig-11-nurse-and-protect" }]],
    ["crack-shot", "begins", ["p1.0"], [{ unit: "cassian-andor-capable-intelligence-agent" }]],
    ["whipcord-launcher", "begins", ["p1.0"], [{ unit: "boba-fett-infamous-bounty-hunter" }]],
    ["reptilian-rampage", "begins", ["p1.0"], [{ unit: "bossk-trandoshan-terror" }]],
    ["lying-in-wait", "ends", ["p2.0", "p2.1"], [{ unit: "bossk-trandoshan-terror" }]],
    ["whistling-birds", "begins", ["p1.0"], [{ unit: "din-djarin-the-mandalorian" }]],
    ["thats-just-good-business", "begins", ["p1.0"], [{ unit: "hondo-ohnaka-trustworthy-compatriot" }]],
    ["you-serve-your-master-well", "begins", ["p1.0"], [{ unit: "luke-skywalker-hero-of-the-rebellion" }]],
    ["vaders-might", "begins", ["p1.0"], [{ unit: "darth-vader-dark-lord-of-the-sith" }]],
    ["gunner-infantry", "begins", ["p1.0"], [{ unit: "major-marquand-tempest-scout-2" }]],
    ["symbol-of-rebellion", "begins", ["p1.0"], [{ unit: "sabine-wren-explosive-artist", tokens: { suppression: 1 } }]],
    ["making-his-way-in-the-galaxy", "ends", ["p1.0"], [{ unit: "boba-fett-infamous-bounty-hunter" }]],
    ["master-of-evil", "begins", ["p1.0"], [{ unit: "darth-vader-dark-lord-of-the-sith" }]],
    ["witch-magick", "begins", ["p1.0"], [{ unit: "maul-a-rival", tokens: { suppression: 1 } }]],
    [
      "the-sith-will-rule",
      "ends",
      ["p1.0"],
      [{ unit: "count-dooku-darth-tyranus" }, { unit: "asajj-ventress-separatist-assassin" }],
    ],
    ["take-that-clankers", "aims", ["p1.0"], [{ unit: "clone-trooper-infantry" }]],
    ["full-throttle", "moves", ["p1.0"], [{ unit: "aat-battle-tank" }]],
    ["you-disappoint-me", "attacks", ["p1.0"], [{ unit: "count-dooku-darth-tyranus" }]],
    ["fear-surprise-intimidation", "attacks", ["p1.0"], [{ unit: "count-dooku-darth-tyranus" }]],
    [
      "common-cause",
      "ends",
      ["p1.0", "p1.1"],
      [{ unit: "luke-skywalker-hero-of-the-rebellion" }, { unit: "chewbacca-walking-carpet" }],
    ],
    ["i-rebel", "begins", ["p1.0", "p2.1"], [{ unit: "jyn-erso-stardust" }]],
    ["stories-so-many-of-them-true", "begins", ["p1.0", "p1.1"], [{ unit: "hondo-ohnaka-trustworthy-compatriot" }]],
    ["covering-fire", "attacks", ["p1.1"], [{ unit: "luke-skywalker-hero-of-the-rebellion" }]],
    [
      "leaders-of-the-501st",
      "begins",
      ["p1.0", "p1.1"],
      [
        { unit: "clone-captain-rex-honorable-soldier", tokens: { suppression: 1 } },
        { unit: "clone-trooper-infantry", tokens: { suppression: 1 } },
      ],
    ],
    ["air-support", "ends", ["p1.0"], [{ unit: "clone-captain-rex-honorable-soldier" }]],
    ["orbital-strike", "ends", ["p1.0"], [{ unit: "general-grievous-sinister-cyborg" }]],
    ["tactical-strike", "begins", ["p1.0"], [{ unit: "iden-versio-inferno-squad-leader" }]],
    ["we-serve-the-queen", "begins", ["p1.0"], [{ unit: "geonosian-warriors-soldiers-of-the-hive" }]],
  ])(
    "[leg.cards.command-use] The effect of %s, when a unit %s, applies to the units %s and to no other units",
    (card, when, whom, own) => {
      expect(EVERYBODY.filter((unit) => matters(card, own, when, unit))).toEqual(whom);
    },
  );
});
