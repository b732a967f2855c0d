import { describe, expect, it } from "vitest";
import { game } from "../../../src/index.ts";
import type { State } from "../../../src/state/state.ts";
import { dice, play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import {
  activate,
  DONE,
  declare,
  effect,
  FAR,
  offered,
  order,
  PASS,
  perform,
  playing,
  tokensOf,
  unitChosen,
} from "./helpers.ts";

const VADER = { unit: "darth-vader-dark-lord-of-the-sith", at: [400, 200] } as const;
const LATE = { unit: "stormtroopers", at: [1200, 100], order: "faceup", defeated: 3 } as const;
const LUKE = { unit: "luke-skywalker-hero-of-the-rebellion", at: [400, 200] } as const;
const LEIA = { unit: "leia-organa-fearless-and-inventive", at: [400, 200] } as const;

describe("cards that change who acts when", () => {
  it("[leg.command.timing-5-during-activation] Implacable lets Vader act a second time for a wound, with one action", () => {
    const { state } = playing("implacable", { units: [VADER] });
    expect(tokensOf(state, "p1.0")).toMatchObject({ dodge: 1 });
    const over = play(state, [DONE]).state;
    expect(offered(over)).toEqual(["effect 0", "pass"]);
    const again = play(over, [effect(0)]).state;
    expect(again.units[0]?.miniatures[0]?.wounds).toBe(1);
    const next = play(again, [DONE]).state;
    expect(game.decision(next)).toMatchObject({ kind: "action", context: { unit: "p1.0", actions: 1 } });
    expect(tokensOf(next, "p1.0")).toMatchObject({ dodge: 2 });
    const end = play(next, [DONE]).state;
    expect(end.phase === "activation" && game.decision(end)?.kind === "effects").toBe(false);
    expect(play(over, [PASS]).state.units[0]?.miniatures[0]?.wounds).toBe(0);
  });

  it("[leg.deploy.must] Effects of a card as a unit is activated come about before it has deployed, too", () => {
    const reserve = (card: string, unit: string, more: object = {}): State =>
      scenario({
        "player-1": { units: [{ unit, order: "faceup", ...more }, LATE], hand: [], revealed: card },
        "player-2": { ...FAR, hand: [] },
      });
    const started = (card: string, unit: string, more: object = {}): State =>
      play(reserve(card, unit, more), [activate("p1.0")]).state;
    const [vader, rex, ahsoka] = [VADER.unit, "clone-captain-rex-honorable-soldier", "ahsoka-tano-fulcrum"];
    const shaken = { tokens: { suppression: 2 } };
    expect(tokensOf(started("implacable", vader), "p1.0")).toMatchObject({ dodge: 1 });
    expect(offered(started("new-ways-to-motivate-them", "stormtroopers"))).toEqual(["effect 0", "pass"]);
    expect(offered(started("were-not-programmed", rex, shaken))).toEqual(["effect 0", "pass"]);
    expect(tokensOf(started("a-new-beginning", ahsoka, shaken), "p1.0")).toEqual({});
  });

  it("[leg.command.timing-5-during-activation] Son of Skywalker lets Luke attack once more after his first attack", () => {
    const enemies: SideSpec = {
      units: [
        { unit: "stormtroopers", at: [400, 400] },
        { unit: "stormtroopers", at: [600, 400] },
      ],
    };
    const miss = dice(["blank", "blank", "blank", "blank"]);
    const { state } = playing(
      "son-of-skywalker",
      { units: [LUKE, { unit: "rebel-troopers", at: [1700, 800] }] },
      enemies,
    );
    const fighting = play(state, [activate("p1.0"), perform("attack")]).state;
    const again = play(fighting, [declare("p2.0")], { draws: miss }).state;
    expect(game.decision(again)).toMatchObject({ kind: "volley", rule: "leg.cards.command-use", context: { left: 1 } });
    expect(offered(again)).toEqual(["declare p2.0", "declare p2.1", "done"]);
    const twice = play(again, [declare("p2.1")], { draws: miss }).state;
    expect(game.decision(twice)).toMatchObject({ kind: "action", context: { done: ["attack", "attack"], actions: 1 } });
    expect(game.decision(play(again, [DONE]).state)).toMatchObject({ kind: "action", context: { done: ["attack"] } });
  });

  it("[leg.command.timing-5-during-activation] Somebody Has to Save Our Skins lets a friend near Leia act right after her", () => {
    const mine: SideSpec = {
      units: [LEIA, { unit: "rebel-troopers", at: [600, 200] }, { unit: "rebel-troopers", at: [1600, 200] }],
    };
    const { state } = playing("somebody-has-to-save-our-skins", mine, FAR, order("p1.0"), order("p1.1"));
    const asked = play(state, [activate("p1.0"), DONE]).state;
    expect(offered(asked)).toEqual(["choose-unit p1.1", "done"]);
    const acting = play(asked, [unitChosen("p1.1")]).state;
    expect(game.decision(acting)).toMatchObject({ seat: "player-1", kind: "action", context: { unit: "p1.1" } });
    const theirs = play(acting, [DONE]).state;
    expect(game.decision(theirs)).toMatchObject({ seat: "player-2" });
    const left = play(asked, [DONE]).state;
    expect(game.decision(left)).toMatchObject({ seat: "player-2" });
  });

  it("[leg.cards.command-weapon] Orbital Strike attacks as the activation of its commander ends, of one commander and once", () => {
    const mine: SideSpec = {
      units: [
        { unit: "general-grievous-sinister-cyborg", at: [400, 100] },
        { unit: "t-series-tactical-droid-programmed-for-strategy", at: [600, 100] },
      ],
    };
    const enemies: SideSpec = { units: [{ unit: "rebel-troopers", at: [400, 700] }] };
    const { state } = playing("orbital-strike", mine, enemies, { type: "nominate", subject: "p1.0" }, order("p1.0"));
    const over = play(state, [activate("p1.0"), DONE]).state;
    expect(offered(over)).toEqual(["effect 0", "pass"]);
    const struck = play(over, [effect(0), declare("p2.0")], {
      draws: dice(["blank", "blank", "blank", "blank", "block"]),
    });
    expect(struck.events).toContainEqual(expect.objectContaining({ type: "attack-declared", dice: [0, 2, 2] }));
    const second = play(struck.state, [DONE, DONE]).state;
    expect(game.decision(second)?.kind).not.toBe("effects");
  });
});
