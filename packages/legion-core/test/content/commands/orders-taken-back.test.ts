import type { Step } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { type Event, game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { play, scenario, type UnitSpec } from "../../../src/testing/index.ts";
import { DONE } from "../../helpers/actions.ts";
import { attacking } from "../../helpers/attacks.ts";
import { answers } from "../../helpers/commands.ts";
import { eventsOf, offered } from "../../helpers/reading.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";

describe("whom command cards take and leave", () => {
  it.each([
    ["pinned-down", ["74-z-speeder-bikes", "at-st"]],
    ["arboreal-assault", ["scout-troopers"]],
    ["tactical-planning", ["scout-troopers", "74-z-speeder-bikes"]],
  ] as const)(
    "[leg.order-pool.create] %s takes back the orders of units attacked by %j of its player, and of no other units",
    (card, pinning) => {
      const taken = (unit: string, side: "player-1" | "player-2"): boolean => {
        const attacker: UnitSpec = { unit, at: [400, 300], heading: { x: 0, y: 1 } };
        const target: UnitSpec = { unit: "rebel-veterans", at: [400, 520], order: "faceup" };
        const first = side === "player-1";
        const state = scenario({
          activating: first ? "p1.0" : "p2.0",
          "player-1": { units: [first ? attacker : target], hand: [], revealed: card },
          "player-2": { units: [first ? target : attacker, { unit: REBELS, at: [1700, 850] }], hand: [] },
        });
        return resolved(attacking(state)).state.units[first ? 1 : 0]?.order === "none";
      };
      const units = ["74-z-speeder-bikes", "at-st", "scout-troopers", STORM];
      expect(units.filter((unit) => taken(unit, "player-1"))).toEqual(
        units.filter((unit) => (pinning as readonly string[]).includes(unit)),
      );
      expect(units.filter((unit) => taken(unit, "player-2"))).toEqual([]);
    },
  );

  it.each([
    ["faceup", "none", 2, ["activate p2.0", "activate p2.1"]],
    ["none", "facedown", 1, []],
  ] as const)(
    "[leg.activation.token-facedown] After a standby attack under Pinned Down an acting unit whose order was %s has it %s, and its pool held %i tokens",
    (order, left, pooled, next) => {
      const start = scenario({
        activating: "p2.0",
        activation: { drawn: order === "none" },
        "player-1": {
          units: [
            { unit: "at-st", at: [400, 300], heading: { x: 0, y: 1 }, tokens: { standby: 1 }, order: "facedown" },
          ],
          hand: [],
          revealed: "pinned-down",
        },
        "player-2": {
          units: [
            { unit: "rebel-veterans", at: [400, 520], order },
            { unit: REBELS, at: [1700, 850] },
          ],
          orderPool: { corps: 1 },
        },
      });
      const attacked = resolved(answers(start, "perform aim", "choose-unit p1.0", "perform attack"));
      expect(eventsOf(attacked, "order-returned").map(({ unit }) => unit)).toEqual(order === "faceup" ? ["p2.0"] : []);
      expect(attacked.state.sides[1].orderPool.corps).toBe(pooled);
      const { state, events } = play(attacked.state, [DONE]);
      expect(state.units[1]?.order).toBe(left);
      expect(eventsOf({ events }, "activation-ended").map((ended) => ended.order)).toEqual([left]);
      expect(offered(state).filter((key) => key.startsWith("activate"))).toEqual(next);
    },
  );

  it("[leg.activation.token-facedown] Implacable puts back no order that Tactical Planning has put back in Vader's activation", () => {
    const effects = (revealed?: string): readonly string[] => {
      const start = scenario({
        activating: "p1.0",
        "player-1": {
          units: [{ unit: "darth-vader-dark-lord-of-the-sith", at: [400, 300], order: "faceup" }],
          hand: [],
          revealed: "implacable",
        },
        "player-2": {
          units: [
            { unit: "arc-troopers", at: [400, 500], tokens: { standby: 1 }, defeated: 3 },
            { unit: "clone-trooper-infantry", at: [1700, 850], order: "faceup" },
          ],
          battleForce: "501st-legion",
          hand: [],
          ...(revealed === undefined ? {} : { revealed }),
        },
      });
      const attacked = resolved(answers(start, "perform aim", "choose-unit p2.0", "perform attack")).state;
      return offered(play(attacked, [DONE]).state);
    };
    expect(effects()).toContain("effect 0");
    expect(effects("tactical-planning")).not.toContain("effect 0");
  });
});

/** Goes on with an attack to its end, choosing the last option of each decision. */
function resolved(state: State): Pick<Step<State, Event>, "state" | "events"> {
  let now = state;
  const events: Event[] = [];
  while (now.frames.some(({ kind }) => kind === "attack")) {
    const step = play(now, [game.legalActions(now).at(-1) ?? DONE]);
    events.push(...step.events);
    now = step.state;
  }
  return { state: now, events };
}
