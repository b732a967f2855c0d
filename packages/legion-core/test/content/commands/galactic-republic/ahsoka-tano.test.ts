import { expect, it } from "vitest";
import { game } from "../../../../src/index.ts";
import type { State } from "../../../../src/state/state.ts";
import { BOX } from "../../../../src/testing/box.ts";
import { dice, play, type SideSpec, scenario, type UnitSpec } from "../../../../src/testing/index.ts";
import { courageOf } from "../../../../src/units/conditions.ts";
import { keywordsOf } from "../../../../src/units/keywords.ts";
import { choose, DONE, declare, PASS, perform } from "../../../helpers/actions.ts";
import { active, answers, here, LOST, playing } from "../../../helpers/commands.ts";
import { eventsOf, lent, offered, speeds, tokensOf } from "../../../helpers/reading.ts";
import { follow } from "../../../helpers/script.ts";

const REBELS = "rebel-troopers";
const AHSOKA = "ahsoka-tano-padawan-commander";
const MELEE: UnitSpec = { unit: REBELS, at: [400, 327], defeated: 3 };
const CLONES = "clone-trooper-infantry";

/** A unit of either side acts, the first player having revealed a card. */
function acting(revealed: string, activating: string, mine: SideSpec, theirs: readonly UnitSpec[]): State {
  return scenario({
    activating,
    "player-1": { hand: [], revealed, ...mine },
    "player-2": { hand: [], units: theirs },
  });
}

const STORM = "stormtroopers";
const ONE = { unit: STORM, at: [400, 400], defeated: 3 } as const;
const PADAWAN = { unit: "ahsoka-tano-padawan-commander", at: [400, 200] } as const;

/** The keywords of a unit. */
const keywords = (state: State, unit: number) => keywordsOf({ box: BOX, state }, unit);

it("[leg.attack.one-attack-action] You Are Beaten allows Ahsoka two attack actions once she has defeated a unit, and only one before", () => {
  const card = "you-are-beaten";
  const offers = [false, true].map((isLent) =>
    [1, 2].map((made) => {
      const state = scenario({
        activating: "p1.0",
        activation: { done: Array.from({ length: made }, () => "attack") },
        ...(isLent ? { ongoing: [{ unit: "p1.0", keyword: card, value: 1, until: "round" } as const] } : {}),
        "player-1": { units: [here(AHSOKA)], hand: [], revealed: card },
        "player-2": { units: [MELEE, LOST], hand: [] },
      });
      return offered(state).includes("perform attack");
    }),
  );
  expect(offers).toEqual([
    [false, false],
    [true, false],
  ]);
});

it("[leg.withdraw.move-action] You Are Beaten lets enemies attacked by Ahsoka withdraw, but not enemies attacked by her friends", () => {
  const ahsoka: UnitSpec = { unit: "ahsoka-tano-padawan-commander", at: [400, 200] };
  const anakin: UnitSpec = { unit: "anakin-skywalker-the-chosen-one", at: [800, 200] };
  const asked = (activating: string, x: number): boolean => {
    const vader: UnitSpec = { unit: "darth-vader-dark-lord-of-the-sith", at: [x, 227] };
    const state = acting("you-are-beaten", activating, { units: [ahsoka, anakin], faction: "galactic-republic" }, [
      vader,
      LOST,
    ]);
    let now = play(state, [perform("attack")]).state;
    while (["attack", "pool"].includes(game.decision(now)?.kind ?? "")) {
      const all = game.legalActions(now);
      now = play(now, [game.decision(now)?.kind === "pool" ? PASS : (all[0] ?? DONE)]).state;
    }
    return offered(now).includes("choose-option withdraw-freely");
  };
  expect([asked("p1.0", 400), asked("p1.1", 800)]).toEqual([true, false]);
});

it("[leg.standby.not-own-cause] Ahsoka's side cannot spend a standby token when an enemy makes the free move of You Are Beaten", () => {
  const state = acting(
    "you-are-beaten",
    "p1.0",
    {
      units: [
        { unit: "ahsoka-tano-padawan-commander", at: [400, 200] },
        { unit: CLONES, at: [500, 300], defeated: 3, tokens: { standby: 1 } },
      ],
      faction: "galactic-republic",
    },
    [{ unit: "darth-vader-dark-lord-of-the-sith", at: [400, 227] }, LOST],
  );
  let now = play(state, [perform("attack")]).state;
  while (["attack", "pool"].includes(game.decision(now)?.kind ?? "")) {
    now = play(now, [game.decision(now)?.kind === "pool" ? PASS : (game.legalActions(now)[0] ?? DONE)]).state;
  }
  const leaving = answers(now, "choose-option withdraw-freely");
  const moves = game.legalActions(leaving).filter(({ type }) => type === "move");
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expect(game.decision(play(leaving, [move]).state)?.kind).toBe("action");
});

it("[leg.move.granted-speed] I Go Where I'm Needed gives Ahsoka a speed-3 move, Guardian 3, Disengage and 1 courage, and limits her to speed 1", () => {
  const { state } = playing("i-go-where-im-needed", { units: [PADAWAN] });
  expect(lent(state)).toEqual(["0 guardian 3 round", "0 disengage 1 round"]);
  expect(speeds(state)).toEqual([1, 2, 3]);
  expect(offered(state)).toContain("pass");
  const acting = active("i-go-where-im-needed", [PADAWAN]);
  expect(courageOf({ box: BOX, state: acting }, 0)).toBe(3);
  expect(speeds(play(acting, [perform("move")]).state)).toEqual([1]);
});

it("[leg.attack.one-attack-action] You Are Beaten gives Ahsoka Charge, and a second attack and a free move once she has defeated a unit", () => {
  expect(lent(playing("you-are-beaten", { units: [PADAWAN] }).state)).toEqual(["0 charge 1 round"]);
  const frail = active(
    "you-are-beaten",
    [PADAWAN],
    [
      { ...ONE, at: [400, 227] },
      { ...ONE, at: [400, 173] },
    ],
  );
  expect(offered(frail)).not.toContain("perform you-are-beaten");
  const hits = Array.from({ length: 8 }, () => "critical");
  const won = play(frail, [perform("attack"), declare("p2.0")], {
    draws: dice([...hits, ...hits.map(() => "blank")]),
  }).state;
  expect(lent(won)).toEqual(["0 you-are-beaten 1 round"]);
  expect(offered(won)).toContain("perform attack");
  const free = active("you-are-beaten", [PADAWAN]);
  const lending = { unit: 0, keyword: "you-are-beaten", value: 1, until: "round" } as const;
  expect(game.legalActions({ ...free, ongoing: [lending] })).toContainEqual(perform("you-are-beaten"));
});

it("[leg.kw.guardian-x.roll] A guardian that Ahsoka's thrown saber defeats counts as defeated for You Are Beaten", () => {
  const thrower: UnitSpec = { ...PADAWAN, upgrades: ["saber-throw"] };
  const chewbacca: UnitSpec = { unit: "chewbacca-walking-carpet", at: [450, 420], wounds: [8] };
  const state = active("you-are-beaten", [thrower], [{ ...MELEE, at: [400, 420] }, chewbacca]);
  const thrown = follow(state, "perform saber-throw", "declare p2.0", ["hit", "hit", "blank", "blank"]);
  const shown = (face: string) =>
    follow(thrown.state, "choose-option guardian p2.1", "choose-option cancel", [face, "block"], "pass").state;
  expect(lent(shown("blank"))).toContain("0 you-are-beaten 1 round");
  expect(lent(shown("block"))).toEqual([]);
});

it("[leg.kw.deflect.wound] An attacker that Ahsoka's Deflect defeats counts as defeated for You Are Beaten", () => {
  const shooter: UnitSpec = { ...ONE, at: [400, 400], defeated: 3 };
  const state = acting("you-are-beaten", "p2.0", { units: [PADAWAN] }, [shooter, LOST]);
  const shown = (face: string) => follow(state, "perform attack", ["hit", face]).state;
  expect(lent(shown("defense-surge"))).toEqual(["0 you-are-beaten 1 round"]);
  expect(lent(shown("block"))).toEqual([]);
});

it("[leg.kw.deflect.guardian-soresu] An attacker that Obi-Wan deflects while he guards Ahsoka does not count as defeated by her", () => {
  const shooter: UnitSpec = { unit: STORM, at: [400, 400], defeated: 3 };
  const obi: UnitSpec = { unit: "obi-wan-kenobi-civilized-warrior", at: [480, 200], order: "faceup" };
  const ahsoka: UnitSpec = { ...PADAWAN, order: "faceup" };
  const state = acting("you-are-beaten", "p2.0", { units: [ahsoka, obi] }, [shooter, LOST]);
  const shot = follow(state, perform("attack"), declare("p1.0"), ["hit"], choose("guardian p1.1"), ["defense-surge"]);
  expect(eventsOf(shot, "unit-defeated").map(({ unit }) => unit)).toEqual(["p2.0"]);
  expect(lent(shot.state)).toEqual([]);
});

it("[leg.attack.one-attack-action] A unit that a friend of Ahsoka defeats does not count for You Are Beaten", () => {
  const anakin: UnitSpec = { unit: "anakin-skywalker-the-chosen-one", at: [800, 200] };
  const hits = Array.from({ length: 5 }, () => "critical");
  const frail: UnitSpec = { ...MELEE, at: [800, 227] };
  const state = acting("you-are-beaten", "p1.1", { units: [PADAWAN, anakin] }, [frail, LOST]);
  const struck = play(state, [perform("attack")], { draws: dice([...hits, ...hits.map(() => "blank")]) });
  expect(eventsOf(struck, "unit-defeated")).toMatchObject([{ unit: "p2.0" }]);
  expect(lent(struck.state)).toEqual([]);
});

it("[leg.withdraw.move-action] A unit that Ahsoka attacks in melee under You Are Beaten may withdraw at once", () => {
  const state = active("you-are-beaten", [PADAWAN], [{ unit: "darth-vader-dark-lord-of-the-sith", at: [400, 227] }]);
  const fought = play(state, [perform("attack")]).state;
  let asked = fought;
  while (game.decision(asked)?.kind === "pool") asked = play(asked, [PASS]).state;
  expect(game.decision(asked)).toMatchObject({ seat: "player-2", kind: "mission" });
  expect(offered(asked)).toEqual(["choose-option withdraw-freely", "choose-option decline"]);
  const leaving = play(asked, [choose("withdraw-freely")]).state;
  expect(game.decision(leaving)).toMatchObject({ kind: "move", context: { unit: "p2.0", reason: "withdraw" } });
  expect(game.decision(play(asked, [choose("decline")]).state)).toMatchObject({ seat: "player-1", kind: "action" });
});

it("[leg.kw.shien-mastery.wounds] Revenge Is Not the Jedi Way gives Ahsoka 3 dodge tokens, and Jar'Kai Mastery instead of Shien Mastery", () => {
  const { state } = playing("revenge-is-not-the-jedi-way", {
    units: [{ unit: "ahsoka-tano-padawan-commander", at: [400, 200] }],
  });
  expect(tokensOf(state, "p1.0")).toEqual({ dodge: 3 });
  const { "jarkai-mastery": jarkai, "shien-mastery": shien } = keywords(state, 0);
  expect([jarkai, shien]).toEqual([1, undefined]);
  expect(lent(state).map((one) => one.split(" ")[3])).toEqual(["round", "round"]);
});
