import { expect, it } from "vitest";
import type { GameFrame } from "../../src/state/frames.ts";
import type { State } from "../../src/state/state.ts";
import { offered } from "../helpers/reading.ts";
import { type Fielding, scene } from "../helpers/scene.ts";

/** The units that the first player may choose for a battle card. */
function eligible(
  card: string,
  choice: string,
  mine: readonly Fielding[],
  state: Partial<State> = {},
): readonly string[] {
  const frame: GameFrame = { kind: "mission", card, choice, side: 0, about: null, chosen: [] };
  const start = scene({ armies: [mine, [{ unit: "rebel-troopers" }]], frames: [frame], state });
  return offered(start).flatMap((key) => (key.startsWith("choose-unit ") ? [key.slice("choose-unit ".length)] : []));
}

it("[leg.cards.advantage-content] Garrison can choose corps units without Prepared Position", () => {
  const mine: readonly Fielding[] = ["stormtroopers", "stormtroopers", "general-veers-master-tactician"].map(
    (unit) => ({ unit }),
  );
  expect(eligible("garrison", "unit", mine)).toEqual(["p1.0", "p1.1"]);
  const prepared = { unit: 1, keyword: "prepared-position", value: 1, until: "game" } as const;
  expect(eligible("garrison", "unit", mine, { ongoing: [prepared] })).toEqual(["p1.0"]);
});

it("[leg.cards.advantage-content] Coordinated Strike can choose Republic units, but not the mercenaries with them", () => {
  const mine: readonly Fielding[] = [
    "clone-trooper-infantry",
    "bossk-trandoshan-terror",
    "at-rt-galactic-republic",
  ].map((unit) => ({ unit }));
  expect(eligible("coordinated-strike", "units", mine)).toEqual(["p1.0", "p1.2"]);
});

it("[leg.cards.advantage-content] Command Override can choose units with AI that can be issued an order", () => {
  const mine: readonly Fielding[] = [
    { unit: "b1-battle-droids" },
    { unit: "b1-battle-droids", state: { order: "faceup", ordered: true } },
    { unit: "droidekas" },
    { unit: "general-grievous-sinister-cyborg" },
  ];
  expect(eligible("command-override", "order", mine)).toEqual(["p1.0", "p1.2"]);
});

it("[leg.cards.advantage-content] Black Ops can choose corps and special forces trooper units on small bases", () => {
  const mine: readonly Fielding[] = [
    { unit: "stormtroopers" },
    { unit: "scout-troopers" },
    { unit: "general-veers-master-tactician" },
    { unit: "74-z-speeder-bikes" },
  ];
  expect(eligible("black-ops", "unit", mine)).toEqual(["p1.0", "p1.1"]);
});
