import { game } from "@sw/rebellion-core";
import { begin, type Scenario } from "@sw/rebellion-core/testing";
import { expectOk } from "@sw/tabletop";
import { expect, it } from "vitest";
import { ALL } from "./table.ts";

/** The Empire, alone in turn, passes: the Command Phase is over. Sweep the Area holds the probe card of Utapau. */
const HOLDING: Scenario = {
  config: ALL,
  turn: "imperial",
  base: { system: "ilum" },
  held: [{ card: "sweep-the-area", probe: "utapau" }],
  imperial: { actionsUsed: ["sweep-the-area"] },
  rebel: { passed: true },
};

it("[rote.card.held-probe] That Sweep the Area is not used at the end of the phase tells the Rebels where its probe card is not", () => {
  const passes = (spec: Scenario) => expectOk(game.apply(begin(spec).state, { type: "pass" }));
  const unused = passes(HOLDING);
  expect(unused.events.some(({ type }) => type === "action-used")).toBe(false);
  expect(unused.revealed).toBe(true);
});
