import { describe, expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { dice, play, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { choose, DONE, faces, gun, order, PASS, perform } from "../../../helpers/actions.ts";
import { active, FAR_SIDE, LOST, playing } from "../../../helpers/commands.ts";
import { moveOn } from "../../../helpers/moves.ts";
import { handOf, held, lent, offered, speeds, tokensOf, woundsOnUnit } from "../../../helpers/reading.ts";
import { follow, type ScriptStep } from "../../../helpers/script.ts";

const YODA = { unit: "yoda-grand-master-of-the-jedi-order", at: [400, 200] } as const;

const DROIDS: UnitSpec = { unit: "b1-battle-droids", at: [1700, 800] };
const CLONES = { unit: "clone-trooper-infantry", at: [700, 200] } as const;
const OTHERS = { unit: "clone-trooper-infantry", at: [1000, 200] } as const;

describe("Luminous Beings Are We", () => {
  const STORM = "stormtroopers";
  const CLONES = { unit: "clone-trooper-infantry", at: [600, 200], defeated: 3 } as const;
  const LOST: UnitSpec = { unit: STORM, at: [1700, 850] };

  /** A unit of the first player in the middle of its activation, with a card in play. */
  function active(revealed: string, activating: string, mine: readonly UnitSpec[], theirs: readonly UnitSpec[]): State {
    return scenario({
      activating,
      "player-1": { units: mine, hand: [], revealed },
      "player-2": { units: [...theirs, LOST], hand: [] },
    });
  }

  const YODA = { unit: "yoda-grand-master-of-the-jedi-order", at: [400, 200] } as const;

  it("[leg.tokens.green] Luminous Beings Are We gives Yoda 2 aim, dodge and surge tokens, which friends at range 3 may spend as their own", () => {
    expect(tokensOf(playing("luminous-beings-are-we", { units: [YODA] }).state, "p1.0")).toEqual({
      aim: 2,
      dodge: 2,
      surge: 2,
    });
    const attacking = (x: number): State =>
      play(
        active(
          "luminous-beings-are-we",
          "p1.1",
          [
            { ...YODA, tokens: { aim: 2, surge: 2 } },
            { ...CLONES, at: [x, 200] },
          ],
          [{ unit: STORM, at: [x, 420] }],
        ),
        [perform("attack")],
        { draws: dice(["blank"]) },
      ).state;
    // Range 3 from edge to edge of the nearest bases; at range 2 no more.
    const near = attacking(860);
    expect(offered(near)).toContain("choose-option aim of p1.0 by luminous-beings-are-we");
    const again = play(near, [choose("aim of p1.0 by luminous-beings-are-we")], {
      draws: dice(["blank"]),
    }).state;
    expect(tokensOf(again, "p1.0")).toEqual({ aim: 1, surge: 2 });
    expect(offered(again)).toContain("choose-option aim of p1.0 by luminous-beings-are-we");
    expect(game.decision(attacking(1000))?.kind).not.toBe("pool");
  });

  it("[leg.end.steps] Luminous Beings Are We forbids Yoda to attack, and returns Size Matters Not to the hand", () => {
    const yoda = active("luminous-beings-are-we", "p1.0", [YODA], [{ unit: STORM, at: [400, 227], defeated: 3 }]);
    expect(offered(yoda)).not.toContain("perform attack");
    const { state } = play(
      scenario({
        phase: "end",
        "player-1": {
          units: [YODA],
          hand: ["standing-orders"],
          revealed: "luminous-beings-are-we",
          discard: ["size-matters-not"],
        },
        "player-2": { units: [LOST], hand: ["standing-orders"] },
      }),
      [],
    );
    expect(handOf(state, 0)).toContain("size-matters-not");
  });
});

it("[leg.actions.card-action-different] Size Matters Not gives Yoda Jump 1, Charge, Disengage and speed 3, and lets him jump twice", () => {
  expect(lent(playing("size-matters-not", { units: [YODA] }).state)).toEqual([
    "0 jump 1 round",
    "0 charge 1 round",
    "0 disengage 1 round",
  ]);
  const ongoing = [{ unit: "p1.0", keyword: "jump", value: 1, until: "round" }] as const;
  const jumps = (revealed: string): readonly boolean[] => {
    const state = scenario({
      activating: "p1.0",
      actions: 3,
      "player-1": { units: [YODA], hand: [], revealed },
      "player-2": { units: [LOST], hand: [] },
      ongoing,
    });
    const first = moveOn(play(state, [perform("jump")]).state);
    const second = offered(first).includes("perform jump") ? moveOn(play(first, [perform("jump")]).state) : first;
    return [offered(first).includes("perform jump"), offered(second).includes("perform jump")];
  };
  expect(jumps("size-matters-not")).toEqual([true, false]);
  expect(speeds(play(active("size-matters-not", [YODA]), [perform("move")]).state)).toEqual([1, 2, 3]);
});

it("[leg.end.steps] Size Matters Not returns There Is No Try to the hand as the End Phase starts", () => {
  const { state } = play(
    scenario({
      phase: "end",
      "player-1": {
        units: [YODA],
        hand: ["standing-orders"],
        revealed: "size-matters-not",
        discard: ["there-is-no-try"],
      },
      "player-2": { ...FAR_SIDE, hand: ["standing-orders"] },
    }),
    [],
  );
  expect(handOf(state, 0)).toContain("there-is-no-try");
});

it("[leg.cards.command-use] [leg.kw.long-shot] Luminous Beings Are We still lends Yoda's other tokens after one was spent on Long Shot", () => {
  const marksmen: UnitSpec = { unit: "clone-trooper-marksmen", at: [300, 100] };
  const yoda: UnitSpec = { unit: "yoda-grand-master-of-the-jedi-order", at: [600, 100], tokens: { aim: 2 } };
  const start = scenario({
    activating: "p1.0",
    "player-1": { units: [marksmen, yoda], hand: [], revealed: "luminous-beings-are-we" },
    "player-2": { units: [{ ...DROIDS, at: [300, 690] }, DROIDS], hand: [] },
  });
  const declared = follow(start, "perform attack");
  expect(held(declared, "p1.1", "aim")).toBe(1);
  const rolled = follow(declared.state, gun("p1.0.0", 1), DONE, ["blank"]);
  expect(offered(rolled.state)).toContain("choose-option aim of p1.1 by luminous-beings-are-we");
});

describe("Luminous Beings Are We and Guardian", () => {
  /** Two hits of stormtroopers at clones whom a unit beside Yoda guards. */
  function guarded(guardian: UnitSpec, yoda: Partial<UnitSpec>, revealed: string, ...rest: readonly ScriptStep[]) {
    const troops: UnitSpec = { unit: "stormtroopers", at: [300, 300], defeated: 2 };
    const clones: UnitSpec = { unit: "clone-trooper-infantry", at: [300, 500] };
    const start = scenario({
      activating: "p1.0",
      "player-1": { units: [troops, { ...DROIDS, at: [1700, 100] }], hand: [] },
      "player-2": { units: [clones, guardian, { ...YODA, at: [450, 650], ...yoda }, LOST], hand: [], revealed },
    });
    const shots = [gun("p1.0.0", 1), gun("p1.0.1", 1), faces(2, "hit")];
    return follow(start, "perform attack", "declare p2.0", ...shots, ...rest);
  }

  const CARD = "luminous-beings-are-we";
  const guard = ["choose-option guardian p2.1", "choose-option cancel", faces(2, "defense-surge")] as const;
  const chewbacca: UnitSpec = { unit: "chewbacca-walking-carpet", at: [380, 560], tokens: { surge: 1 } };

  it("[leg.cards.command-use] [leg.kw.guardian-x.roll] A guardian may spend its own surge tokens and those of Yoda near it", () => {
    const both = guarded(chewbacca, { tokens: { surge: 1 } }, CARD, ...guard, choose("surge"), choose("surge"));
    expect([held(both, "p2.1", "surge"), held(both, "p2.2", "surge"), woundsOnUnit(both.state, 3)]).toEqual([
      0,
      0,
      [0],
    ]);
    const alone = guarded(chewbacca, { tokens: { surge: 1 } }, "size-matters-not", ...guard, choose("surge"));
    expect([held(alone, "p2.2", "surge"), woundsOnUnit(alone.state, 3)]).toEqual([1, [1]]);
    const far = guarded(chewbacca, { at: [1500, 650], tokens: { surge: 1 } }, CARD, ...guard, choose("surge"));
    expect([held(far, "p2.2", "surge"), woundsOnUnit(far.state, 3)]).toEqual([1, [1]]);
  });

  it("[leg.kw.soresu-mastery.guardian] A dodge token of Yoda that the defender has spent is not left for the guardian's reroll", () => {
    const obiWan: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [380, 560] };
    const yoda = { tokens: { dodge: 1, surge: 0 } };
    const rolled = ["choose-option guardian p2.1", ["blank"]] as const;
    const kept = guarded(obiWan, yoda, CARD, PASS, rolled[0], PASS, rolled[1]);
    expect(offered(kept.state)).toEqual(["choose-option soresu-mastery", "pass"]);
    const dodge = choose(`dodge of p2.2 by ${CARD}`);
    const spent = guarded(obiWan, yoda, CARD, dodge, ...rolled);
    expect([woundsOnUnit(spent.state, 3), held(spent, "p2.2", "dodge")]).toEqual([[1], 0]);
  });
});

it("[leg.command.timing-3-issue-orders] There Is No Try gives ordered units a dodge token, Outmaneuver and Relentless", () => {
  const { state } = playing(
    "there-is-no-try",
    { units: [YODA, CLONES, OTHERS] },
    FAR_SIDE,
    order("p1.0"),
    order("p1.2"),
  );
  expect([0, 1, 2].map((unit) => tokensOf(state, `p1.${unit}`))).toEqual([{ dodge: 1 }, {}, { dodge: 1 }]);
  expect(lent(state)).toEqual([0, 2].flatMap((unit) => [`${unit} outmaneuver 1 round`, `${unit} relentless 1 round`]));
});

it("[leg.info.hand-secret] There Is No Try returns Luminous Beings Are We to the hand as the End Phase starts, and both players know it is there", () => {
  const ended = (discard: readonly string[]): State =>
    play(
      scenario({
        phase: "end",
        "player-1": { units: [YODA], hand: ["standing-orders"], revealed: "there-is-no-try", discard },
        "player-2": { ...FAR_SIDE, hand: ["standing-orders"] },
      }),
      [],
    ).state;
  const back = ended(["size-matters-not", "luminous-beings-are-we"]);
  expect([...handOf(back, 0)].sort()).toEqual(["luminous-beings-are-we", "standing-orders"]);
  const { hand, discard } = game.view(back, "player-2").sides["player-1"];
  expect(hand).toContainEqual(expect.objectContaining({ cards: ["luminous-beings-are-we"] }));
  expect(discard).toEqual(["size-matters-not", "there-is-no-try"]);
  expect(handOf(ended(["size-matters-not"]), 0)).toEqual(["standing-orders"]);
});
