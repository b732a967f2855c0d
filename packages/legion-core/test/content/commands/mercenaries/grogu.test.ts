import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { chooseCard, PASS, perform } from "../../../helpers/actions.ts";
import { eventsOf, handOf, lent, offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";
import { piece, rectangle } from "../../../helpers/terrain.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const HELD = ["the-hand-thing"];
const SABINE: UnitSpec = { unit: "sabine-wren-explosive-artist", at: [1200, 800] };
const DIN = { unit: "din-djarin-the-mandalorian", at: [400, 200], counterpart: "grogu" } as const;

const shot = (
  hand: readonly string[],
  at: readonly [number, number] = [500, 200],
  din: UnitSpec = DIN,
  targets: readonly string[] = ["p1.1"],
): State =>
  play(
    scenario({
      activating: "p2.0",
      "player-1": {
        faction: "rebel-alliance",
        units: [din, { ...TROOPS, at }],
        hand,
      },
      "player-2": { units: [{ unit: STORM, at: [500, 420], defeated: 3 }], hand: [] },
    }),
    [perform("attack"), ...targets.map((subject) => ({ type: "declare", subject }) as const)],
  ).state;

it("[leg.cards.command-use] The Hand Thing may be used for a unit shot at in sight of Grogu, but not in melee", () => {
  const din: UnitSpec = { unit: "din-djarin-the-mandalorian", at: [400, 200], counterpart: "grogu" };
  const asked = (foe: readonly [number, number], wall = false): boolean => {
    const state = scenario({
      activating: "p2.0",
      table: { terrain: wall ? [piece("wall", rectangle(460, 100, 10, 200), 200)] : [] },
      "player-1": {
        faction: "rebel-alliance",
        units: [din, { unit: REBELS, at: [500, 200], defeated: 3 }],
        hand: ["the-hand-thing"],
      },
      "player-2": { units: [{ unit: STORM, at: foe, defeated: 3 }], hand: [] },
    });
    return (
      game.decision(
        play(state, [perform("attack"), ...(foe[1] > 300 ? [{ type: "declare", subject: "p1.1" } as const] : [])])
          .state,
      )?.kind === "hand"
    );
  };
  expect([asked([500, 420]), asked([500, 227]), asked([500, 420], true)]).toEqual([true, false, false]);
});

it("[leg.cards.command-use] The Hand Thing gives a unit beside Grogu that is shot at 2 dodge tokens, and Deflect for that attack", () => {
  const asked = shot(["the-hand-thing", "push"]);
  expect(game.decision(asked)).toMatchObject({
    seat: "player-1",
    kind: "hand",
    context: { moment: "form-pool", about: "p1.1" },
  });
  expect(offered(asked)).toEqual(["choose-command the-hand-thing", "pass"]);
  const { events } = play(asked, [chooseCard("the-hand-thing")]);
  expect(events).toContainEqual(
    expect.objectContaining({ type: "tokens-gained", unit: "p1.1", token: "dodge", amount: 2 }),
  );
  expect(events).toContainEqual(expect.objectContaining({ type: "ongoing-began", unit: "p1.1", keyword: "deflect" }));
  const line = play(asked, [chooseCard("the-hand-thing")]).state;
  let past = line;
  while (game.decision(past)?.kind === "pool") past = play(past, [PASS]).state;
  expect(lent(past)).toEqual([]);
  expect(handOf(past, 0)).toEqual(["push"]);
});

it("[leg.info.hand-secret] The owner of Grogu is asked about The Hand Thing whether or not they hold it, but only for units near Grogu", () => {
  const [holding, without] = [shot(["the-hand-thing"]), shot(["push"])];
  expect(offered(without)).toEqual(["pass"]);
  expect(game.view(without, "player-2")).toEqual(game.view(holding, "player-2"));
  expect(game.decision(shot(["the-hand-thing"], [700, 200]))?.kind).not.toBe("hand");
  expect(game.decision(shot(["push"], [500, 200], { unit: DIN.unit, at: DIN.at }))?.kind).not.toBe("hand");
});

it("[leg.undeployed.friendly-on-battlefield] The Hand Thing cannot be used while Din Djarin and Grogu have not deployed", () => {
  const undeployed = { unit: DIN.unit, counterpart: "grogu" };
  expect(game.decision(shot(["the-hand-thing"], [500, 200], undeployed, []))?.kind).not.toBe("hand");
});

it("[leg.kw.counterpart.keywords] The Hand Thing cannot be used for Din Djarin once Grogu is defeated", () => {
  const asked = (defeated: number): string | undefined =>
    game.decision(shot(["the-hand-thing"], [700, 200], { ...DIN, at: [500, 200], defeated }, ["p1.0"]))?.kind;
  expect(asked(0)).toBe("hand");
  expect(asked(1)).not.toBe("hand");
});

it("[leg.kw.detonate-x.attack] The Hand Thing may be used for a unit that a charge attacks, and ends with the attack of the charge", () => {
  const mined = scenario({
    activating: "p2.0",
    tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [500, 320] }],
    "player-1": { faction: "rebel-alliance", units: [DIN, { ...TROOPS, at: [500, 200], defeated: 3 }], hand: HELD },
    "player-2": { units: [SABINE], hand: [], permanents: ["explosions"] },
  });
  const asked = follow(mined, "perform aim", "choose-option thermal-charge.0", "choose-unit p1.1");
  expect(offered(asked.state)).toEqual(["choose-command the-hand-thing", "pass"]);
  const used = follow(asked.state, "choose-command the-hand-thing", ["hit", "hit"]);
  expect(offered(used.state)).toEqual(["choose-option dodge", "pass"]);
  expect(lent(used.state)).toEqual(["1 deflect 1 attack"]);
  const deflected = follow(used.state, PASS, ["defense-surge", "defense-surge", "blank", "blank"]);
  expect(eventsOf(deflected, "pool-resolved").map(({ wounds }) => wounds)).toEqual([0, 0]);
  expect(lent(deflected.state)).toEqual([]);
});

it("[leg.kw.detonate-x.attack] [leg.attack.action-ends] The Deflect of The Hand Thing is gone when a charge attacks the unit after the attack", () => {
  const start = scenario({
    activating: "p2.0",
    tokens: [{ kind: "charge", name: "thermal-charge", owner: "player-2", at: [520, 310] }],
    "player-1": { faction: "rebel-alliance", units: [DIN, { ...TROOPS, at: [500, 200], defeated: 3 }], hand: HELD },
    "player-2": { units: [{ unit: STORM, at: [500, 420], defeated: 3 }, SABINE], hand: [], permanents: ["explosions"] },
  });
  const shot = follow(start, "perform attack", "declare p1.1", "choose-command the-hand-thing", ["blank"], PASS);
  expect(offered(shot.state)).toEqual(["choose-option thermal-charge.0", "done"]);
  expect(lent(shot.state)).toEqual([]);
});
