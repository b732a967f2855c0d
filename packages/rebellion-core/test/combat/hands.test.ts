import { describe, expect, it } from "vitest";
import { noteDestruction } from "../../src/combat/destruction.ts";
import { overStage } from "../../src/combat/end.ts";
import {
  canDrawTactic,
  discardTactic,
  drawTactics,
  heldTactics,
  isBarredFromTactics,
  openHands,
  tacticOf,
  takeTactic,
} from "../../src/combat/tactics.ts";
import { IMPERIAL, PUBLIC, REBEL } from "../../src/state/seats.ts";
import { GameWork } from "../../src/state/work.ts";
import { BOX } from "../../src/testing/box.ts";
import { laidOut, type ModifierSpec } from "../../src/testing/index.ts";
import { eventsOf, spot } from "../looks.ts";
import { combat, type Fight, HERE, hand, scene, wounds } from "./table.ts";

const SHIPS: Fight = { rebel: { "x-wing": 1 }, imperial: { "star-destroyer": 2, "tie-fighter": 2 } };

function at(fight: Fight = {}): GameWork {
  return new GameWork(BOX, laidOut(scene({ ...SHIPS, ...fight })), undefined);
}

function code(card: string): number {
  return BOX.cardsById.get(card)?.code ?? -1;
}

function used(card: string, effect: ModifierSpec["effect"], leader?: string): readonly ModifierSpec[] {
  return [{ effect, card, until: "end-of-combat", system: HERE, ...(leader === undefined ? {} : { leader }) }];
}

describe("tactic cards of a side", () => {
  it("[reb.tactic.two-decks] The tactic cards in a hand can be listed by theater", () => {
    const { state } = at({ hands: { rebel: ["ground-dig-in", "space-critical-hit", "space-critical-hit"] } });
    const held = (theater: 0 | 1): readonly string[] =>
      heldTactics(BOX, combat(state), REBEL, theater).map(({ id }) => id);
    expect([held(0), held(1)]).toEqual([["space-critical-hit"], ["ground-dig-in"]]);
    expect(heldTactics(BOX, combat(state), IMPERIAL, 0)).toEqual([]);
    expect(() => tacticOf(BOX, code("its-a-trap"))).toThrow("its-a-trap is no tactic card");
  });

  it("[reb.golden.cannot-is-absolute] It's a Trap bars tactic cards of one side, one theater and the first round", () => {
    const modifiers = used("its-a-trap", { kind: "no-tactics", faction: "imperial", theater: "space" });
    const barred = (side: 0 | 1, theater: 0 | 1, round = 1, by = modifiers): boolean => {
      const { state } = at({ modifiers: by });
      return isBarredFromTactics(state, { ...combat(state), round }, side, theater);
    };
    expect(barred(IMPERIAL, 0)).toBe(true);
    expect(barred(IMPERIAL, 1)).toBe(false);
    expect(barred(REBEL, 0)).toBe(false);
    expect(barred(IMPERIAL, 0, 2)).toBe(false);
    const ground = used("its-a-trap", { kind: "no-tactics", faction: "imperial", theater: "ground" });
    expect([barred(IMPERIAL, 0, 1, ground), barred(IMPERIAL, 1, 1, ground)]).toEqual([false, true]);
    expect(barred(IMPERIAL, 0, 1, [])).toBe(false);
  });

  it("[reb.action.start-of-combat-duration] Good Intel reveals each tactic card of the side that it names once", () => {
    const modifiers = used("good-intel", { kind: "open-tactics", faction: "rebel" });
    const hands = { rebel: ["space-onslaught", "ground-dig-in"], imperial: ["space-no-escape"] };
    const work = at({ modifiers, hands });
    openHands(work);
    const everybody = ["rebel", "imperial", "spectator"];
    expect(eventsOf(work.events, "hand-shown")).toEqual(
      [
        ["space-tactic", "space-onslaught"],
        ["ground-tactic", "ground-dig-in"],
      ].map(([deck, card]) => ({
        type: "hand-shown",
        faction: "rebel",
        deck,
        cards: [{ card, seenBy: everybody }],
        rule: "reb.action.start-of-combat-duration",
        cause: null,
      })),
    );
    expect(work.revealed).toBe(true);
    openHands(work);
    expect(eventsOf(work.events, "hand-shown")).toHaveLength(2);
    drawTactics(work, REBEL, 0, 1, { rule: "reb.combat.draw-tactics", cause: null });
    openHands(work);
    expect(eventsOf(work.events, "hand-shown")).toHaveLength(2);
    expect(eventsOf(work.events, "cards-drawn")[0]?.cards[0]?.seenBy).toEqual(everybody);
    const closed = at({ hands });
    openHands(closed);
    expect(closed.events).toEqual([]);
    expect(closed.revealed).toBe(false);
  });

  it("Tactic cards are not drawn, shown or discarded outside a combat", () => {
    const { combat: _none, ...calm } = scene(SHIPS);
    const modifiers = used("good-intel", { kind: "open-tactics", faction: "rebel" });
    const work = new GameWork(BOX, laidOut({ ...calm, modifiers }), undefined);
    openHands(work);
    drawTactics(work, REBEL, 0, 2, { rule: "reb.combat.draw-tactics", cause: null });
    discardTactic(work, 0, code("space-onslaught"));
    expect(work.events).toEqual([]);
  });

  it("[reb.action.start-of-combat-duration] Playing a tactic card reveals it if it was hidden, and reveals nothing new if it was face up", () => {
    const hands = { rebel: ["space-onslaught"] };
    const open = at({ modifiers: used("good-intel", { kind: "open-tactics", faction: "rebel" }), hands });
    openHands(open);
    const next = new GameWork(BOX, open.finish().state, undefined);
    takeTactic(next, combat(next.state), REBEL, 0, code("space-onslaught"));
    expect([hand(next.state, "rebel"), next.revealed]).toEqual([[], false]);
    const closed = at({ hands });
    takeTactic(closed, combat(closed.state), REBEL, 0, code("space-onslaught"));
    expect([hand(closed.state, "rebel"), closed.revealed]).toEqual([[], true]);
  });

  it("Tactic cards that leave the hand are seen by all and go to the discards of their theater", () => {
    const work = at({ hands: { imperial: ["ground-dig-in", "ground-onslaught"] } });
    takeTactic(work, combat(work.state), IMPERIAL, 1, code("ground-dig-in"));
    discardTactic(work, 1, code("ground-dig-in"));
    expect(hand(work.state, "imperial")).toEqual(["ground-onslaught"]);
    expect(combat(work.state).tactics.discards).toEqual([[], [code("ground-dig-in")]]);
    expect(work.revealed).toBe(true);
    expect(canDrawTactic(combat(work.state), 1)).toBe(true);
    const { tactics } = combat(work.state);
    const spent = { ...combat(work.state), tactics: { ...tactics, decks: [[], []] } } as const;
    expect([canDrawTactic(spent, 0), canDrawTactic(spent, 1)]).toEqual([false, true]);
  });
});

describe("the end of a combat", () => {
  function ended(fight: Fight, change: (work: GameWork) => void = () => {}): GameWork {
    const work = at({ ...fight, at: "over" });
    change(work);
    overStage.run(work, combat(work.state));
    return work;
  }

  it("[reb.combat.end-discard-tactics] The end of a combat reveals tactic cards that some player has not seen, and shuffles only decks that lack cards", () => {
    const none = ended({});
    expect(none.revealed).toBe(false);
    expect(none.events).toEqual([
      { type: "combat-ended", system: HERE, rule: "reb.combat.end-condition", cause: null },
    ]);
    const held = ended({ hands: { imperial: ["ground-dig-in"] } });
    expect(held.revealed).toBe(true);
    expect(eventsOf(held.events, "deck-shuffled").map(({ deck }) => deck)).toEqual(["ground-tactic"]);
    const both = ended({ hands: { rebel: ["ground-onslaught"], imperial: ["ground-dig-in"] } });
    expect(eventsOf(both.events, "deck-shuffled").map(({ deck }) => deck)).toEqual(["ground-tactic"]);
    const open = ended({ hands: { rebel: ["space-onslaught"] } }, (work) =>
      work.amend("combat", (frame) => ({
        ...frame,
        tactics: {
          ...frame.tactics,
          hands: [
            [[{ cards: [code("space-onslaught")], knownTo: PUBLIC, ordered: false }], []],
            frame.tactics.hands[IMPERIAL],
          ],
        },
      })),
    );
    expect(open.revealed).toBe(false);
    expect(eventsOf(open.events, "cards-moved")).toHaveLength(1);
    const discarded = ended({ combat: { tacticDiscard: ["space-onslaught"] } });
    expect(eventsOf(discarded.events, "deck-shuffled").map(({ deck }) => deck)).toEqual(["space-tactic"]);
  });

  it("[reb.action.start-of-combat-duration] A leader who came for one combat returns to the pool when it ends, unless the leader has already left", () => {
    const modifiers = used("ready-for-action", { kind: "leader-stays-for-combat" }, "admiral-piett");
    const home = ended({ modifiers, there: ["admiral-piett"] });
    expect(eventsOf(home.events, "leader-moved")).toEqual([
      {
        type: "leader-moved",
        leader: "admiral-piett",
        from: HERE,
        to: "pool",
        rule: "reb.action.start-of-combat-duration",
        cause: "ready-for-action",
      },
    ]);
    const away = ended({ modifiers, leaders: { "admiral-piett": "naboo" } });
    expect(spot(away.finish().state, "admiral-piett")).toBe("naboo");
  });
});

describe("units destroyed in a combat", () => {
  it("The damage of units destroyed in a combat is removed, and other units keep theirs", () => {
    const destroyed = { "star-destroyer": 1, "assault-carrier": 1 };
    const hurt = [
      { unit: "assault-carrier", markers: 1 },
      { unit: "star-destroyer", markers: 1 },
      { unit: "star-destroyer", markers: 2 },
      { unit: "star-destroyer", markers: 3 },
    ];
    const work = at({ combat: { destroyed } });
    const named = (unit: string): number => BOX.unitsById.get(unit)?.index ?? -1;
    work.amend("combat", (frame) => ({
      ...frame,
      wounds: [[], hurt.map(({ unit, markers }) => ({ unit: named(unit), markers, assigned: 0, doomed: false }))],
    }));
    expect(noteDestruction(work, combat(work.state))).toBe(true);
    expect(wounds(work.state)).toEqual(["star-destroyer 1+0", "star-destroyer 2+0"]);
    expect(combat(work.state).judged).toBe(2);
    expect(noteDestruction(work, combat(work.state))).toBe(false);
  });
});
