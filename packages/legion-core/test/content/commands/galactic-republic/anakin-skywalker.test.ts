import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { chooseCard, faces, perform } from "../../../helpers/actions.ts";
import { thrown } from "../../../helpers/attacks.ts";
import { FAR_SIDE, fight, playing } from "../../../helpers/commands.ts";
import { eventsOf, lent, offered } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const ANAKIN = { unit: "anakin-skywalker-the-chosen-one", at: [400, 200] } as const;

const BLANK_HAND = { hand: [] } as const;

/** Set-up effects: whoever may hold such a card is asked. */
const setUp = (mine: SideSpec): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { ...FAR_SIDE, ...BLANK_HAND },
    frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
  });

it("[leg.pool.definition] You Underestimate My Power adds 6 white dice against a unit with a facedown order", () => {
  const joining = (token: "none" | "faceup" | "facedown"): unknown =>
    thrown(
      fight({
        revealed: "you-underestimate-my-power",
        mine: [ANAKIN],
        theirs: [{ ...ONE, at: [400, 227], order: token }],
      }),
      perform("attack"),
    );
  expect([joining("facedown"), joining("faceup"), joining("none")]).toEqual([
    { red: 5, white: 6 },
    { red: 5 },
    { red: 5 },
  ]);
});

it("[leg.pool.place-dice] The dice of You Underestimate My Power lie beside the defender before they are rolled", () => {
  const theirs = [{ ...ONE, at: [400, 227], order: "facedown" }] as const;
  const attack = play(fight({ revealed: "you-underestimate-my-power", mine: [ANAKIN], theirs }), [perform("attack")]);
  expect(eventsOf(attack, "attack-declared")).toMatchObject([{ dice: [6, 0, 5] }]);
});

it("[leg.kw.unstoppable.activate] You Underestimate My Power adds its dice against Dark Troopers that have two facedown orders", () => {
  const troopers = { unit: "imperial-dark-troopers", at: [400, 227], order: "facedown-twice", defeated: 2 } as const;
  const attack = fight({ revealed: "you-underestimate-my-power", mine: [ANAKIN], theirs: [troopers] });
  expect(thrown(attack, perform("attack"))).toEqual({ red: 5, white: 6 });
});

it("[leg.kw.divulge] This Is Where the Fun Begins, if divulged, gives Anakin Prepared Position", () => {
  const state = setUp({ hand: ["this-is-where-the-fun-begins"], units: [{ unit: ANAKIN.unit }] });
  const shown = play(state, [chooseCard("this-is-where-the-fun-begins")]).state;
  expect(lent(shown)).toEqual(["0 prepared-position 1 game"]);
});

it("[leg.actions.free-card-action-cost] This Is Where the Fun Begins lets Anakin jump over height 2 as a free action and attack twice", () => {
  const { state } = playing("this-is-where-the-fun-begins", { units: [ANAKIN] }, FAR_SIDE);
  expect(lent(state)).toEqual(["0 jump 1 round"]);
  const jumping = play(state, [perform("jump")]).state;
  expect(game.decision(jumping)?.kind).toBe("move");
  const [move] = game.legalActions(jumping);
  const after = move === undefined ? jumping : play(jumping, [move]).state;
  expect(game.decision(after)).toMatchObject({ kind: "action", context: { actions: 2, done: ["jump", "move"] } });
  expect(offered(after)).not.toContain("perform jump");
});

it("[leg.cards.command-use] This Is Where the Fun Begins lets Anakin jump freely and attack twice", () => {
  const anakin: UnitSpec = { unit: "anakin-skywalker-the-chosen-one", at: [300, 300] };
  const foes: UnitSpec = {
    unit: "b1-battle-droids",
    at: [327, 300],
    others: [
      [355, 300],
      [355, 330],
      [355, 270],
      [383, 300],
      [383, 330],
    ],
  };
  const start = scenario({
    activating: "p1.0",
    "player-1": {
      units: [anakin, { unit: "clone-trooper-infantry", at: [1700, 100] }],
      hand: [],
      revealed: "this-is-where-the-fun-begins",
    },
    "player-2": { units: [foes, { unit: "b1-battle-droids", at: [1700, 800] }], hand: [] },
  });
  const once = follow(start, "perform attack", faces(5, "blank"));
  expect(offered(once.state)).toContain("perform attack");
});
