import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import type { State } from "../../../src/state/state.ts";
import { HERE } from "../../attack/on-table/scenes.ts";
import { done, eventsOf, type Fielding, keys, play, scene, settled } from "../../helpers.ts";
import { acting } from "../../moving/moving.ts";
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
