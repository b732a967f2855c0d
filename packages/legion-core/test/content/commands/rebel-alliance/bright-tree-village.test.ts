import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, chooseCard, DONE, declare, effect, order, perform, unitChosen } from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { lent, offered } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";
const LOST: UnitSpec = { unit: STORM, at: [1700, 850] };
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const EWOKS = { unit: "ewok-skirmishers", at: [700, 200] } as const;
const TRAPPERS = { ...EWOKS, at: [1000, 200], upgrades: ["ewok-trapper"] } as const;

const village = (card: string, units: SideSpec["units"] & {}) =>
  scenario({
    phase: "command",
    "player-1": {
      hand: [card, "standing-orders"],
      battleForce: "bright-tree-village",
      faction: "rebel-alliance",
      units,
    },
    "player-2": { ...FAR_SIDE, hand: [] },
  });

it("[leg.kw.immobilize-x.gain] Arboreal Assault gives the weapons of ordered Ewoks Suppressive and Immobilize 1", () => {
  const mine: SideSpec = {
    battleForce: "bright-tree-village",
    faction: "rebel-alliance",
    units: [WICKET, EWOKS, { ...EWOKS, at: [1000, 200] }],
  };
  const { state } = playing("arboreal-assault", mine, undefined, order("p1.1"), order("p1.2"));
  expect(lent(state)).toEqual([1, 2].flatMap((unit) => [`${unit} suppressive 1 round`, `${unit} immobilize 1 round`]));
  const fought = play(
    scenario({
      activating: "p1.0",
      "player-1": {
        battleForce: "bright-tree-village",
        faction: "rebel-alliance",
        units: [{ ...EWOKS, defeated: 5 }, WICKET],
        hand: [],
        revealed: "arboreal-assault",
      },
      "player-2": { units: [{ unit: STORM, at: [700, 227], defeated: 2 }, LOST], hand: [] },
      ongoing: (["suppressive", "immobilize"] as const).map((keyword) => ({
        unit: "p1.0",
        keyword,
        value: 1,
        until: "round",
      })),
    }),
    [perform("attack")],
    { draws: dice(["hit", "blank"]) },
  );
  expect(fought.events).toContainEqual(
    expect.objectContaining({ type: "tokens-gained", unit: "p2.0", token: "immobilize", amount: 1 }),
  );
  expect(fought.events).toContainEqual(
    expect.objectContaining({ type: "tokens-gained", unit: "p2.0", token: "suppression", amount: 1 }),
  );
});

it("[leg.command.timing-5-during-activation] Under Arboreal Assault special forces remove the faceup orders of units that they attack", () => {
  const state = scenario({
    activating: "p1.1",
    "player-1": {
      battleForce: "bright-tree-village",
      faction: "rebel-alliance",
      units: [WICKET, { unit: "ewok-slingers", at: [700, 200], defeated: 5 }],
      hand: [],
      revealed: "arboreal-assault",
    },
    "player-2": { units: [{ unit: STORM, at: [700, 400], order: "faceup" }, LOST], hand: [] },
  });
  const { state: shot } = play(state, [perform("attack")], { draws: dice(["blank"]) });
  expect(shot.units[2]?.order).toBe("none");
});

it("[leg.cards.command-weapon] Log Traps lets an Ewok trooper unit with an Ewok Trapper attack as the Activation Phase starts", () => {
  const enemies: SideSpec = { units: [{ unit: "rebel-veterans", at: [1000, 700] }] };
  const mine: SideSpec = {
    battleForce: "bright-tree-village",
    faction: "rebel-alliance",
    units: [WICKET, EWOKS, TRAPPERS],
  };
  const { state } = playing("log-traps", mine, enemies, effect(1));
  expect(game.decision(state)).toMatchObject({ kind: "mission", context: { card: "log-traps" } });
  expect(offered(state)).toEqual(["choose-unit p1.2", "done"]);
  const { events } = play(state, [unitChosen("p1.2"), declare("p2.0")]);
  expect(events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 3, 2], unit: "p1.2" }));
  expect(play(state, [DONE]).state.frames.some(({ kind }) => kind === "volley")).toBe(false);
});

it("[leg.command.timing-3-issue-orders] Hiding in Plain Sight gives ordered units Inconspicuous", () => {
  const { state } = play(village("hiding-in-plain-sight", [WICKET, EWOKS]), [chooseCard("hiding-in-plain-sight")]);
  expect(offered(state)).toEqual(["order p1.0", "order p1.1"]);
  const ordered = play(state, [order("p1.1")]).state;
  expect(lent(ordered)).toEqual(["1 inconspicuous 1 round", "0 inconspicuous 1 round"]);
});

it("[leg.command.timing-3-issue-orders] For the Tribe gives ordered units Dauntless and Relentless, and lets them recover", () => {
  const { state } = play(village("for-the-tribe", [WICKET, { ...EWOKS, tokens: { suppression: 2 } }]), [
    chooseCard("for-the-tribe"),
    order("p1.1"),
  ]);
  expect(lent(state)).toEqual(["1 dauntless 1 round", "1 relentless 1 round"]);
  expect(offered(state)).toEqual(["choose-option recover", "choose-option decline"]);
  expect(play(state, [choose("recover")]).events).toContainEqual(
    expect.objectContaining({ type: "tokens-lost", unit: "p1.1", token: "suppression", amount: 2 }),
  );
});
