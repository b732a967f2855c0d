import { configOf, game, type State } from "@sw/rebellion-core";
import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { at, expectOk, HIDDEN, pileCards } from "@sw/tabletop";
import { expect, it } from "vitest";
import { boxFor } from "../../src/testing/box.ts";
import { ALL, act, asks, empire, expectSound, offered, PASS, spotOf } from "./table.ts";

const CARD = "sweep-the-area";

/** The action cards that the Empire has available. */
function available(state: State): readonly string[] {
  const { cards } = boxFor(state.config);
  return state.sides[1].actions.flatMap(pileCards).map((code) => at(cards, code).id);
}

/** A set-up in which the Empire has recruited its fifth leader with Sweep the Area. */
function beginning(): State {
  for (let seed = 0; seed < 400; seed++) {
    const { state } = expectOk(game.setup(configOf(ALL), `sweep ${seed}`));
    if (available(state).includes(CARD)) return state;
  }
  throw new Error("no game begins with the card");
}

it("[solo.setup.fifth-leader] An Empire that recruited its fifth leader with Sweep the Area has that card available from the start", () => {
  let state = beginning();
  while (state.phase === "setup") state = act(state, [at(game.legalActions(state), 0)]).state;
  expect(available(state)).toContain(CARD);
  expectSound(state);
});

/** The Command Phase ends, with Sweep the Area available and no probe card under it. */
function ended(spec: Scenario): State {
  const more = { config: ALL, base: { system: "yavin" }, rebel: { passed: true }, imperial: { actions: [CARD] } };
  return act(empire({ ...more, ...spec }), [PASS]).state;
}

it("[solo.decision.sweep-the-area] Sweep the Area that waited for probe cards captures a leader at the end of the Command Phase and is then discarded", () => {
  const systems = { kessel: { units: { stormtrooper: 1 } } };
  const state = ended({ systems, leaders: { "han-solo": "rodia", chewbacca: "rodia" }, probes: ["rodia", "utapau"] });
  expect(asks(state)).toBe("imperial: capture-leader");
  expectSound(state);
  const { state: captured } = act(state, [{ type: "choose-leader", subject: "han-solo" }]);
  expect(spotOf(captured, "han-solo")).toBe("kessel");
  expect(pileCards(captured.probes).length).toBeGreaterThanOrEqual(2);
  expect(available(captured)).not.toContain(CARD);
});

it("[solo.decision.sweep-the-area] Sweep the Area stays available until it captures a leader", () => {
  const state = ended({ leaders: { "han-solo": "rodia" }, probes: ["utapau"] });
  expect(state.phase).not.toBe("command");
  expect(available(state)).toContain(CARD);
});

it("[solo.base.move.return-cards] A remote probe card under Sweep the Area returns to the deck for a new base, and another card goes under it", () => {
  const { state } = begin(
    {
      config: ALL,
      round: 5,
      reputation: 12,
      base: { system: "hoth", revealed: true },
      systems: { hoth: { units: { "x-wing": 1 } } },
      leaders: { "general-rieekan": "hoth" },
      rebel: { passed: true },
      imperial: { passed: true, actionsUsed: [CARD] },
      probes: ["naboo", "ilum"],
      held: [{ card: CARD, probe: "endor", by: "imperial" }],
      delayed: [{ card: "rapid-mobilization", leaders: ["general-rieekan"] }],
      solo: { startingOut: ["gather-intel"] },
    },
    { draws: ["probe:naboo", ...["endor", "ilum", "kessel", "rodia"].map((id) => `probe:${id}`)] },
  );
  expect(asks(state)).toBe("rebel: new-base");
  expect(offered(state)).toEqual(["choose-system endor", "choose-system ilum", "done"]);
  expect(game.view(state, "imperial").held).toMatchObject([{ card: CARD, probe: "probe:naboo" }]);
  expect(game.view(state, "rebel").held).toMatchObject([{ card: CARD, probe: HIDDEN }]);
  expectSound(state);
});
