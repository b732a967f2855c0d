import { describe, expect, it } from "vitest";
import type { Action } from "../../../src/state/actions.ts";
import type { State } from "../../../src/state/state.ts";
import { play } from "../../../src/testing/index.ts";
import { choose, DONE, perform } from "../../helpers/actions.ts";
import { fight } from "../../helpers/commands.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const AHSOKA = { unit: "ahsoka-tano-fulcrum", at: [400, 200] } as const;
const ANAKIN = { unit: "anakin-skywalker-the-chosen-one", at: [400, 200] } as const;
const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const EWOKS = { unit: "ewok-skirmishers", at: [700, 200] } as const;

/** The dice of the first pool that a line forms, by colour, as they are told before anything is rolled. */
function declared(state: State, ...actions: readonly Action[]): Readonly<Record<string, number>> {
  const { events } = play(state, actions);
  const [dice = []] = events.flatMap((event) => (event.type === "attack-declared" ? [event.dice] : []));
  const named = ["white", "black", "red"].map((colour, place) => [colour, dice[place] ?? 0] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}

describe("cards that add attack dice", () => {
  it("[leg.pool.place-dice] Dice that command cards add are reported with the pool, before they are rolled", () => {
    const facing = { ...ONE, at: [400, 227] } as const;
    const ahsoka = { ...AHSOKA, tokens: { dodge: 2 } };
    const ewoks = { ...EWOKS, at: [400, 200], order: "faceup", defeated: 4 } as const;
    const spear: Action = { type: "add-weapon", subject: "p1.0.0", weapon: 0, kind: "melee" };
    const rex = { ...REX, order: "faceup" } as const;
    const [asked, ewok, clones] = [
      fight({ revealed: "i-am-no-jedi", mine: [ahsoka], theirs: [facing] }),
      fight({ revealed: "courageous-counterattack", mine: [ewoks, { ...WICKET, at: [700, 200] }], theirs: [facing] }),
      fight({
        revealed: "call-me-captain",
        mine: [rex, CLONES],
        theirs: [{ ...ONE, at: [600, 400] }],
        activating: "p1.1",
      }),
    ];
    const angry = fight({
      revealed: "you-underestimate-my-power",
      mine: [ANAKIN],
      theirs: [{ ...facing, order: "facedown" }],
    });
    expect(declared(asked, perform("attack"))).toEqual({ red: 2, black: 2, white: 4 });
    expect(declared(angry, perform("attack"))).toEqual({ red: 5, white: 6 });
    expect(declared(ewok, perform("attack"), spear, DONE)).toMatchObject({ white: 4 });
    expect(declared(clones, perform("attack"), choose("call-me-captain"))).toEqual({ black: 1, red: 3 });
  });
});
