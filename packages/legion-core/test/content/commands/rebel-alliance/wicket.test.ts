import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { courageOf } from "../../../../src/units/conditions.ts";
import { choose, order, PASS, perform, unitChosen } from "../../../helpers/actions.ts";
import { thrown } from "../../../helpers/attacks.ts";
import { fight, LOST, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { apart } from "../reach.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const EWOKS = { unit: "ewok-skirmishers", at: [700, 200] } as const;

const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;

const crowd = (unit: string, ...spots: readonly (readonly [number, number])[]): readonly UnitSpec[] =>
  spots.map((at) => apart(unit, 0, { at: [...at] }));

const REBELS = "rebel-troopers";

/** A unit of either side acts, the first player having revealed a card. */
function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
  return scenario({
    activating,
    "player-1": { hand: [], revealed, ...mine },
    "player-2": { hand: [], units: theirs },
  });
}

const WICKET_FAR = { ...WICKET, at: [1200, 200] } as const;

it("[leg.courage.null-never] Courageous Counterattack makes Ewoks with a faceup order immune to panic, and adds a white die per wound and lost miniature", () => {
  const state = fight({
    revealed: "courageous-counterattack",
    mine: [
      { ...WICKET, order: "faceup", wounds: [2] },
      { ...EWOKS, at: [700, 200], order: "faceup", defeated: 4 },
      { ...EWOKS, at: [1000, 200], order: "facedown", defeated: 4 },
    ],
    theirs: [
      { ...ONE, at: [700, 227] },
      { ...ONE, at: [1000, 227] },
    ],
    activating: "p1.1",
  });
  const spear = (subject: string) => ({ type: "add-weapon", subject, weapon: 0, kind: "melee" }) as const;
  expect([0, 1, 2].map((unit) => courageOf({ box: BOX, state }, unit))).toEqual([null, null, 1]);
  const spears = thrown(play(state, [perform("attack")]).state, spear("p1.1.0"), spear("p1.1.1"));
  expect(spears).toEqual({ black: 2, white: 4 });
  const { state: ordered } = playing(
    "courageous-counterattack",
    { units: [WICKET, { ...EWOKS, tokens: { suppression: 2 } }] },
    { units: [{ unit: STORM, at: [1700, 800] }] },
    order("p1.1"),
  );
  expect(tokensOf(ordered, "p1.1")["suppression"]).toBeUndefined();
});

it("[leg.move.granted-speed] Close Call gives Wicket a dodge token, Outmaneuver and speed 3, and forbids him to attack", () => {
  const { state } = playing("close-call", { units: [WICKET, TROOPS] }, { units: [{ unit: STORM, at: [400, 400] }] });
  expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
  expect(lent(state)).toEqual(["0 outmaneuver 1 round"]);
  const active = fight({ revealed: "close-call", mine: [WICKET], theirs: [{ ...ONE, at: [400, 327] }] });
  expect(offered(active)).not.toContain("perform attack");
  const speeds = game
    .legalActions(play(active, [perform("move")]).state)
    .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
  expect(Math.max(...speeds)).toBe(3);
});

it("[leg.cards.command-use] Sneaky Scouting marks at most two enemies, even if more are near Wicket", () => {
  const wicket: UnitSpec = { unit: "wicket-hero-of-bright-tree", at: [400, 300] };
  const foes = { units: crowd(STORM, [400, 400], [500, 400], [300, 400]) };
  const { state } = playing("sneaky-scouting", { units: [wicket] }, foes, unitChosen("p2.0"), unitChosen("p2.1"));
  expect(offered(state).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
  expect([0, 1, 2].map((unit) => tokensOf(state, `p2.${unit}`)["observation"] ?? 0)).toEqual([2, 2, 0]);
});

it("[leg.tokens.observation] Sneaky Scouting turns a surge into a hit only if the target has an observation token to spend", () => {
  const wicket: UnitSpec = { unit: "wicket-hero-of-bright-tree", at: [1200, 200] };
  const offers = (face: string, observation: number): boolean => {
    const shooter: UnitSpec = { unit: REBELS, at: [400, 200], defeated: 3, tokens: { surge: 1 } };
    const foe: UnitSpec = { unit: STORM, at: [400, 400], defeated: 3, tokens: { observation } };
    let now = play(acting("sneaky-scouting", "p1.0", { units: [shooter, wicket] }, [foe, LOST]), [perform("attack")], {
      draws: dice([face]),
    }).state;
    if (offered(now).includes("choose-option observation")) now = play(now, [PASS]).state;
    return offered(now).includes("choose-option sneaky-scouting");
  };
  expect([offers("attack-surge", 1), offers("attack-surge", 0), offers("blank", 1)]).toEqual([true, false, false]);
});

it("[leg.tokens.observation] Sneaky Scouting gives observation tokens to up to 2 enemies near Wicket, which turn attack surges into hits", () => {
  const enemies: SideSpec = {
    units: [
      { unit: STORM, at: [400, 400] },
      { unit: STORM, at: [600, 400] },
      { unit: STORM, at: [400, 700] },
    ],
  };
  const { state } = playing("sneaky-scouting", { units: [WICKET, TROOPS] }, enemies);
  expect(offered(state)).toEqual(["choose-unit p2.0", "choose-unit p2.1", "done"]);
  const marked = play(state, [unitChosen("p2.0"), unitChosen("p2.1")]).state;
  expect([0, 1, 2].map((unit) => tokensOf(marked, `p2.${unit}`))).toEqual([{ observation: 2 }, { observation: 2 }, {}]);
  const attacking = play(
    fight({
      revealed: "sneaky-scouting",
      mine: [{ unit: "ewok-slingers", at: [400, 200], defeated: 5 }, WICKET_FAR],
      theirs: [{ ...ONE, at: [400, 400], tokens: { observation: 1 } }],
    }),
    [perform("attack"), PASS],
    { draws: dice(["attack-surge"]) },
  ).state;
  expect(offered(attacking)).toContain("choose-option sneaky-scouting");
  const { events } = play(attacking, [choose("sneaky-scouting")], { draws: dice(["block"]) });
  expect(events).toContainEqual(expect.objectContaining({ type: "dice-rolled", dice: ["red-defense"] }));
  expect(events).toContainEqual(
    expect.objectContaining({ type: "tokens-lost", unit: "p2.0", token: "observation", amount: 1 }),
  );
});
