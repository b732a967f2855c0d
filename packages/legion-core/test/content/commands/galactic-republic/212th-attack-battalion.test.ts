import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { begin, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, chooseCard, order, unitChosen } from "../../../helpers/actions.ts";
import { active, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { held, lent, offered, tokensOf } from "../../../helpers/reading.ts";
import { block, piece, rectangle } from "../../../helpers/terrain.ts";
import { through } from "../reach.ts";

const BLANK_HAND = { hand: [] } as const;
const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const CLONES = { unit: "clone-trooper-infantry", at: [600, 200] } as const;
const DROIDS: UnitSpec = { unit: "b1-battle-droids", at: [1700, 800] };

it("[leg.kw.divulge.several] Sneak Attack, if divulged, gives up to 2 clone corps units Infiltrate, and one vehicle per special forces unit Scout 1", () => {
  const mine: SideSpec = {
    battleForce: "212th-attack-battalion",
    hand: ["sneak-attack"],
    units: [
      "clone-commander-cody-leader-of-the-212th",
      "clone-trooper-infantry",
      "clone-trooper-infantry",
      "clone-trooper-infantry",
      "arf-troopers",
      "at-rt-galactic-republic",
      "at-rt-galactic-republic",
    ],
  };
  const state = scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { ...FAR_SIDE, ...BLANK_HAND },
    frames: [{ kind: "hand", side: 0, moment: "setup-start", about: null }],
  });
  const asked = play(state, [chooseCard("sneak-attack")]).state;
  expect(offered(asked)).toEqual(["choose-unit p1.1", "choose-unit p1.2", "choose-unit p1.3", "done"]);
  expect(offered(play(asked, [unitChosen("p1.1"), unitChosen("p1.2")]).state)).not.toContain("choose-unit p1.3");
  const scouting = play(asked, [unitChosen("p1.1"), unitChosen("p1.3")]).state;
  expect(offered(scouting)).toEqual(["choose-unit p1.5", "choose-unit p1.6"]);
  const { state: over } = play(scouting, [unitChosen("p1.6")]);
  expect(lent(over)).toEqual(["1 infiltrate 1 game", "3 infiltrate 1 game", "6 scout 1 game"]);
});

it("[leg.kw.observe-x.removal] Recon Division gives troopers Observe 1, and enemies in sight keep their observation tokens in the End Phase", () => {
  const watched = { tokens: { observation: 2 } } as const;
  const side = (revealed?: string): State =>
    play(
      scenario({
        phase: "end",
        "player-1": {
          battleForce: "212th-attack-battalion",
          units: [CLONES],
          hand: ["standing-orders"],
          ...(revealed === undefined ? {} : { revealed }),
        },
        "player-2": { units: [{ unit: STORM, at: [600, 600], ...watched }], hand: ["standing-orders"] },
      }),
      [],
    ).state;
  expect(tokensOf(side("recon-division"), "p2.0")).toEqual({ observation: 2 });
  expect(tokensOf(side(), "p2.0")).toEqual({});
  expect(
    offered(
      active("recon-division", [CLONES], [{ ...ONE, at: [600, 400] }], { battleForce: "212th-attack-battalion" }),
    ),
  ).toContain("perform observe");
  expect(lent(side("recon-division"))).toEqual([]);
});

it("[leg.cards.command-use] Recon Division keeps the observation tokens of enemies that friendly units see, but not those of the player's own units", () => {
  const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [300, 300], tokens: { observation: 2 } };
  const droids = (x: number): UnitSpec => ({ ...DROIDS, at: [x, 600], tokens: { observation: 2 } });
  const over = begin({
    phase: "end",
    round: 2,
    table: { terrain: [block("wall", [1000, 0, 20, 900], 300)] },
    "player-1": {
      units: [clones, { unit: "clone-commander-trained-for-leadership", at: [600, 300] }],
      battleForce: "212th-attack-battalion",
      hand: ["ambush", "push"],
      revealed: "recon-division",
    },
    "player-2": {
      units: [droids(300), droids(1500), { unit: "kalani-super-tactical-droid", at: [1700, 800] }],
      hand: ["ambush", "push"],
    },
  });
  expect(["p1.0", "p2.0", "p2.1"].map((unit) => held(over, unit, "observation"))).toEqual([0, 2, 0]);
});

describe("Flexible Strategy", () => {
  const CLONES = { unit: "clone-trooper-infantry", at: [700, 200] } as const;
  const REX = { unit: "clone-captain-rex-honorable-soldier", at: [400, 200] } as const;

  it("[leg.command.timing-3-issue-orders] Flexible Strategy lets ordered troopers remove a suppression or move at speed 1, and ordered vehicles gain an aim or a dodge", () => {
    const tank = { unit: "at-rt-galactic-republic", at: [1000, 200] } as const;
    const mine: SideSpec = {
      battleForce: "212th-attack-battalion",
      units: [{ ...REX, tokens: { suppression: 1 } }, CLONES, tank],
    };
    const { state } = playing("flexible-strategy", mine, FAR_SIDE, order("p1.0"));
    expect(offered(state)).toEqual([
      "choose-option remove-suppression",
      "choose-option move-slowly",
      "choose-option decline",
    ]);
    const calm = play(state, [choose("remove-suppression"), order("p1.1")]).state;
    expect(tokensOf(calm, "p1.0")).toEqual({});
    expect(offered(calm)).toEqual(["choose-option move-slowly", "choose-option decline"]);
    const speeds = game
      .legalActions(play(calm, [choose("move-slowly")]).state)
      .flatMap((action) => (action.type === "move" && "tool" in action.move ? [action.move.tool.speed] : []));
    expect(Math.max(...speeds)).toBe(1);
    const vehicle = play(calm, [choose("decline")]).state;
    expect(offered(vehicle)).toEqual(["choose-option gain-aim", "choose-option gain-dodge", "choose-option decline"]);
    expect(tokensOf(play(vehicle, [choose("gain-dodge")]).state, "p1.2")).toEqual({ dodge: 1 });
  });
});

it("[leg.tokens.observation] Recon Division names only enemies with observation tokens that a friendly unit sees", () => {
  const tokens = { observation: 1 } as const;
  const wall = piece("wall", rectangle(1000, 0, 20, 900), 200);
  const state = scenario({
    activating: "p1.0",
    table: { terrain: [wall] },
    "player-1": {
      battleForce: "212th-attack-battalion",
      units: [{ unit: "clone-trooper-infantry", at: [400, 300] }],
      hand: [],
      revealed: "recon-division",
      orderPool: {},
    },
    "player-2": {
      units: [
        { unit: STORM, at: [400, 600], order: "facedown", tokens },
        { unit: STORM, at: [700, 600], order: "facedown" },
        { unit: STORM, at: [1500, 600], order: "facedown", tokens },
      ],
      hand: [],
      orderPool: {},
    },
  });
  const over = through(state, "done");
  expect([0, 1, 2].map((unit) => tokensOf(over, `p2.${unit}`)["observation"] ?? 0)).toEqual([1, 0, 0]);
  expect(lent(over)).toEqual(["1 recon-division 1 round"]);
});
