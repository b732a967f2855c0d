import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../../../src/catalogue/index.ts";
import { defaultCatalogue } from "../../../../src/content/catalogue.ts";
import { ENTRIES } from "../../../../src/content/entries.ts";
import { engineOf } from "../../../../src/engine/engine.ts";
import { atMoment } from "../../../../src/rounds/moments.ts";
import { clearTokens } from "../../../../src/rounds/round-end.ts";
import { actionKey } from "../../../../src/state/actions.ts";
import { compileBox } from "../../../../src/state/box.ts";
import type { State } from "../../../../src/state/state.ts";
import { withTokens } from "../../../../src/state/tokens.ts";
import { GameWork } from "../../../../src/state/work.ts";
import { laidOut } from "../../../../src/testing/index.ts";
import { unitTokens } from "../../../../src/units/conditions.ts";
import { add, choose, DONE, faces, PASS } from "../../../helpers/actions.ts";
import { acting, PHASE } from "../../../helpers/activations.ts";
import { attackOf, HERE, SNOW, THERE } from "../../../helpers/attacks.ts";
import { eventsOf, offered } from "../../../helpers/reading.ts";
import { done, type Fielding, playOut, scene } from "../../../helpers/scene.ts";

describe("Cache", () => {
  const AIM = { what: "aim", n: 1 } as const;

  const DODGE = { what: "dodge", n: 1 } as const;

  const REBELS: Fielding = { unit: "rebel-troopers", at: THERE };

  /** What the first unit has on its cards once the effects of set-up are resolved. */
  const placed = (upgrades: readonly string[]): readonly number[] => {
    const armies = [[{ unit: "stormtroopers", upgrades, at: null }], [REBELS]] as const;
    const { state } = done(scene({ armies, state: { phase: "setup" } }), (work) =>
      atMoment(work, "setup-effects", null),
    );
    return (["cached-aim", "cached-dodge", "cached-surge"] as const).map((kind) => unitTokens(state, 0, kind));
  };

  /** The state in which the last miniature of a unit is defeated. */
  function lastFallen(state: State, unit: number): State {
    const units = state.units.map((own, place) => {
      if (place !== unit) return own;
      const miniatures = own.miniatures.map((one, rank) =>
        rank === own.miniatures.length - 1 ? { ...one, status: "defeated" as const, wounds: 1 } : one,
      );
      return { ...own, miniatures };
    });
    return { ...state, units };
  }

  it("[leg.kw.cache] In set-up each card with Cache receives the tokens that its keyword lists", () => {
    expect(placed(["prepared-supplies"])).toEqual([0, 1, 0]);
    expect(placed(["tech"])).toEqual([1, 1, 0]);
    expect(placed(["prepared-supplies", "mandalorian-super-commando"])).toEqual([0, 1, 2]);
    expect(placed(["hq-uplink"])).toEqual([0, 0, 0]);
  });

  it("[leg.kw.cache] A defender may spend cached tokens as well as its own, and is asked which", () => {
    const defender: Fielding = { ...REBELS, tokens: { dodge: 1, "cached-dodge": 1 } };
    const asked = playOut(attackOf([SNOW], [defender]), [add(0, 1), add(1, 1), DONE], ["hit", "hit"]).state;
    expect(offered(asked)).toEqual(["choose-option dodge", "choose-option dodge of cache", "pass"]);
    const spent = playOut(asked, [choose("dodge of cache")]);
    expect(unitTokens(spent.state, 1, "cached-dodge")).toBe(0);
    expect(unitTokens(spent.state, 1, "dodge")).toBe(1);
    expect(eventsOf(spent, "tokens-lost")).toMatchObject([{ unit: "p2.0", token: "cached-dodge", cause: "cache" }]);
    const over = playOut(spent.state, [choose("dodge")]);
    expect(eventsOf(over, "pool-resolved")).toMatchObject([{ wounds: 0 }]);
  });

  it("[leg.kw.cache] An attacker may spend several cached aim and surge tokens in one attack", () => {
    const attacker: Fielding = { ...SNOW, tokens: { "cached-aim": 1, "cached-surge": 2 } };
    const start = attackOf([attacker], [REBELS]);
    const aimed = playOut(start, [add(0, 1), add(1, 1), DONE, choose("aim of cache")], ["attack-surge", "blank"]).state;
    const rolled = playOut(aimed, [choose("pick 0"), PASS], ["attack-surge"]).state;
    expect(unitTokens(rolled, 0, "cached-aim")).toBe(0);
    const both = playOut(rolled, [choose("surge of cache"), choose("surge of cache")], ["blank", "blank"]);
    expect(eventsOf(both, "pool-resolved")).toMatchObject([{ wounds: 2 }]);
    expect(unitTokens(both.state, 0, "cached-surge")).toBe(0);
  });

  it("[leg.kw.cache] Cached tokens remain after their miniature is defeated and after the End Phase", () => {
    const unit: Fielding = {
      unit: "stormtroopers",
      upgrades: ["black-sun-enforcer"],
      at: HERE,
      tokens: { dodge: 1, "cached-dodge": 1 },
    };
    const start = lastFallen(scene({ armies: [[unit], [REBELS]], frames: [PHASE, acting(0)] }), 0);
    const cleared = done(start, clearTokens).state;
    expect([unitTokens(cleared, 0, "dodge"), unitTokens(cleared, 0, "cached-dodge")]).toEqual([0, 1]);
    const attacked = lastFallen(attackOf([SNOW], [{ ...unit, at: THERE }]), 1);
    const asked = playOut(attacked, [add(0, 1), DONE], ["hit"]).state;
    expect(offered(asked)).toEqual(["choose-option dodge", "choose-option dodge of cache", "pass"]);
  });

  it("[leg.kw.cache] [leg.type.clone-share] Cached tokens of a clone unit are not shared with other clone units", () => {
    const clones: Fielding = { unit: "clone-trooper-infantry", at: HERE };
    const friend: Fielding = { unit: "clone-trooper-infantry", at: [450, 300], tokens: { "cached-aim": 1 } };
    const shot = playOut(attackOf([clones, friend], [REBELS]), [add(0, 1), DONE], ["blank"]).state;
    expect(offered(shot).some((key) => key.startsWith("choose-option aim"))).toBe(false);
  });

  it("[leg.kw.cache] A unit that declares an attack may pay for Long Shot with a cached aim token", () => {
    const luke: Fielding = { unit: "luke-skywalker-hero-of-the-rebellion", at: HERE, tokens: { "cached-aim": 2 } };
    const away: Fielding = { unit: "general-veers-master-tactician", at: [300, 700] };
    const start = attackOf([luke], [away, { ...away, at: [300, 600] }]);
    expect(offered(start)).toContain("choose-option long-shot Luke's Blaster of cache");
    const used = playOut(start, [choose("long-shot Luke's Blaster of cache")]).state;
    expect(unitTokens(used, 0, "cached-aim")).toBe(1);
    expect(offered(used)).toEqual(["declare p2.0", "declare p2.1"]);
    const shot = playOut(used, [{ type: "declare", subject: "p2.0" }], faces(4, "blank")).state;
    expect(offered(shot)).toEqual(["choose-option aim of cache", "pass"]);
  });

  it("[leg.kw.cache] A unit that uses Guardian spends its other tokens before its cached tokens", () => {
    const given = [{ unit: 2, keyword: "guardian", value: 2, until: "game" }] as const;
    const guard: Fielding = { unit: "stormtroopers", at: [390, 550], tokens: { surge: 1, "cached-surge": 1 } };
    const start = attackOf([SNOW], [REBELS, guard], { only: 1, state: { ongoing: given } });
    const asked = playOut(start, [add(0, 1), add(1, 1), DONE], ["hit", "hit"]).state;
    const guarded = playOut(
      asked,
      [choose("guardian p2.1"), choose("cancel")],
      ["defense-surge", "defense-surge"],
    ).state;
    const one = playOut(guarded, [choose("surge")]).state;
    expect([unitTokens(one, 2, "surge"), unitTokens(one, 2, "cached-surge")]).toEqual([0, 1]);
    const two = playOut(one, [choose("surge")]).state;
    expect([unitTokens(two, 2, "surge"), unitTokens(two, 2, "cached-surge")]).toEqual([0, 0]);
  });

  it("[leg.kw.cache] Cache of a custom card places only the listed green tokens that have a number", () => {
    const listed = [{ what: "standby", n: 1 }, { what: "aim", n: "X" }, DODGE] as const;
    const home: Catalogue = {
      ...defaultCatalogue,
      upgrades: defaultCatalogue.upgrades.map((card) =>
        card.id === "prepared-supplies"
          ? { ...card, keywords: [{ id: "cache", gains: { choose: "all", options: listed } }] }
          : card,
      ),
    };
    const armies = [[{ unit: "stormtroopers", upgrades: ["prepared-supplies"], at: null }], [REBELS]] as const;
    const start = scene({ armies, state: { phase: "setup" } });
    const work = new GameWork(compileBox({ ...ENTRIES, catalogue: home }), start, undefined);
    atMoment(work, "setup-effects", null);
    engineOf(work.box).settle(work);
    const { state, events } = work.finish();
    expect(state.units[0]?.tokens).toEqual(withTokens(start.units[0]?.tokens ?? [], "cached-dodge", 1));
    expect(events.map(({ type }) => type)).toEqual(["tokens-gained"]);
  });

  it("[leg.kw.cache] A card whose Cache offers a choice of tokens asks which one to place", () => {
    const home: Catalogue = {
      ...defaultCatalogue,
      units: defaultCatalogue.units.filter(({ id }) => id === "stormtroopers"),
      counterparts: [],
      upgrades: defaultCatalogue.upgrades.flatMap((card) =>
        card.id === "prepared-supplies"
          ? [{ ...card, keywords: [{ id: "cache", gains: { choose: "one", options: [AIM, DODGE] } }] }]
          : [],
      ),
      commands: defaultCatalogue.commands.filter(({ id }) => id === "standing-orders"),
    };
    const box = compileBox({ ...ENTRIES, catalogue: home });
    const own = engineOf(box);
    const start = laidOut({
      catalogue: home,
      phase: "setup",
      "player-1": { units: [{ unit: "stormtroopers", upgrades: ["prepared-supplies"] }] },
      "player-2": { units: ["stormtroopers"] },
    });
    const work = new GameWork(box, start, undefined);
    atMoment(work, "setup-effects", null);
    own.settle(work);
    const asked = work.finish().state;
    expect(own.legalActions(asked).map(actionKey)).toEqual(["choose-option cache-aim", "choose-option cache-dodge"]);
    const answered = own.apply(asked, choose("cache-dodge"));
    if (!answered.ok) throw new Error(answered.violation.code);
    expect([AIM, DODGE].map(({ what }) => unitTokens(answered.value.state, 0, `cached-${what}`))).toEqual([0, 1]);
  });
});
