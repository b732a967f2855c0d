import { describe, expect, it } from "vitest";
import type { Ongoing } from "../../src/state/state.ts";
import { begin } from "../../src/testing/index.ts";
import { describe as told } from "../../src/text/index.ts";
import { acting } from "../helpers/activations.ts";
import { eventsOf, suppressionOf } from "../helpers/reading.ts";
import { done, scene, settled } from "../helpers/scene.ts";

const lasting = (until: Ongoing["until"], unit = 0): Ongoing => ({ unit, keyword: "agile", value: 1, until });

describe("what lasts for a while", () => {
  it("[leg.activation.token-facedown] An effect that lasts for an activation ends with that of its own unit, and its end is reported", () => {
    const ongoing = [lasting("activation"), lasting("activation", 1), lasting("round"), lasting("game")];
    const step = settled(scene({ frames: [acting(0, { stage: "order-token" })], state: { ongoing } }));
    expect(step.state.ongoing).toEqual(ongoing.slice(1));
    const ended = eventsOf(step, "ongoing-ended");
    expect(ended).toMatchObject([{ unit: "p1.0", keyword: "agile", value: 1, rule: "leg.activation.token-facedown" }]);
    const { config } = step.state;
    expect(ended.map((event) => told({ event }, { locale: "en", config }))).toEqual([
      "Agile that General Veers had for a while is over.",
    ]);
  });

  it("[leg.end.advance] An effect that lasts for a round ends with the round", () => {
    const ongoing = [lasting("round"), lasting("game")];
    const frames = [{ kind: "end", stage: "advance", turn: 0 }] as const;
    const step = done(scene({ frames, state: { phase: "end", ongoing } }), () => undefined, ["block", "corps"]);
    expect(step.state.ongoing).toEqual(ongoing.slice(1));
    expect(eventsOf(step, "ongoing-ended")).toMatchObject([{ unit: "p1.0", rule: "leg.end.advance" }]);
  });

  it("[leg.end.discard] [leg.objective.drop-on-panic] Hondo and Ahsoka, saved from panic for the round by a command card, keep their asset after the End Phase discards the card", () => {
    for (const [unit, revealed] of [
      ["hondo-ohnaka-trustworthy-compatriot", "thats-just-good-business"],
      ["ahsoka-tano-padawan-commander", "i-go-where-im-needed"],
    ] as const) {
      const { state } = begin({
        phase: "end",
        mission: { primary: "close-the-pocket", secondary: "destroy-enemy-base" },
        tokens: [{ kind: "asset", name: "bomb", holder: "p1.0" }],
        "player-1": { units: [{ unit, at: [400, 300], tokens: { suppression: 4 } }], hand: ["ambush"], revealed },
        "player-2": { units: [{ unit: "leia-organa-fearless-and-inventive", at: [1400, 850] }], hand: ["push"] },
      });
      expect([state.round, state.units[0]?.holds, suppressionOf(state, "p1.0")]).toEqual([3, [0], 3]);
    }
  });
});
