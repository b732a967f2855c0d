import { nearest } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { poolAgainst } from "../../../src/attack/eligible.ts";
import { poolSituation } from "../../../src/attack/from-table.ts";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import type { Move } from "../../../src/table/movement/moves.ts";
import { MOVED, MOVED_FULLY } from "../../../src/units/activation.ts";
import { readUnit } from "../../../src/units/reading.ts";
import { HERE } from "../../attack/on-table/scenes.ts";
import { box, done, eventsOf, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { acting, movesOf, moving, movingScene, standing } from "../../moving/moving.ts";
import { moved, OVER, perform, READY, tokens, topKind } from "./helpers.ts";

const FAR: Fielding = { unit: "rebel-troopers", at: [1500, 800], state: READY };

/** The first unit of the first army at the start of its actions, or in their middle. */
function acts(
  mine: readonly Fielding[],
  theirs: readonly Fielding[] = [FAR],
  step: "panic" | "actions" = "actions",
): State {
  return settled(scene({ armies: [mine, theirs], frames: [OVER, acting(0, { step })] })).state;
}

describe("Ready", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.ready-x] A standby action gives a unit with Ready X aim tokens, and nothing else does", () => {
    const stood = play(acts([troopers]), [perform("standby")]).state;
    expect([tokens(stood, 0, "aim"), tokens(stood, 0, "standby")]).toEqual([1, 1]);
    expect(tokens(play(acts([troopers]), [perform("dodge")]).state, 0, "aim")).toBe(0);
  });
});

describe("Relentless", () => {
  const VADER = { unit: "darth-vader-the-emperors-apprentice", at: HERE } as const;

  const REBELS = { unit: "rebel-troopers", at: [300, 430] } as const;

  it("[leg.kw.relentless] [leg.actions.free-action-window] Relentless gives a free attack after a move action, once for the activation", () => {
    const state = moved(VADER, [REBELS, { ...REBELS, at: [450, 430] }]);
    expect(keys(state)).toEqual(["effect 0", "pass"]);
    const attack = play(state, [{ type: "effect", subject: 0 }]);
    expect(keys(attack.state)).toEqual(["declare p2.0", "declare p2.1"]);
    expect(eventsOf(attack, "action-performed")).toMatchObject([{ action: "attack", free: true, cause: "relentless" }]);
    expect(topKind(moved(VADER, [REBELS], {}, { done: ["attack"] }))).not.toBe("effects");
    expect(topKind(moved(VADER, [{ ...REBELS, at: [1500, 700] }]))).not.toBe("effects");
  });

  it("[leg.type.creature-attack-and-withdraw] [leg.withdraw.no-attack] Creatures with Relentless attack freely after they withdrew, others do not", () => {
    const tauntauns = { unit: "tauntaun-riders", at: HERE } as const;
    const withdrawn = [{ reason: "withdraw" }, { done: ["withdraw"] }] as const;
    expect(keys(moved(tauntauns, [REBELS], ...withdrawn))).toEqual(["effect 0", "pass"]);
    expect(topKind(moved(VADER, [REBELS], ...withdrawn))).not.toBe("effects");
    expect(topKind(moved(tauntauns, [REBELS], {}, { done: ["standby", "move"] }))).not.toBe("effects");
  });
});

describe("Reliable", () => {
  const troopers: Fielding = { unit: "imperial-death-troopers", at: HERE };

  it("[leg.kw.reliable-x] A unit with Reliable gains X surge tokens as the Activation Phase begins", () => {
    const clones: Fielding = { unit: "clone-trooper-infantry", at: HERE };
    const started = done(scene({ armies: [[clones, troopers], [FAR]], frames: [OVER] }), (work) =>
      atMoment(work, "activation-phase-start", null),
    ).state;
    expect([0, 1].map((unit) => tokens(started, unit, "surge"))).toEqual([1, 0]);
  });
});

describe("Ram", () => {
  const brother = { unit: "fifth-brother-the-kill-is-mine", at: HERE } as const;
  const prey: Fielding = { unit: "rebel-troopers", at: [300, 327], tokens: { dodge: 1 } };
  const counts = (mine: Fielding, theirs: Fielding, marks: readonly string[]) => {
    const start = scene({ armies: [[mine], [theirs]], frames: [OVER, acting(0, { marks })] });
    const rams = readUnit({ box, state: start }, 0).profile.miniatures[0]?.weapons ?? [];
    const weapon = rams.findIndex(({ keywords }) => keywords.some(({ id }) => id === "ram"));
    const pool = {
      ...poolAgainst(1, null),
      attack: "melee",
      weapons: [{ miniature: 0, weapon }],
      dice: [[0, 0, 1]],
    } as const;
    const found = poolSituation({ box, state: start }, 0, pool);
    return found?.situation.weapons[0]?.keywords["ram"];
  };

  it("[leg.kw.ram-x.small] Ram counts for a unit on small bases that has moved in this activation, however it moved, and else not", () => {
    expect([counts(brother, prey, []), counts(brother, prey, [MOVED])]).toEqual([undefined, 2]);
  });

  it("[leg.kw.ram-x.notched] Ram counts for a unit on notched bases after a full move at its highest speed alone", () => {
    const riders: Fielding = { unit: "tauntaun-riders", state: standing([[300, 300]]) };
    const foe: Fielding = { unit: "stormtroopers", state: standing([[345, 300]]) };
    const by = (...marks: readonly string[]) => counts(riders, foe, marks);
    expect([by(), by(MOVED), by(MOVED, MOVED_FULLY)]).toEqual([undefined, undefined, 1]);
  });

  it("[leg.kw.ram-x.notched] [leg.kw.ram-x.small] Activations note the moves of units with Ram, and which are full ones at the highest speed", () => {
    const noted = (unit: string, pick: (move: Move) => boolean) => {
      const start = movingScene([
        [{ unit, state: standing([[600, 400]]) }],
        [{ unit: "stormtroopers", at: [1500, 800] }],
      ]);
      const move = movesOf(start).find(pick);
      if (move === undefined) throw new Error("no such move");
      return nearest(play(start, [moving(move)]).state, "activation")?.marks;
    };
    const full = (speed: number) => (move: Move) =>
      move.type === "notched" && move.travel === "full" && move.tool.speed === speed;
    expect(noted("tauntaun-riders", full(3))).toEqual([MOVED, MOVED_FULLY]);
    expect(noted("tauntaun-riders", full(2))).toEqual([MOVED]);
    expect(noted("fifth-brother-the-kill-is-mine", ({ type }) => type === "standard")).toEqual([MOVED]);
    expect(noted("luke-skywalker-hero-of-the-rebellion", ({ type }) => type === "standard")).toEqual([]);
  });
});
