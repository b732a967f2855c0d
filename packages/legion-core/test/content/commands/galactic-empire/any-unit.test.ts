import { describe, expect, it } from "vitest";
import { play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { chooseCard, DONE, gun, order, PASS, perform } from "../../../helpers/actions.ts";
import { playing } from "../../../helpers/commands.ts";
import { asked, held, offered, tokensOf } from "../../../helpers/reading.ts";
import { battle, follow } from "../../../helpers/script.ts";

const OFFICER = { unit: "imperial-officer-ruthless-efficiency", at: [100, 100] } as const;
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 100] } as const;
const troops = (...more: SideSpec["units"] & {}): SideSpec => ({ units: [OFFICER, ...more] });
const STORM = "stormtroopers";

it("[leg.command.timing-3-issue-orders] Covert Observation gives a suppression token to enemy units ordered by their own command card", () => {
  const mine = troops({ unit: "scout-troopers", at: [400, 300] });
  const theirs: SideSpec = {
    hand: ["push"],
    units: [LEIA, { unit: "rebel-troopers", at: [800, 800] }, { unit: "rebel-troopers", at: [1000, 800] }],
  };
  const actions = [chooseCard("push"), order("p2.0"), order("p2.1")];
  const { state } = playing("covert-observation", mine, theirs, ...actions);
  expect(["p2.0", "p2.1", "p2.2", "p1.1"].map((unit) => tokensOf(state, unit)["suppression"] ?? 0)).toEqual([
    1, 1, 0, 0,
  ]);
});

it("[leg.timing.priority-first] Clones with Disciplined can remove the suppression of Covert Observation only if the Empire has priority", () => {
  const start = scenario({
    phase: "command",
    "player-1": {
      hand: ["covert-observation"],
      units: [
        { unit: "iden-versio-inferno-squad-leader", at: [100, 100] },
        { unit: STORM, at: [400, 100] },
      ],
    },
    "player-2": {
      hand: ["ambush"],
      units: [
        { unit: "clone-captain-rex-honorable-soldier", at: [400, 800] },
        { unit: "clone-trooper-infantry", upgrades: ["waxer"], at: [800, 800] },
      ],
    },
  });
  const ordered = (priority: "block" | "blank") =>
    follow(start, "choose-command covert-observation", "choose-command ambush", [priority], "order p2.1").state;
  expect(offered(ordered("block"))).toEqual(["choose-unit p2.1", "done"]);
  expect(asked(ordered("blank"))).toBe("player-2 activate");
  expect(tokensOf(ordered("blank"), "p2.1")).toMatchObject({ suppression: 1 });
});

it("[leg.command.timing-5-during-activation] [leg.kw.deflect.continues] Pinned Down returns the defender's order to its pool even if Deflect defeats the attacker", () => {
  const state = scenario({
    activating: "p1.0",
    "player-1": {
      units: [
        { unit: "at-st", at: [400, 200], heading: { x: 0, y: 1 }, wounds: [10] },
        { unit: STORM, at: [1700, 100], order: "facedown" },
      ],
      hand: [],
      revealed: "pinned-down",
    },
    "player-2": {
      units: [
        { unit: "luke-skywalker-jedi-knight", at: [400, 400], order: "faceup" },
        { unit: STORM, at: [1700, 800], order: "faceup" },
      ],
    },
  });
  const shown = ["blank", "blank", "blank", "blank", "blank", "critical", "defense-surge"];
  const { state: after } = play(state, [perform("attack")], { draws: shown });
  expect(after.units.map(({ order: token }) => token)).toEqual(["none", "facedown", "none", "faceup"]);
  expect(after.sides[1].orderPool.operative).toBe(1);
});

it("[leg.attack.next-pool] Pinned Down leaves the order of a second defender whose pool is lost because Deflect defeats the attacker", () => {
  const walker: UnitSpec = {
    unit: "at-st",
    at: [300, 200],
    heading: { x: 0, y: 1 },
    upgrades: ["88i-twin-light-blaster"],
    wounds: [10],
  };
  const foes: readonly UnitSpec[] = [
    { unit: "luke-skywalker-jedi-knight", at: [260, 500], order: "faceup" },
    { unit: "rebel-troopers", at: [420, 500], order: "faceup" },
  ];
  const mine: SideSpec = { units: [walker, { unit: STORM, at: [1700, 100] }], hand: [], revealed: "pinned-down" };
  const start = battle([walker], foes, { "player-1": mine });
  const formed = follow(start, "perform attack", "declare p2.0", gun("p1.0.0", 2), DONE, "declare p2.1").state;
  expect(offered(formed)).toEqual(["resolve 0", "resolve 1"]);
  const fallen = follow(formed, "resolve 0", ["blank", "blank", "critical", "defense-surge"]).state;
  expect(fallen.units.map(({ order: token }) => token)).toEqual(["none", "none", "none", "faceup", "none"]);
});

describe("Coordinated Fire", () => {
  // Command cards drawn at random (seed 20261128): what their players would expect of them.

  const STORM: UnitSpec = { unit: "stormtroopers", at: [300, 550] };

  it("[leg.cards.command-use] Coordinated Fire gives a friend at range 2 an aim token only if a corps unit spent one in a ranged attack", () => {
    const storm: UnitSpec = { ...STORM, at: [300, 300], tokens: { aim: 1 } };
    const mine: SideSpec = {
      units: [storm, { ...STORM, at: [500, 300] }, { unit: "general-veers-master-tactician", at: [1300, 300] }],
      hand: [],
      revealed: "coordinated-fire",
    };
    const start = battle([storm], [{ unit: "leia-organa-fearless-and-inventive", at: [300, 550] }], {
      "player-1": mine,
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", 1), DONE, ["blank"]);
    const aimed = follow(shot.state, "choose-option aim", ["blank"]);
    expect(offered(aimed.state)).toEqual(["choose-unit p1.1", "done"]);
    expect(held(follow(aimed.state, "choose-unit p1.1"), "p1.1", "aim")).toBe(1);
    expect(asked(follow(shot.state, PASS).state)).toBe("player-1 action");
  });

  /** Whether a friend of the attacker may gain the aim token of Coordinated Fire. */
  const isPassedOn = (attacker: UnitSpec, weapon = 1, force: Pick<SideSpec, "battleForce"> = {}): boolean => {
    const friend: UnitSpec = { ...STORM, at: [500, 300] };
    const mine: SideSpec = { units: [attacker, friend], hand: [], revealed: "coordinated-fire", ...force };
    const start = battle([attacker], [{ unit: "leia-organa-fearless-and-inventive", at: [300, 550] }], {
      "player-1": mine,
    });
    const shot = follow(start, "perform attack", gun("p1.0.0", weapon), DONE, ["blank"]);
    return offered(follow(shot.state, "choose-option aim", ["blank"]).state).includes("choose-unit p1.1");
  };

  it("[leg.promote.rank-change] A corps unit that was promoted to commander is no corps unit for Coordinated Fire", () => {
    const storm: UnitSpec = { ...STORM, at: [300, 300], tokens: { aim: 1 } };
    expect([isPassedOn(storm), isPassedOn({ ...storm, commander: true })]).toEqual([true, false]);
  });

  it("[leg.battle-force.own-rules] Death Troopers, which the Imperial Remnant brings as corps, are no corps unit for Coordinated Fire", () => {
    const special: UnitSpec = { unit: "imperial-death-troopers", at: [300, 300], tokens: { aim: 1 } };
    expect(isPassedOn(special, 2, { battleForce: "imperial-remnant" })).toBe(false);
  });
});
