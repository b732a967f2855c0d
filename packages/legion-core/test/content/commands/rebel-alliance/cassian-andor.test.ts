import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, DONE, order, perform } from "../../../helpers/actions.ts";
import { active, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";

/** A unit of either side acts, the first player having revealed a card. */
function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
  return scenario({
    activating,
    "player-1": { hand: [], revealed, ...mine },
    "player-2": { hand: [], units: theirs },
  });
}

const CASSIAN = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const COMMANDOS = { unit: "rebel-commandos", at: [1000, 200] } as const;

it("[leg.actions.free-action-window] Crack Shot is not offered if Cassian has no enemy to attack", () => {
  const cassian: UnitSpec = { unit: "cassian-andor-capable-intelligence-agent", at: [400, 300] };
  const offers = (y: number): boolean =>
    offered(acting("crack-shot", "p1.0", { units: [cassian] }, [{ unit: STORM, at: [400, y] }])).includes(
      "perform crack-shot",
    );
  expect([offers(450), offers(850)]).toEqual([true, false]);
});

it("[leg.attack.one-attack-action] Crack Shot gives Cassian an aim token, Gunslinger and a free attack action, which replaces his normal attack action", () => {
  const { state } = playing("crack-shot", { units: [CASSIAN] });
  expect(tokensOf(state, "p1.0")).toEqual({ aim: 1 });
  expect(lent(state)).toEqual(["0 gunslinger 1 round"]);
  expect(offered(state)).toEqual(["choose-option gain-suppression", "choose-option decline"]);
  expect(tokensOf(play(state, [choose("gain-suppression")]).state, "p1.0")).toEqual({ aim: 1, suppression: 1 });
  const acting = active("crack-shot", [CASSIAN], [{ unit: "stormtroopers", at: [400, 400] }]);
  const shot = play(acting, [perform("crack-shot")]).state;
  const over = game.decision(shot)?.kind === "attack" ? play(shot, [DONE]).state : shot;
  expect(game.decision(over)).toMatchObject({
    kind: "action",
    context: { actions: 2, done: ["crack-shot", "attack"] },
  });
  expect(offered(over)).not.toContain("perform attack");
  expect(offered(over)).not.toContain("perform crack-shot");
  expect(offered(over)).not.toContain("perform standby");
});

it("[leg.command.timing-3-issue-orders] Last Stand gives an ordered commander or operative Indomitable, and a token per wound token, at most 3", () => {
  const standing = (wounds: number): State =>
    playing("last-stand", { units: [{ ...CASSIAN, wounds: [wounds] }, TROOPS] }, FAR_SIDE, order("p1.0")).state;
  const hurt = standing(4);
  expect(lent(hurt)).toEqual(["0 indomitable 1 round"]);
  expect(offered(hurt)).toEqual([
    "choose-option gain-aim",
    "choose-option gain-dodge",
    "choose-option gain-suppression",
  ]);
  const given = play(hurt, [choose("gain-aim"), choose("gain-suppression"), choose("gain-aim")]).state;
  expect(tokensOf(given, "p1.0")).toMatchObject({ aim: 2, suppression: 1 });
  expect(given.phase).toBe("activation");
  expect(play(standing(1), [choose("gain-dodge")]).state.phase).toBe("activation");
  expect(standing(0).phase).toBe("activation");
});

it("[leg.command.timing-3-issue-orders] Volunteer Mission lets ordered commanders, operatives and special forces recover, gain suppression and have Danger Sense 1", () => {
  const shaken = { tokens: { suppression: 2 } } as const;
  const mine: SideSpec = {
    units: [CASSIAN, { ...COMMANDOS, ...shaken }, { ...TROOPS, ...shaken }, { ...TROOPS, at: [1500, 200] }],
  };
  const { state } = playing("volunteer-mission", mine, FAR_SIDE, order("p1.1"));
  expect(lent(state)).toEqual(["1 danger-sense 1 round"]);
  expect(offered(state)).toEqual(["choose-option recover", "choose-option decline"]);
  const kept = play(state, [choose("decline")]).state;
  expect(offered(kept)).toEqual(["choose-option gain-suppression", "choose-option decline"]);
  expect(tokensOf(play(kept, [choose("gain-suppression")]).state, "p1.1")).toEqual({ suppression: 3 });
  const next = play(kept, [choose("decline"), order("p1.2")]).state;
  expect(tokensOf(next, "p1.2")).toEqual(shaken.tokens);
  expect(game.decision(next)).toMatchObject({ kind: "mission", context: { about: "p1.0" } });
});
