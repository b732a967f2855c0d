import { expectIllegal } from "@sw/tabletop/testing";
import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { play, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { chooseCard, declare, effect, PASS, perform } from "../../../helpers/actions.ts";
import { offered } from "../../../helpers/reading.ts";

const STORM = "stormtroopers";
const TROOPS = { unit: "rebel-troopers", at: [700, 200] } as const;
const HAN = { unit: "han-solo-unorthodox-general", at: [400, 200] } as const;
const VEERS = { unit: "general-veers-master-tactician", at: [1600, 700] } as const;

/** The Command Phase in which both players have chosen a card. */
function chosen(mine: SideSpec, theirs: SideSpec): State {
  return play(
    scenario({ phase: "command", "player-1": mine, "player-2": theirs }),
    [mine, theirs].flatMap(({ hand = [] }) => hand.slice(0, 1).map(chooseCard)),
  ).state;
}

const rival: SideSpec = { hand: ["ambush", "push"], units: [VEERS] };

it("[leg.defender.choose-enemy] Under Reckless Diversion enemies must attack troopers with a faceup order if they can, and those get no backup", () => {
  const state = scenario({
    activating: "p2.0",
    "player-1": {
      units: [
        { unit: "han-solo-unorthodox-general", at: [200, 200], order: "facedown" },
        { ...TROOPS, at: [400, 200] },
        { ...TROOPS, at: [600, 200], order: "faceup" },
        { unit: "at-rt-rebel-alliance", at: [800, 200], order: "faceup" },
        { ...TROOPS, at: [600, 600], order: "faceup" },
      ],
      hand: [],
      revealed: "reckless-diversion",
    },
    "player-2": { units: [{ unit: STORM, at: [500, 400], defeated: 3 }], hand: [] },
  });
  const attacking = play(state, [perform("attack")]).state;
  expect(offered(attacking)).toEqual(["declare p1.2", "declare p1.4"]);
  const refused = game.apply(attacking, declare("p1.1"));
  expect(refused.ok ? "" : refused.violation.rule).toBe("leg.cards.command-use");
});

it("[leg.kw.distract.force-target] A unit under Distract must attack the unit that distracts it, even where Reckless Diversion names others", () => {
  const state = scenario({
    activating: "p2.0",
    "player-1": {
      units: [
        { unit: "han-solo-unorthodox-general", at: [200, 200], order: "facedown" },
        { ...TROOPS, at: [600, 200], order: "faceup" },
        { ...TROOPS, at: [600, 600], order: "faceup" },
        { ...TROOPS, at: [400, 200] },
        { ...TROOPS, at: [400, 600] },
      ],
      hand: [],
      revealed: "reckless-diversion",
    },
    "player-2": { units: [{ unit: STORM, at: [500, 400], defeated: 3 }], hand: [] },
  });
  const defenders = (ongoing: State["ongoing"], refused: string): unknown => {
    const attacking = play({ ...state, ongoing }, [perform("attack")]).state;
    const answer = game.apply(attacking, declare(refused));
    return [offered(attacking), answer.ok ? "" : answer.violation.rule];
  };
  const distract = (unit: number) => ({ unit, keyword: "distract", value: 1, until: "round", about: 5 }) as const;
  expect(defenders([distract(3), distract(4)], "p1.1")).toEqual([
    ["declare p1.3", "declare p1.4"],
    "leg.kw.distract.force-target",
  ]);
  expect(defenders([], "p1.3")).toEqual([["declare p1.1", "declare p1.2"], "leg.cards.command-use"]);
});

it("[leg.command.timing-1-reveal] Change of Plans may be discarded when revealed: the opponent takes back their card, and both select again but not that card", () => {
  const state = chosen({ hand: ["change-of-plans", "push"], units: [HAN, TROOPS] }, rival);
  expect(offered(state)).toEqual(["effect 0", "pass"]);
  const anew = play(state, [{ type: "effect", subject: 0 }]).state;
  expect(game.decision(anew)).toMatchObject({ kind: "choose-command", seat: "player-1" });
  const { "player-1": mine, "player-2": theirs } = game.view(anew, "player-1").sides;
  expect([mine.discard, mine.revealed, theirs.revealed]).toEqual([["change-of-plans"], null, null]);
  expect(theirs.hand).toContainEqual(expect.objectContaining({ cards: ["ambush"] }));
  const again = play(anew, [chooseCard("push")]).state;
  expect(offered(again)).toEqual(["choose-command push"]);
  expectIllegal(game.apply(again, chooseCard("ambush")), "leg.command.select-secret");
  const after = play(again, [chooseCard("push")]).state;
  expect(game.view(after, "player-1").sides["player-2"].revealed).toBe("push");
  expect(after.frames[0]).not.toHaveProperty("barred");
  expect(game.view(play(state, [PASS]).state, "player-1").sides["player-1"].revealed).toBe("change-of-plans");
});

it("[leg.kw.divulge] A divulged card that Change of Plans sends back is no longer the card of round 1", () => {
  const state = scenario({
    phase: "command",
    round: 1,
    mission: { counts: { "divulged darkness-descends player-1": 1 } },
    "player-1": {
      shownHand: ["darkness-descends"],
      hand: ["implacable"],
      units: ["darth-vader-dark-lord-of-the-sith"],
    },
    "player-2": { hand: ["change-of-plans", "push"], units: [HAN] },
  });
  expect(offered(state)).toEqual(["choose-command darkness-descends"]);
  const planned = [chooseCard("darkness-descends"), chooseCard("change-of-plans"), effect(0)];
  expect(offered(play(state, planned).state)).toEqual(["choose-command implacable"]);
});

it("[leg.command.timing-1-reveal] Change of Plans is not offered if the opponent has revealed no card", () => {
  const state = chosen({ hand: ["change-of-plans"], units: [HAN, TROOPS] }, { hand: [], units: [VEERS] });
  expect(game.decision(state)?.kind).toBe("orders");
});
