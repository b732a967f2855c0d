import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { mm } from "../../../../src/table/lengths.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { answers, FAR_SIDE, playing } from "../../../helpers/commands.ts";
import { called, offered, tokensOf } from "../../../helpers/reading.ts";
import { through } from "../reach.ts";

const REBELS = "rebel-troopers";
const DARK = "imperial-dark-troopers";
const card = "you-have-something-i-want";

const orders = (): State => {
  const mine: SideSpec = {
    units: [
      { unit: "moff-gideon-long-live-the-empire", at: [300, 200] },
      { unit: DARK, at: [600, 200], order: "faceup" },
      { unit: DARK, at: [900, 200], order: "faceup" },
    ],
  };
  const theirs: SideSpec = { units: [{ unit: REBELS, at: [1700, 600], defeated: 3 }] };
  return through(playing(card, mine, theirs).state, "choose-unit p1.0", "order p1.0");
};

const STORM = "stormtroopers";

const place = (subject: string, x: number, y: number) =>
  ({ type: "place", subject, to: { x: mm(x), y: mm(y), z: 0 }, heading: { x: 0, y: 1 } }) as const;

const scene = (round: number): State =>
  scenario({
    phase: "command",
    round,
    "player-1": {
      units: [
        { unit: "moff-gideon-long-live-the-empire", at: [300, 200] },
        { unit: DARK, at: [600, 200], tokens: { aim: 1 } },
        { unit: STORM, at: [900, 200] },
        { unit: DARK, at: [1200, 200] },
      ],
      hand: [card],
    },
    "player-2": { ...FAR_SIDE, hand: [] },
  });

it("[leg.command.timing-3-issue-orders] You Have Something I Want sets down only one unit, even if several Dark Troopers have an order", () => {
  expect(offered(orders())).toEqual(["choose-unit p1.1", "choose-unit p1.2", "done"]);
  expect(game.decision(answers(orders(), "choose-unit p1.1"))).toMatchObject({
    kind: "place",
    context: { unit: "p1.1" },
  });
});

it("[leg.range.at] You Have Something I Want can set a unit down just beyond range 2 of enemies, but no nearer", () => {
  const asked = answers(orders(), "choose-unit p1.1");
  const down = (gap: number): boolean =>
    game.apply(asked, {
      type: "place",
      subject: "p1.1.0",
      to: { x: mm(1700 - 27 - gap), y: mm(600), z: 0 },
      heading: { x: 0, y: 1 },
    }).ok;
  expect([down(300), down(301)]).toEqual([false, true]);
});

it("[leg.command.timing-3-issue-orders] Moment of Consideration and AI Coordination give a standby token to each ordered unit", () => {
  const gideon: SideSpec = {
    units: [
      { unit: called("Moff Gideon"), at: [400, 200] },
      { unit: STORM, at: [700, 200] },
    ],
  };
  expect(tokensOf(playing("moment-of-consideration", gideon).state, "p1.1")).toEqual({ standby: 1 });
  const droids: SideSpec = {
    units: [
      { unit: "general-grievous-sinister-cyborg", at: [400, 200] },
      { unit: called("DSD1 Dwarf Spider Droid"), at: [700, 200] },
    ],
  };
  expect(tokensOf(playing("ai-coordination", droids).state, "p1.1")).toEqual({ standby: 1 });
});

it("[leg.command.unit-cards-need-unit] You Have Something I Want cannot be chosen in round 1", () => {
  expect(offered(scene(1))).toEqual(["pass"]);
  expect(offered(scene(2))).toContain(`choose-command ${card}`);
});

it("[leg.command.timing-3-issue-orders] You Have Something I Want sets Dark Troopers with an order down away from enemies, and turns their order facedown", () => {
  const asked = answers(scene(2), `choose-command ${card}`, "effect 0", "choose-unit p1.1", "order p1.0", "order p1.2");
  expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
  const state = answers(asked, "choose-unit p1.1");
  expect(state.units[1]?.order).toBe("facedown");
  expect(game.decision(state)).toMatchObject({ kind: "place", context: { unit: "p1.1" } });
  for (const action of game.legalActions(state)) expect(game.apply(state, action).ok).toBe(true);
  // The rebel troopers stand around (1700, 800); range 2 is 305 mm.
  const near = game.apply(state, place("p1.1.0", 1450, 800));
  expect(near.ok ? undefined : near.violation).toMatchObject({ code: "not-set-down-there" });
  let down = play(state, [place("p1.1.0", 900, 700)]).state;
  while (game.decision(down)?.kind === "place") {
    const [spot] = game.legalActions(down);
    down = play(down, spot === undefined ? [] : [spot]).state;
  }
  const miniatures = down.units[1]?.miniatures ?? [];
  expect(miniatures.every(({ x, y }) => Math.abs(x - mm(900)) < mm(200) && Math.abs(y - mm(700)) < mm(200))).toBe(true);
  expect(game.view(down, "player-1").units[1]?.tokens.aim).toBe(1);
});
