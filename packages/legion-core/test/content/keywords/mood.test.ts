import { seeded } from "@sw/tabletop";
import { describe, expect, it } from "vitest";
import { atMoment } from "../../../src/rounds/moments.ts";
import { startAttack } from "../../../src/rounds/performing.ts";
import type { State } from "../../../src/state/state.ts";
import { courageOf, isSuppressed, unitTokens } from "../../../src/units/conditions.ts";
import { keywordsOf } from "../../../src/units/keywords.ts";
import { determinizeView } from "../../../src/views/determinize.ts";
import { viewOf } from "../../../src/views/view.ts";
import { add } from "../../helpers/actions.ts";
import { PHASE, WAITING } from "../../helpers/activations.ts";
import { weapons } from "../../helpers/reading.ts";
import { box, command, done, type Fielding, playOut, scene } from "../../helpers/scene.ts";

describe("My Mood is Based on Profit", () => {
  const HONDO: Fielding = { unit: "hondo-ohnaka-trustworthy-compatriot", at: [300, 300] };
  const FIGURED = ["arsenal", "reliable", "uncanny-luck"] as const;
  const CARDS = ["ambush", "push", "assault", "standing-orders"] as const;

  /** His player has revealed this card this round, or one of so many pips before. */
  const mooded = (card: (typeof CARDS)[number] | null, lastPips: number | null, more: Partial<Fielding> = {}): State =>
    scene({
      hands: [["assault"], []],
      armies: [[{ ...HONDO, ...more }], WAITING],
      frames: [PHASE],
      players: [
        { revealed: card === null ? null : command(card), lastPips },
        { revealed: command("push"), lastPips: 2 },
      ],
    });
  const figures = (state: State): readonly unknown[] => {
    const look = { box, state };
    return [...FIGURED.map((id) => keywordsOf(look, 0)[id]), courageOf(look, 0)];
  };

  it("[leg.kw.my-mood-is-based-on-profit] X on Hondo's card is the number of pips of the command card that his player revealed this round", () => {
    for (const [place, card] of CARDS.entries()) {
      expect(figures(mooded(card, null))).toEqual([place + 1, place + 1, place + 1, place + 1]);
    }
  });

  it("[leg.kw.my-mood-is-based-on-profit] X on Hondo's card is the pips of the last revealed card if none was revealed this round, or 1 before the first", () => {
    expect(figures(mooded(null, 3))).toEqual([3, 3, 3, 3]);
    expect(figures(mooded(null, null))).toEqual([1, 1, 1, 1]);
    expect(figures(mooded(null, 0))).toEqual([1, 1, 1, 1]);
    expect(figures(mooded("ambush", 3))).toEqual([1, 1, 1, 1]);
  });

  it("[leg.kw.my-mood-is-based-on-profit] Hondo's courage, dodges, surges and weapons change with the current X", () => {
    const two = { tokens: { suppression: 2 } };
    expect(isSuppressed({ box, state: mooded("push", null, two) }, 0)).toBe(true);
    expect(isSuppressed({ box, state: mooded("assault", null, two) }, 0)).toBe(false);
    const start = done(mooded("assault", null), (work) => atMoment(work, "activation-phase-start", null)).state;
    const gained = playOut(start, [{ type: "effect", subject: 0 }]).state;
    expect([unitTokens(gained, 0, "dodge"), unitTokens(gained, 0, "surge")]).toEqual([3, 3]);
    const grenades: Fielding = { ...HONDO, upgrades: ["fragmentation-grenades", "concussion-grenades"] };
    const shooting = (lastPips: number): readonly string[] => {
      const players = [{ lastPips }, {}] as const;
      const near = scene({ armies: [[grenades], [{ unit: "rebel-troopers", at: [300, 420] }]], players });
      const state = done(near, (work) => startAttack(work, 0, "attack")).state;
      return weapons(playOut(state, [add(0, 1)]).state);
    };
    expect(shooting(2)).toEqual(["p1.0.0 2 ranged", "p1.0.0 3 ranged"]);
  });

  it("[leg.kw.my-mood-is-based-on-profit] Revealing a card sets X for all viewers, and discarding it in the End Phase does not change X", () => {
    const start = mooded(null, null);
    const chosen = command("assault");
    const ready = {
      ...start,
      phase: "command" as const,
      frames: [{ kind: "command", stage: "reveal", turn: 0 }] as const,
      sides: [{ ...start.sides[0], chosen }, start.sides[1]] as const,
    };
    const { state } = done(ready, () => undefined);
    expect(figures(state)).toEqual([3, 3, 3, 3]);
    const after: State = { ...state, sides: [{ ...state.sides[0], revealed: null }, state.sides[1]] };
    expect(figures(after)).toEqual([3, 3, 3, 3]);
    const view = viewOf({ box, state: after }, "player-2", null);
    expect(view.sides["player-1"].lastPips).toBe(3);
    expect(figures(determinizeView(box, view, seeded("mood")))).toEqual([3, 3, 3, 3]);
  });
});
