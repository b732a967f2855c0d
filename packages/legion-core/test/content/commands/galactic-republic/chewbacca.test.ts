import { nearest } from "@sw/tabletop";
import { safeParse } from "valibot";
import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { moveBan } from "../../../../src/moving/moves.ts";
import { reader } from "../../../../src/read/index.ts";
import { stateSchema } from "../../../../src/saves/parse/state.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { PoolFrame } from "../../../../src/state/frames.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { dice, play, type UnitSpec } from "../../../../src/testing/index.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { areTouching } from "../../../../src/units/near.ts";
import { declare, PASS, perform } from "../../../helpers/actions.ts";
import { answers, playing, revealing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";

const CARD = "size-matters-sometimes";

/** Bases of 27 mm: 27 mm from middle to middle is contact. */
const CHEWBACCA = { unit: "chewbacca-hero-of-kashyyyk", at: [400, 400] } as const;
const YODA = { unit: "yoda-grand-master-of-the-jedi-order", at: [500, 400] } as const;

const place = (x: number, y: number): Action => ({
  type: "place",
  subject: "p1.1.0",
  to: { x: mm(x), y: mm(y), z: 0 },
  heading: { x: 0, y: 1 },
});

const touch = (state: State): boolean => areTouching({ box: BOX, state }, 0, 1);

const whereIs = (state: State, unit: number): readonly (number | undefined)[] => {
  const own = state.units[unit]?.miniatures[0];
  return [own?.x, own?.y];
};

const revealed = (...mine: readonly UnitSpec[]): State => playing(CARD, { units: mine }).state;
const ABREAST: UnitSpec = { ...YODA, at: [427, 400] };
const STORM = { unit: "stormtroopers", at: [400, 600], defeated: 3 } as const;

/** The round in which the card was revealed, and Yoda was set down for it or not. */
const riding = (activating: string, rides = true, theirs: readonly UnitSpec[] = [STORM], yoda = ABREAST): State => {
  const state = revealing(CARD, activating, { units: [CHEWBACCA, yoda] }, { units: theirs });
  const mark = { unit: 1, keyword: CARD, value: 1, until: "round" } as const;
  return rides ? { ...state, ongoing: [...state.ongoing, mark] } : state;
};

const moved = (state: State): State => {
  const asked = play(state, [perform("move")]).state;
  const away = game.legalActions(asked).find((action) => action.type === "move" && action.move.type === "standard");
  return play(asked, away === undefined ? [] : [away]).state;
};

const addWeapon = (miniature: string): Action => ({
  type: "add-weapon",
  subject: miniature,
  weapon: 1,
  kind: "ranged",
});

const APART: UnitSpec = { ...YODA, at: [428, 400] };
const SHOOTERS: UnitSpec = { unit: "stormtroopers", at: [400, 600], tokens: { aim: 1 } };

/** An attack of four stormtroopers on one of the two, up to the first choice once they have rolled. */
const attacked = (yoda: UnitSpec, target: string, faces: readonly string[], card = CARD): State => {
  const start = revealing(card, "p2.0", { units: [CHEWBACCA, yoda] }, { units: [SHOOTERS] });
  const weapons = [0, 1, 2, 3].map((one) => addWeapon(`p2.0.${one}`));
  return play(start, [perform("attack"), declare(target), ...weapons], { draws: dice(faces) }).state;
};

const HITS: readonly string[] = ["hit", "hit", "hit", "hit"];
const MISS: readonly string[] = ["hit", "hit", "blank", "hit"];
const situation = (state: State): PoolFrame["situation"] | undefined => nearest(state, "pool")?.situation;

it("[leg.cards.command-use] Size Matters Sometimes makes the player set down a Yoda at range 1 of Chewbacca in base contact with him", () => {
  const asked = revealed(CHEWBACCA, YODA);
  expect(game.decision(asked)).toMatchObject({ kind: "place", seat: "player-1", context: { unit: "p1.1" } });
  const spots = game.legalActions(asked);
  expect([spots.length, game.legalActions(asked, { density: 3 }).length]).toEqual([4, 24]);
  for (const spot of spots) expect(touch(play(asked, [spot]).state)).toBe(true);
  for (const [x, y] of [
    [430, 400],
    [500, 400],
    [400, 427.3],
  ] as const) {
    const refused = game.apply(asked, place(x, y));
    expect(refused.ok ? undefined : refused.violation).toMatchObject({ code: "not-set-down-there" });
  }
  const down = play(asked, [place(400, 373)]).state;
  expect([touch(down), game.decision(down)?.kind]).toEqual([true, "orders"]);
  expect(offered(down)).toEqual(["order p1.0", "order p1.1"]);
});

it("[leg.range.at] Size Matters Sometimes does not move a Yoda beyond range 1 or in reserve, who may move normally", () => {
  const beside = (x: number) => revealed(CHEWBACCA, { ...YODA, at: [x, 400] });
  // Range 1 is 150 mm from edge to edge, and the bases are 27 mm.
  expect(game.decision(beside(577))?.kind).toBe("place");
  expect(game.decision(beside(578))?.kind).toBe("orders");
  expect(revealed(CHEWBACCA, { unit: YODA.unit }).ongoing).toEqual([]);
  expect(revealed({ unit: CHEWBACCA.unit }, YODA).ongoing).toEqual([]);
  expect(beside(578).ongoing).toEqual([]);
});

it("[leg.cards.command-use] A save made while Yoda is being set down is accepted, but refused if no unit is there to set him beside", () => {
  const asked = revealed(CHEWBACCA, YODA);
  expect(safeParse(stateSchema(BOX), JSON.parse(JSON.stringify(asked))).output).toEqual(asked);
  expect(game.invariants(asked)).toEqual([]);
  const beside = (unit: number): State => ({
    ...asked,
    frames: asked.frames.map((frame) => (frame.kind === "place" ? { ...frame, down: { beside: unit } } : frame)),
  });
  for (const stray of [1, 40]) {
    expect(game.invariants(beside(stray))).not.toEqual([]);
  }
});

it("[leg.command.timing-3-issue-orders] Size Matters Sometimes orders only Chewbacca and Yoda", () => {
  const down = play(revealed(CHEWBACCA, YODA, { unit: "wookiee-warriors-noble-fighters", at: [700, 400] }), [
    place(400, 373),
  ]).state;
  expect(offered(down)).toEqual(["order p1.0", "order p1.1"]);
});

it("[leg.base-contact.definition] Size Matters Sometimes does not move Yoda if no base fits beside Chewbacca", () => {
  const crowd = Array.from({ length: 6 }, (_, one): UnitSpec => {
    const at = [
      [427, 400],
      [413.5, 423.5],
      [386.5, 423.5],
      [373, 400],
      [386.5, 376.5],
      [413.5, 376.5],
    ][one] as [number, number];
    return { unit: "clone-commander-trained-for-leadership", at };
  });
  const state = revealed(CHEWBACCA, { ...YODA, at: [460, 400] }, ...crowd);
  expect([game.decision(state)?.kind, whereIs(state, 1)]).toEqual(["orders", [mm(460), mm(400)]]);
});

it("[leg.cards.command-use] Under Size Matters Sometimes Yoda is set down in contact with Chewbacca after each of Chewbacca's moves", () => {
  const first = moved(riding("p1.0"));
  expect(whereIs(first, 0)).not.toEqual([mm(400), mm(400)]);
  expect(game.decision(first)).toMatchObject({ kind: "place", seat: "player-1", context: { unit: "p1.1" } });
  const spots = game.legalActions(first);
  for (const spot of spots) expect(touch(play(first, [spot]).state)).toBe(true);
  const [spot] = spots;
  const second = moved(play(first, spot === undefined ? [] : [spot]).state);
  expect(game.decision(second)).toMatchObject({ kind: "place", context: { unit: "p1.1" } });
});

it("[leg.cards.command-use] Yoda stays behind when Chewbacca moves if Size Matters Sometimes did not set him down or he is defeated", () => {
  expect(game.decision(moved(riding("p1.0", false)))?.kind).toBe("action");
  expect(game.decision(moved(riding("p1.0", true, [STORM], { ...ABREAST, defeated: 1 })))?.kind).toBe("action");
});

it("[leg.cards.command-use] A Yoda set down by Size Matters Sometimes cannot move, even by an effect; otherwise he moves normally", () => {
  expect(offered(riding("p1.1", false))).toContain("perform move");
  const rides = riding("p1.1");
  expect(offered(rides)).not.toContain("perform move");
  expect(game.why(rides, perform("move"))).toMatchObject({ rule: "leg.cards.command-use" });
  expect(offered(riding("p1.0"))).toContain("perform move");
  expect(moveBan({ box: BOX, state: rides }, 1, "effect")).toMatchObject({ rule: "leg.cards.command-use" });
  expect(moveBan({ box: BOX, state: rides }, 1, "withdraw")).toBeDefined();
});

it("[leg.kw.deflect.surge] Chewbacca has Deflect while Yoda is in base contact, even if Size Matters Sometimes did not set Yoda down there", () => {
  const deflects = (yoda: UnitSpec, revealed: string | undefined = CARD): number | undefined =>
    keywordsOf({ box: BOX, state: revealing(revealed, "p2.0", { units: [CHEWBACCA, yoda] }, { units: [STORM] }) }, 0)[
      "deflect"
    ];
  expect([deflects(ABREAST), deflects(APART), deflects(ABREAST, "standing-orders")]).toEqual([1, undefined, undefined]);
  expect(situation(attacked(ABREAST, "p1.0", MISS))?.defender.keywords["deflect"]).toBe(1);
});

it("[leg.roll-defense.gather] Chewbacca rolls red defense dice while Yoda is in base contact, and white ones otherwise", () => {
  const die = (yoda: UnitSpec, card = CARD) => [
    situation(attacked(yoda, "p1.0", MISS, card))?.defender.die,
    reader.unit(attacked(yoda, "p1.0", MISS, card), "p1.0")?.defenseDie,
  ];
  expect(die(ABREAST)).toEqual([1, "red"]);
  expect(die(APART)).toEqual([0, "white"]);
  expect(die(ABREAST, "standing-orders")).toEqual([0, "white"]);
});

it("[leg.kw.guardian-x.roll] Chewbacca uses Guardian for a Yoda in base contact with red defense dice, and for one farther away with white dice", () => {
  const guards = (yoda: UnitSpec) =>
    situation(attacked(yoda, "p1.1", MISS))?.guardians.map(({ id, die, keywords }) => [id, die, keywords["deflect"]]);
  expect(guards(ABREAST)).toEqual([["p1.0", 1, 1]]);
  expect(guards(APART)).toEqual([["p1.0", 0, undefined]]);
});

it("[leg.dodge.spend-any] Chewbacca may spend any number of dodge tokens of a Yoda in base contact, but none of his other tokens", () => {
  const tokens = { dodge: 2, surge: 1, aim: 1 } as const;
  const dodging = (yoda: UnitSpec, target: string) => play(attacked(yoda, target, HITS), [PASS]).state;
  const lent = `choose-option dodge of p1.1 by ${CARD} 3`;
  const first = dodging({ ...ABREAST, tokens }, "p1.0");
  expect(situation(first)?.lenders.defender).toMatchObject([
    { id: "p1.1", freely: [`${CARD} 3`], withheld: [`${CARD} 3 aim`, `${CARD} 3 surge`] },
  ]);
  expect(offered(first)).toEqual([lent, "pass"]);
  const second = answers(first, lent);
  expect(offered(second)).toEqual([lent, "pass"]);
  expect(tokensOf(answers(second, lent), "p1.1")).toEqual({ aim: 1, surge: 1 });
  expect(offered(dodging({ ...APART, tokens }, "p1.0"))).not.toContain(lent);
  expect(offered(dodging({ ...ABREAST, tokens }, "p1.1"))).toEqual(["choose-option dodge", "pass"]);
});
