import type { Time, Violation } from "@sw/tabletop";
import type { GameFrame } from "../state/frames.ts";
import { forbidden, type Play } from "../state/kinds.ts";
import { type Seat, sideOfSeat } from "../state/seats.ts";
import type { State } from "../state/state.ts";

type When = Time<State, Seat>;

function asked(during: readonly GameFrame["kind"][], otherwise: Violation): When {
  return { during, otherwise };
}

/** When each kind of question is asked: the frames in progress at that time, and the rule behind it. */
export const TIMES: Readonly<Record<Play["Asked"]["kind"], When>> = {
  "secret-bases": {
    during: ["secret-bases"],
    otherwise: ({ config: { mode } }) =>
      mode === "secret-bases"
        ? forbidden("dbg.mode.secret-choose-four", "bases-chosen")
        : forbidden("dbg.mode.secret-choose-four", "bases-not-secret"),
  },
  "new-base": {
    during: [],
    otherwise: ({ sides }, seat) => {
      const { base } = sides[sideOfSeat(seat)];
      return forbidden("dbg.turn-start.new-base", base === null ? "base-comes-at-turn-start" : "base-stands");
    },
  },
  actions: asked(["actions"], forbidden("dbg.turn.actions", "not-its-time")),
  triggers: asked(["triggers"], forbidden("dbg.trigger.definition", "nothing-triggered")),
  choose: asked(["effect"], forbidden("dbg.choose.must-be-resolvable", "no-ability-underway")),
  may: asked(["effect"], forbidden("dbg.ability.optional", "no-ability-underway")),
  pick: asked(["effect"], forbidden("dbg.ability.announce", "no-ability-underway")),
  reward: asked(["defeat"], forbidden("dbg.hunt.reward-optional", "nothing-defeated")),
  "assign-damage": asked(["damage"], forbidden("dbg.attack.attacker-splits", "no-damage-to-split")),
};
