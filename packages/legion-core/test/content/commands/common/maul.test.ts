import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, type Scenario, type SideSpec, scenario } from "../../../../src/testing/index.ts";
import { chooseCard, PASS, perform } from "../../../helpers/actions.ts";
import { answers, FAR_SIDE, playing, revealing } from "../../../helpers/commands.ts";
import { lent, offered, tokensOf } from "../../../helpers/reading.ts";

const MAUL = "maul-impatient-apprentice";
const B1 = "b1-battle-droids";
const REBELS = "rebel-troopers";

/** Set-up effects: whoever may hold such a card is asked. */
const setUp = (mine: SideSpec, more: Partial<Scenario> = {}): State =>
  scenario({
    phase: "setup",
    "player-1": mine,
    "player-2": { ...FAR_SIDE, hand: [] },
    frames: [{ kind: "hand", side: 0, moment: "setup-effects", about: null }],
    ...more,
  });

const STORM = "stormtroopers";
const green = { aim: 1, dodge: 1, surge: 1, standby: 1 } as const;
const single = { unit: REBELS, defeated: 3, tokens: green } as const;
const maul = { unit: "maul-impatient-apprentice", at: [400, 400] } as const;
const mine: SideSpec = { units: [maul, { unit: STORM, at: [900, 400], defeated: 3 }] };

const engaged: SideSpec = {
  units: [
    { ...single, at: [400, 427] },
    { ...single, at: [900, 600] },
  ],
};

it("[leg.kw.divulge] The Phantom Menace, if divulged, gives Maul Infiltrate for the game", () => {
  const shown = play(setUp({ hand: ["the-phantom-menace"], units: [MAUL] }), [chooseCard("the-phantom-menace")]).state;
  expect(lent(shown)).toEqual(["0 infiltrate 1 game"]);
});

it("[leg.defender.range] Under The Phantom Menace Maul cannot attack, and only units at range 2 can attack him", () => {
  const mine: SideSpec = {
    units: [
      { unit: MAUL, at: [400, 300] },
      { unit: B1, at: [900, 300], defeated: 5 },
    ],
  };
  const foe = (y: number): SideSpec => ({
    units: [
      { unit: REBELS, at: [400, y], defeated: 3 },
      { unit: REBELS, at: [1700, 800], defeated: 3 },
    ],
  });
  expect(offered(revealing("the-phantom-menace", "p1.0", mine, foe(327)))).not.toContain("perform attack");
  expect(offered(revealing(undefined, "p1.0", mine, foe(327)))).toContain("perform attack");
  const attacking = (card: string | undefined, y: number): readonly string[] =>
    offered(
      scenario({
        activating: "p2.0",
        "player-1": {
          hand: [],
          ...(card === undefined ? {} : { revealed: card }),
          units: [{ unit: MAUL, at: [400, 300] }],
        },
        "player-2": foe(y),
      }),
    );
  expect(attacking("the-phantom-menace", 700)).not.toContain("perform attack");
  expect(attacking(undefined, 700)).toContain("perform attack");
  expect(attacking("the-phantom-menace", 550)).toContain("perform attack");
});

it("[leg.command.timing-5-during-activation] At Last gives Maul an aim token and Jedi Hunter, and lets him suffer a wound when he activates", () => {
  for (const spot of [{ at: [400, 400] }, {}] as const) {
    const { state } = playing("at-last", { units: [{ unit: maul.unit, ...spot }] });
    expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ aim: 1 }, ["0 jedi-hunter 1 round"]]);
    expect(offered(state)).toEqual(["effect 0", "pass"]);
    expect(answers(state, "effect 0").units[0]?.miniatures[0]?.wounds).toBe(1);
    expect(answers(state, "pass").units[0]?.miniatures[0]?.wounds).toBe(0);
  }
});

it("[leg.cards.command-use] Duel of the Fates gives Maul a dodge token and Disengage", () => {
  const { state } = playing("duel-of-the-fates", { units: [maul] });
  expect([tokensOf(state, "p1.0"), lent(state)]).toEqual([{ dodge: 1 }, ["0 disengage 1 round"]]);
});

it("[leg.cards.command-use] Duel of the Fates keeps enemies engaged with Maul from spending dodge and standby tokens", () => {
  const attacked = (card: string | undefined, unit: string): readonly string[] => {
    const state = revealing(card, unit, mine, engaged);
    const dodges = (now: State): boolean => offered(now).includes("choose-option dodge");
    let after = play(state, [perform("attack")]).state;
    while (!dodges(after) && game.decision(after)?.kind === "pool") after = play(after, [PASS]).state;
    return offered(after);
  };
  expect(attacked(undefined, "p1.0")).toContain("choose-option dodge");
  expect(attacked("duel-of-the-fates", "p1.0")).not.toContain("choose-option dodge");
  expect(attacked("duel-of-the-fates", "p1.1")).toContain("choose-option dodge");
  const reacting = (card: string | undefined, unit: string): readonly string[] =>
    offered(play(revealing(card, unit, mine, engaged), [perform("dodge")]).state);
  expect(reacting(undefined, "p1.0")).toContain("choose-unit p2.0");
  expect(reacting("duel-of-the-fates", "p1.0")).not.toContain("choose-unit p2.0");
  expect(reacting("duel-of-the-fates", "p1.1")).toContain("choose-unit p2.1");
});

it("[leg.cards.command-use] Duel of the Fates keeps enemies engaged with Maul from spending aim and surge tokens", () => {
  const spending = (card: string | undefined, ...faces: readonly string[]): readonly string[] => {
    const state = scenario({
      activating: "p2.0",
      "player-1": { hand: [], ...(card === undefined ? {} : { revealed: card }), ...mine },
      "player-2": { hand: [], ...engaged },
    });
    return offered(play(state, [perform("attack")], { draws: dice(faces) }).state);
  };
  expect(spending(undefined, "attack-surge")).toEqual(["choose-option aim", "pass"]);
  // The pool is resolved at once: nothing of it asks a question.
  expect(spending("duel-of-the-fates", "attack-surge")).not.toContain("choose-option aim");
  expect(spending("duel-of-the-fates", "attack-surge")).not.toContain("choose-option surge");
});
