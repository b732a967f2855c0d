import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import { dice, play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { activate, chooseCard, DONE, order, perform, unitChosen } from "../../../helpers/actions.ts";
import { attacking, playOn } from "../../../helpers/attacks.ts";
import { LOST, playing, revealing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";
import { apart } from "../reach.ts";

const STORM = "stormtroopers";
const REBELS = "rebel-troopers";
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 100] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;

it("[leg.range.at] Covering Fire gives a dodge token to a friend at range 2 of the attacker, but no farther", () => {
  const covered = (gap: number): boolean => {
    const shooter = apart(REBELS, 0, { at: [400, 300] });
    const state = revealing(
      "covering-fire",
      "p1.0",
      { units: [shooter, apart(REBELS, gap)] },
      { units: [apart(STORM, 0, { at: [400, 500] }), LOST] },
    );
    return offered(playOn(attacking(state))).includes("choose-unit p1.1");
  };
  expect([covered(300), covered(301)]).toEqual([true, false]);
});

it("[leg.command.timing-5-during-activation] Covering Fire gives a friend at range 2 a dodge token after a ranged attack of a corps unit", () => {
  const mine: SideSpec = {
    units: [
      LEIA,
      { unit: "rebel-troopers", at: [400, 250], defeated: 3 },
      { unit: "rebel-troopers", at: [1200, 100] },
      { unit: "rebel-commandos", at: [600, 250], defeated: 3 },
    ],
  };
  const enemy: SideSpec = { units: [{ unit: STORM, at: [400, 500] }] };
  const { state } = playing("covering-fire", mine, enemy, order("p1.1"));
  const miss = dice(["blank"]);
  const { state: shot } = play(state, [activate("p1.1"), perform("attack")], { draws: miss });
  expect(game.decision(shot)).toMatchObject({
    kind: "choose-unit",
    context: { keyword: "covering-fire", unit: "p1.1" },
  });
  expect(offered(shot)).toEqual(["choose-unit p1.0", "choose-unit p1.3", "done"]);
  expect(tokensOf(play(shot, [unitChosen("p1.0")]).state, "p1.0")).toEqual({ dodge: 1 });
  expect(tokensOf(play(shot, [DONE]).state, "p1.0")).toEqual({});
});

it("[leg.command.timing-5-during-activation] Covering Fire does not apply to melee attacks or to units that are not corps", () => {
  const melee: SideSpec = {
    units: [
      { ...LEIA, at: [400, 200] },
      { unit: "rebel-troopers", at: [400, 300], defeated: 3 },
    ],
  };
  const close: SideSpec = { units: [{ unit: STORM, at: [400, 327], defeated: 3 }] };
  const fighting = playing("covering-fire", melee, close).state;
  const fought = play(fighting, [activate("p1.1"), perform("attack")], { draws: dice(["blank"]) });
  expect(fought.events).toContainEqual(expect.objectContaining({ type: "pool-resolved" }));
  expect(game.decision(fought.state)).toMatchObject({ kind: "action" });
  const commandos = { unit: "rebel-commandos", at: [400, 300], defeated: 3 } as const;
  const state = scenario({
    activating: "p1.1",
    "player-1": { units: [{ ...LEIA, at: [400, 200] }, commandos], hand: [], revealed: "covering-fire" },
    "player-2": { units: [{ unit: STORM, at: [400, 500] }] },
  });
  const { state: shot, events } = play(state, [perform("attack")], { draws: dice(["blank"]) });
  expect(events).toContainEqual(expect.objectContaining({ type: "pool-resolved" }));
  expect(shot.frames.some(({ kind }) => kind === "choice")).toBe(false);
});

it("[leg.kw.deflect.continues] Covering Fire is offered to no friend if Deflect defeats the attacking corps unit, not even to an undeployed one", () => {
  const state = scenario({
    activating: "p1.0",
    "player-1": {
      units: [
        { unit: "rebel-troopers", at: [400, 200], defeated: 3 },
        { unit: "rebel-troopers", at: [1700, 100], order: "facedown" },
        { unit: "rebel-troopers" },
      ],
      hand: [],
      revealed: "covering-fire",
    },
    "player-2": {
      units: [
        { unit: "darth-vader-the-emperors-apprentice", at: [400, 400], order: "faceup" },
        { unit: STORM, at: [1700, 800], order: "faceup" },
      ],
    },
  });
  const { state: after } = play(state, [perform("attack")], { draws: ["critical", "defense-surge"] });
  expect(after.units[0]?.miniatures.every(({ status }) => status === "defeated")).toBe(true);
  expect(game.decision(after)).toMatchObject({ seat: "player-2", kind: "activate" });
});

it("[leg.kw.inspire-x] Turning the Tide gives support and heavy units Inspire this round", () => {
  const officer = { unit: "rebel-officer-fighting-for-freedom", at: [400, 200] } as const;
  const mine: SideSpec = { units: [officer, { unit: "at-rt-rebel-alliance", at: [700, 200] }] };
  expect(playing("turning-the-tide", mine).state.ongoing).toMatchObject([{ unit: 1, keyword: "inspire", value: 2 }]);
});

it("[leg.command.issue-limit] Sabotaged Communications limits the opponent's card to 1 order this round", () => {
  const enemies: SideSpec = {
    hand: ["push"],
    units: [VEERS, { unit: STORM, at: [1300, 700] }, { unit: STORM, at: [1000, 700] }],
  };
  const rebels: SideSpec = { units: [{ unit: "rebel-officer-fighting-for-freedom", at: [400, 100] }, TROOPS] };
  const given = (card: string): readonly string[] => {
    const phase = scenario({ phase: "command", "player-1": { ...rebels, hand: [card] }, "player-2": enemies });
    const first = card === "ambush" ? [order("p1.0")] : [];
    return offered(play(phase, [chooseCard(card), chooseCard("push"), ...first, order("p2.0")]).state);
  };
  expect(given("ambush")).toEqual(["order p2.1", "order p2.2"]);
  expect(given("sabotaged-communications")).not.toContain("order p2.1");
});

it("[leg.command.issue-excess-lost] Only 1 order counts as not issued under Sabotaged Communications, although Discretion prints more", () => {
  const start = scenario({
    phase: "command",
    "player-1": {
      units: [{ unit: "rebel-officer-fighting-for-freedom", at: [400, 100] }, TROOPS],
      hand: ["sabotaged-communications"],
    },
    "player-2": {
      faction: "galactic-empire",
      units: [
        { unit: "pyke-syndicate-capo", at: [400, 700] },
        { unit: "pyke-syndicate-foot-soldiers", at: [600, 700] },
        { unit: "pyke-syndicate-foot-soldiers", at: [800, 700] },
      ],
      hand: ["discretion"],
    },
  });
  const cards = ["sabotaged-communications", "discretion"].map(chooseCard);
  const asked = play(start, [...cards, DONE]).state;
  const given = play(asked, [unitChosen("p2.1")]).state;
  expect(tokensOf(given, "p2.1")).toEqual({ dodge: 1 });
  expect(offered(given).filter((key) => key.startsWith("choose-unit"))).toEqual([]);
});

it("[leg.command.issue-limit] Sabotaged Communications limits a card that orders all eligible units to 1 order, too", () => {
  const CLONES = "clone-trooper-infantry";
  const start = scenario({
    phase: "command",
    "player-1": {
      units: [{ unit: "rebel-officer-fighting-for-freedom", at: [400, 100] }, TROOPS],
      hand: ["sabotaged-communications"],
    },
    "player-2": {
      units: [
        { unit: "yoda-grand-master-of-the-jedi-order", at: [900, 700] },
        { unit: CLONES, at: [1300, 700] },
        { unit: CLONES, at: [600, 700] },
      ],
      hand: ["luminous-beings-are-we"],
    },
  });
  const cards = ["sabotaged-communications", "luminous-beings-are-we"].map(chooseCard);
  const { state } = play(start, [...cards, order("p2.1")]);
  expect(state.units.slice(2).map(({ ordered }) => ordered)).toEqual([false, true, false]);
  expect(offered(state).filter((key) => key.startsWith("order"))).toEqual([]);
});
