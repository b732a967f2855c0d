import { expect, it } from "vitest";
import { play, type SideSpec, type UnitSpec } from "../../../../src/testing/index.ts";
import { effect } from "../../../helpers/actions.ts";
import { playing } from "../../../helpers/commands.ts";
import { eligible, tokensOf } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";

it("[leg.command.timing-3-issue-orders] Courage of the Rebellion lets ordered units recover", () => {
  const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200], tokens: { suppression: 2 } } as const;
  const { state } = playing("courage-of-the-rebellion", { units: [officer] });
  expect(tokensOf(play(state, [effect(0)]).state, "p1.0")).toEqual({});
});

it("[leg.cards.command-use] Delaying Tactics takes back the order of an enemy unit that is not a commander", () => {
  const foes: SideSpec = {
    units: [
      { unit: "general-veers-master-tactician", at: [1000, 700], order: "faceup" },
      { unit: STORM, at: [1300, 700], order: "faceup" },
      { unit: STORM, at: [1600, 700], order: "faceup" },
    ],
  };
  const leia: UnitSpec = { unit: "leia-organa-fearless-and-inventive", at: [400, 300] };
  const { state } = playing("delaying-tactics", { battleForce: "echo-base-defenders", units: [leia] }, foes);
  expect(eligible(state)).toEqual(["p2.1", "p2.2"]);
});
