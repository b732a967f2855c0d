import { at } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { Action } from "../../../../src/state/actions.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import {
  activate,
  chooseCard,
  DONE,
  declare,
  effect,
  order,
  PASS,
  perform,
  unitChosen,
} from "../../../helpers/actions.ts";
import { FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { offered, tokensOf } from "../../../helpers/reading.ts";

const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] } as const;
const WICKET = { unit: "wicket-hero-of-bright-tree", at: [500, 200] } as const;
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const BLANK_HAND = { hand: [] } as const;

it("[leg.command.timing-5-during-activation] Somebody Has to Save Our Skins lets a friend near Leia activate right after her", () => {
  const mine: SideSpec = {
    units: [LEIA, { unit: "rebel-troopers", at: [600, 200] }, { unit: "rebel-troopers", at: [1600, 200] }],
  };
  const { state } = playing("somebody-has-to-save-our-skins", mine, FAR_SIDE, order("p1.0"), order("p1.1"));
  const asked = play(state, [activate("p1.0"), DONE]).state;
  expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
  const acting = play(asked, [unitChosen("p1.1")]).state;
  expect(game.decision(acting)).toMatchObject({ seat: "player-1", kind: "action", context: { unit: "p1.1" } });
  const theirs = play(acting, [DONE]).state;
  expect(game.decision(theirs)).toMatchObject({ seat: "player-2" });
  const left = play(asked, [DONE]).state;
  expect(game.decision(left)).toMatchObject({ seat: "player-2" });
});

describe("Coordinated Bombardment, No Time for Sorrows", () => {
  const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 100] } as const;
  const STORM = "stormtroopers";

  const targets: SideSpec = {
    units: [
      { unit: STORM, at: [300, 650] },
      { unit: STORM, at: [500, 650] },
      { unit: STORM, at: [400, 750] },
      { unit: STORM, at: [700, 650] },
      { unit: STORM, at: [400, 300] },
    ],
  };

  const bombard = (unit: string): Action => declare(unit);

  it("[leg.cards.command-weapon] Coordinated Bombardment makes up to three attacks on different distant units as Leia's activation ends", () => {
    const { state } = playing("coordinated-bombardment", { units: [LEIA] }, targets);
    const active = play(state, [activate("p1.0")]).state;
    const attacking = play(active, [perform("attack")]).state;
    expect(offered(attacking)).not.toContain("declare p2.0");
    const over = play(active, [DONE]).state;
    expect(game.decision(over)).toMatchObject({ kind: "volley", context: { left: 3 } });
    expect(offered(over)).toEqual(["declare p2.0", "declare p2.1", "declare p2.2", "declare p2.3", "done"]);
    const hit = dice(["hit", "hit", "block", "block"]);
    const first = play(over, [bombard("p2.0")], { draws: hit });
    const declared = first.events.flatMap((event) => (event.type === "attack-declared" ? [event] : []));
    expect(declared).toMatchObject([{ defender: "p2.0", dice: [0, 0, 2], cause: "coordinated-bombardment" }]);
    expect(offered(first.state)).toEqual(["declare p2.1", "declare p2.2", "declare p2.3", "done"]);
    const miss = ["blank", "blank"];
    const third = play(first.state, [bombard("p2.1"), bombard("p2.3")], {
      draws: dice([...miss, ...miss, "corps"]),
    }).state;
    expect(third.frames.map(({ kind }) => kind)).not.toContain("volley");
    expect(third.units[0]?.order).toBe("facedown");
  });

  it("[leg.cards.command-weapon] The player of Coordinated Bombardment may stop before the third attack", () => {
    const { state } = playing("coordinated-bombardment", { units: [LEIA] }, targets);
    const over = play(state, [activate("p1.0"), DONE, DONE]).state;
    expect(over.units[0]?.order).toBe("facedown");
  });

  it("[leg.command.timing-3-issue-orders] No Time for Sorrows lets each ordered unit move at speed 1", () => {
    const mine: SideSpec = { units: [LEIA, { unit: "rebel-troopers", at: [800, 100] }] };
    const { state } = playing("no-time-for-sorrows", mine, FAR_SIDE, order("p1.1"));
    expect(game.decision(state)).toMatchObject({
      kind: "effects",
      context: { effects: [{ effect: "no-time-for-sorrows" }] },
    });
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    const moving = play(state, [effect(0)]).state;
    const moves = game.legalActions(moving);
    expect(moves.length).toBeGreaterThan(0);
    expect(
      moves.every((action) => action.type === "move" && "tool" in action.move && action.move.tool.speed === 1),
    ).toBe(true);
    expect(game.decision(play(moving, [at(moves, 0), PASS]).state)).toMatchObject({ kind: "activate" });
    expect(game.decision(play(state, [PASS, PASS]).state)).toMatchObject({ kind: "activate" });
  });
});

it("[leg.command.other-sources] A Beautiful Friendship makes Rebel commanders order an Ewok unit and Ewok commanders a Rebel unit, and gives Wicket Teamwork: Leia Organa", () => {
  const side = (nominee: string): State =>
    play(
      scenario({
        phase: "command",
        "player-1": {
          units: [
            LEIA,
            WICKET,
            { ...TROOPS, at: [600, 200] },
            { unit: "ewok-skirmishers", at: [400, 310] },
            { unit: "ewok-skirmishers", at: [450, 520] },
            { ...TROOPS, at: [750, 420] },
          ],
          hand: ["ambush"],
          permanents: ["a-beautiful-friendship"],
        },
        "player-2": { ...FAR_SIDE, ...BLANK_HAND },
      }),
      [chooseCard("ambush"), { type: "nominate", subject: nominee }, effect(0)],
    ).state;
  expect(offered(side("p1.0"))).toEqual(["choose-unit p1.1", "choose-unit p1.3"]);
  expect(offered(side("p1.1"))).toEqual(["choose-unit p1.0", "choose-unit p1.2"]);
  const ordered = play(side("p1.0"), [unitChosen("p1.3")]).state;
  expect(ordered.units[3]?.ordered).toBe(true);
  const aimed = scenario({
    activating: "p1.0",
    "player-1": { units: [LEIA, WICKET], hand: [], permanents: ["a-beautiful-friendship"] },
    "player-2": { ...FAR_SIDE, ...BLANK_HAND },
  });
  expect(tokensOf(play(aimed, [perform("aim")]).state, "p1.1")).toEqual({ aim: 1 });
});
