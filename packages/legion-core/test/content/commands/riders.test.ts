import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolSituation } from "../../../src/attack/from-table.ts";
import { game } from "../../../src/index.ts";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { BOX } from "../../../src/testing/box.ts";
import { dice, play, type Scenario, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { declare, FAR, lent, moved, offered, perform, playing, tokensOf } from "./helpers.ts";

const CARD = "size-matters-sometimes";
const CHEWBACCA = { unit: "chewbacca-hero-of-kashyyyk", at: [400, 200] } as const;
const YODA: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [520, 200] };
/** In base contact with Chewbacca: two small bases measure 27 mm. */
const BESIDE: UnitSpec = { ...YODA, at: [427, 200] };
const RIDING: NonNullable<Scenario["ongoing"]> = [{ unit: "p1.1", keyword: CARD, value: 1, until: "round" }];
const SHOOTERS: UnitSpec = { unit: "stormtroopers", at: [400, 400], defeated: 3 };

/** How far Yoda's base is from Chewbacca's, from middle to middle in mm. */
function apart({ units }: State): number {
  const [chewbacca, yoda] = [at(at(units, 0).miniatures, 0), at(at(units, 1).miniatures, 0)];
  const [dx, dy] = [chewbacca.x - yoda.x, chewbacca.y - yoda.y];
  return Math.round(Math.sqrt(dx * dx + dy * dy) / 100);
}

/** The kinds of what is offered. */
function types(state: State): readonly Action["type"][] {
  return [...new Set(game.legalActions(state).map(({ type }) => type))];
}

/** Stormtroopers, the third unit, about to shoot at Chewbacca or Yoda. */
function underFire(rider: UnitSpec, riding = RIDING, shooters = SHOOTERS): State {
  return scenario({
    activating: "p2.0",
    ongoing: riding,
    "player-1": { units: [CHEWBACCA, rider], hand: [], revealed: CARD },
    "player-2": { units: [shooters], hand: [] },
  });
}

/** What decides how their pool against one of the two is resolved. */
function situation(rider: UnitSpec, defender: 0 | 1, riding = RIDING) {
  const formed = { defender, attack: "ranged", weapons: [], dice: [], resolved: false, again: null } as const;
  const found = poolSituation({ box: BOX, state: underFire(rider, riding) }, 2, formed);
  if (found === undefined) throw new Error("a side is gone");
  return found.situation;
}

describe("Size Matters Sometimes", () => {
  it("[leg.command.timing-2-untimed] Yoda at range 1 of Chewbacca is set down in base contact with him, where his player likes", () => {
    const { state } = playing(CARD, { units: [CHEWBACCA, YODA] });
    expect(game.decision(state)).toMatchObject({ seat: "player-1", kind: "place", context: { unit: "p1.1" } });
    expect(types(state)).toEqual(["place"]);
    const spots = game.legalActions(state).filter(({ type }) => type === "place");
    expect(spots.length).toBeGreaterThan(3);
    for (const spot of spots) expect(apart(play(state, [spot]).state)).toBe(27);
    expect(lent(play(state, [at(spots, 0)]).state)).toEqual([`1 ${CARD} 1 round`]);
    const away: Action = {
      type: "place",
      subject: "p1.1.0",
      to: { x: 46000, y: 20000, z: 0 },
      heading: { x: 0, y: 1 },
    };
    expect(game.why(state, away)).toMatchObject({ rule: "leg.cards.command-use", code: "not-set-down-there" });
  });

  it("[leg.cards.command-use] Yoda farther than range 1 from Chewbacca stays where he is, and moves as ever", () => {
    const { state } = playing(CARD, { units: [CHEWBACCA, { ...YODA, at: [600, 200] }] });
    expect([game.decision(state)?.kind, lent(state)]).toEqual(["orders", []]);
  });

  it("[leg.cards.command-use] Yoda cannot move while he rides along, and is set down again after each move of Chewbacca", () => {
    const side = { units: [CHEWBACCA, BESIDE], hand: [], revealed: CARD };
    const at = (activating: string): State =>
      scenario({ activating, ongoing: RIDING, "player-1": side, "player-2": FAR });
    expect(game.why(at("p1.1"), perform("move"))).toMatchObject({ rule: "leg.cards.command-use" });
    const gone = moved(play(at("p1.0"), [perform("move")]).state);
    expect(game.decision(gone)).toMatchObject({ kind: "place", context: { unit: "p1.1" } });
    const [spot] = game.legalActions(gone);
    const set = play(gone, spot === undefined ? [] : [spot]).state;
    expect([apart(set), game.decision(set)?.kind]).toEqual([27, "action"]);
    expect(game.decision(moved(play(set, [perform("move")]).state))?.kind).toBe("place");
  });

  it("[leg.cards.command-use] Yoda who does not ride along moves, and does not follow Chewbacca", () => {
    const side = { units: [CHEWBACCA, BESIDE], hand: [], revealed: CARD };
    const at = (activating: string): State => scenario({ activating, "player-1": side, "player-2": FAR });
    expect(game.why(at("p1.1"), perform("move"))).toBeUndefined();
    expect(game.decision(moved(play(at("p1.0"), [perform("move")]).state))?.kind).toBe("action");
  });

  it("[leg.kw.deflect.surge] Chewbacca in contact with Yoda has Deflect and defends with red dice", () => {
    const own = (rider: UnitSpec, riding = RIDING) => {
      const { die, keywords } = situation(rider, 0, riding).defender;
      return [die, keywords["deflect"] ?? 0];
    };
    expect(own(BESIDE)).toEqual([1, 1]);
    expect(own({ ...YODA, at: [440, 200] })).toEqual([0, 0]);
    expect(own(BESIDE, [])).toEqual([0, 0]);
  });

  it("[leg.kw.guardian-x.roll] Chewbacca in contact with Yoda guards him with red dice", () => {
    const guards = (rider: UnitSpec) => situation(rider, 1).guardians.map(({ id, die }) => [id, die]);
    expect(guards(BESIDE)).toEqual([["p1.0", 1]]);
    expect(guards({ ...YODA, at: [440, 200] })).toEqual([["p1.0", 0]]);
  });

  it("[leg.cards.command-use] Chewbacca in contact with Yoda spends as many of Yoda's dodge tokens as he likes, and no other tokens of his", () => {
    const rich = { dodge: 2, surge: 1, aim: 1 };
    const lenders = (rider: UnitSpec) => situation({ ...rider, tokens: rich }, 0).lenders.defender;
    expect(lenders(BESIDE)).toEqual([
      {
        id: "p1.1",
        by: [CARD],
        freely: [CARD],
        withheld: [`${CARD} aim`, `${CARD} surge`],
        tokens: { aim: 1, dodge: 2, surge: 1 },
      },
    ]);
    expect(lenders({ ...YODA, at: [440, 200] })).toEqual([]);
  });

  it("[leg.roll-defense.roll] Red dice are rolled for Chewbacca, and both of Yoda's dodge tokens cancel hits", () => {
    const asked = underFire({ ...BESIDE, tokens: { dodge: 2 } }, RIDING, { ...SHOOTERS, defeated: 0 });
    const arm = [0, 1, 2, 3].map(
      (one): Action => ({ type: "add-weapon", subject: `p2.0.${one}`, weapon: 1, kind: "ranged" }),
    );
    const shot = play(asked, [perform("attack"), declare("p1.0"), ...arm], {
      draws: dice(["hit", "hit", "blank", "hit"]),
    });
    const spend: Action = { type: "choose", subject: `dodge of p1.1 by ${CARD}` };
    const { state, events } = play(shot.state, [spend, spend], { draws: dice(["block"]) });
    expect(tokensOf(state, "p1.1")["dodge"] ?? 0).toBe(0);
    const rolled = events.filter((event) => event.type === "rolled" && event.rule === "leg.roll-defense.roll");
    expect(rolled).toMatchObject([{ unit: "p1.0", dice: ["red-defense"], faces: ["block"] }]);
  });

  it("[leg.cards.command-use] Yoda attacks while he rides along", () => {
    const acting = scenario({
      activating: "p1.1",
      ongoing: RIDING,
      "player-1": { units: [CHEWBACCA, BESIDE], hand: [], revealed: CARD },
      "player-2": { units: [{ ...SHOOTERS, at: [430, 240] }], hand: [] },
    });
    expect(offered(acting)).toContain("perform attack");
  });
});
