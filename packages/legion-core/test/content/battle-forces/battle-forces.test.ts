import { BATTLE_FORCES, type Config, createGame, game } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { SKIRMISH, TEMPEST, VILLAGE } from "@sw/legion-core/examples";
import { laidOut, type UnitSpec } from "@sw/legion-core/testing";
import { describe as told } from "@sw/legion-core/text";
import { expectOk } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/attack/pools/keyword.ts";
import { lentOffers } from "../../../src/attack/pools/offers.ts";
import { BOX } from "../../../src/testing/box.ts";
import { hasPermit } from "../../../src/units/keywords.ts";
import { firstKeywords, sidesWith } from "./helpers.ts";

const VILLAGERS = "bright-tree-village";

describe("tokens that are not lent", () => {
  it("[leg.kw.exemplar] A token that a friend withholds under one keyword is not offered; its other tokens are", () => {
    const offer = (spends: "aim" | "surge"): Offer => ({
      id: spends,
      stage: "convert-attack",
      side: "attacker",
      spends,
      available: () => true,
      take: (pool) => pool,
    });
    const lender = {
      id: "p1.1",
      by: ["some", "other"],
      tokens: { aim: 1, dodge: 0, surge: 1 },
      withheld: ["some surge"],
    };
    const lenders = { attacker: [lender], defender: [] };
    const lent = lentOffers({ lenders }, [offer("aim"), offer("surge")]);
    expect(lent.map(({ id }) => id)).toEqual(["aim of p1.1 by some", "aim of p1.1 by other", "surge of p1.1 by other"]);
  });
});

describe("forces whose rules are about building", () => {
  it("[leg.battle-force.own-rules] No unit has Field Commander in a battle force that forbids it", () => {
    const airspeeder: UnitSpec = { unit: "t-47-airspeeder", at: [300, 300], upgrades: ["wedge-antilles"] };
    const has = (battleForce?: string) =>
      hasPermit({ box: BOX, state: laidOut(sidesWith([airspeeder], battleForce)) }, 0, "issues-orders");
    expect(has()).toBe(true);
    expect(has("echo-base-defenders")).toBe(false);
  });

  it("[leg.battle-force.own-rules] A battle force whose rules are only about building plays like an army without a battle force", () => {
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [300, 300] };
    expect(firstKeywords(clones, "501st-legion")).toEqual(firstKeywords(clones));
  });
});

describe("forces that nobody plays", () => {
  const refusal = (armies: Config["armies"], played = game) => {
    const result = played.setup({ ...SKIRMISH, armies }, "seed");
    return result.ok ? undefined : result.violation;
  };

  it("[leg.battle-force.own-rules] An army with a battle force that has no implementation is refused, and the refusal names the seat and the battle force", () => {
    const { "bright-tree-village": village, ...forces } = BATTLE_FORCES;
    expect(village).toBeDefined();
    const less = expectOk(createGame(defaultCatalogue, { forces }));
    const refused = refusal([TEMPEST, VILLAGE], less);
    expect(refused).toMatchObject({
      rule: "leg.battle-force.own-rules",
      code: "battle-force-not-played-yet",
      params: { seat: "player-2", battleForce: VILLAGERS },
    });
    expect(refusal([TEMPEST, VILLAGE])).toBeUndefined();
    if (refused === undefined) return;
    expect(told({ violation: refused }, { locale: "en" })).toContain("Bright Tree Village");
    expect(told({ violation: refused }, { locale: "es" })).toContain("Bright Tree Village");
  });

  it("[tt.catalogue.entry] A battle force registered under an id other than its own is refused", () => {
    const forces = { ...BATTLE_FORCES, nobodys: { id: "somebodys" } };
    expect(createGame(defaultCatalogue, { forces })).toMatchObject({
      ok: false,
      violation: { code: "under-another-id", params: { entry: "nobodys", about: "somebodys" } },
    });
  });
});
