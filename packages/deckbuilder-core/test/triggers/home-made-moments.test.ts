import type { State } from "@sw/deckbuilder-core";
import type { Ability, CardEntry, EffectStep } from "@sw/deckbuilder-core/catalogue";
import { expect, it } from "vitest";
import {
  ACCEPT,
  attacking,
  buying,
  choosing,
  DECLINE,
  deckTop,
  galaxyDiscard,
  hand,
  PASS,
  picking,
  playing,
  refused,
  resolving,
  revealing,
  row,
  sending,
  using,
} from "../catalogue/table.ts";
import { homeBase, homeMade, workshop } from "../effects/workshop.ts";

const oneResource: EffectStep = { op: "gain", stat: "resources", amount: 1 };

/** A unit with a triggered ability that gives 1 resource. */
function listener(timing: Extract<Ability["timing"], { kind: "triggered" }>, rest: Partial<CardEntry> = {}): CardEntry {
  return homeMade("listener", { copies: 2, ability: { timing, effect: oneResource }, ...rest });
}

it("A home-made unit may trigger on the first neutral card played in a turn; each copy triggers, and only for the first card", () => {
  const own = workshop(
    listener({ kind: "triggered", on: "play", card: { faction: ["neutral"] }, limit: "first-each-own-turn" }),
  );
  const side = { play: ["listener", "listener"], hand: ["stormtrooper", "hwk-290", "z-95-headhunter"] };
  const state = own.turn("empire", side);
  const quiet = own.after(state, [playing("stormtrooper")]);
  expect(own.open(quiet)).toContain("end-turn");
  const first = own.after(quiet, [playing("z-95-headhunter")]);
  expect(own.open(first)).toEqual(["resolve 0", "resolve 1", "pass"]);
  const both = own.after(first, [resolving(), resolving()]);
  expect(both.resources).toBe(2);
  expect(own.open(own.after(both, [playing("hwk-290")]))).toContain("end-turn");
});

it("A home-made unit played after the first neutral card does not trigger, and may itself be that card", () => {
  const own = workshop(
    listener({ kind: "triggered", on: "play", card: { faction: ["neutral"] }, limit: "first-each-own-turn" }),
  );
  const state = own.turn("empire", { hand: ["listener", "z-95-headhunter", "hwk-290"] });
  const late = own.after(state, [playing("hwk-290"), playing("listener")]);
  expect(own.open(own.after(late, [playing("z-95-headhunter")]))).toContain("end-turn");
  const itself = own.after(state, [playing("listener")]);
  expect(own.open(itself)).toEqual(["resolve 0", "pass"]);
});

it("A home-made trigger without a limit triggers for each matching card", () => {
  const own = workshop(listener({ kind: "triggered", on: "play", card: { type: "unit", trait: ["trooper"] } }));
  const state = own.turn("empire", { play: ["listener"], hand: ["stormtrooper", "stormtrooper", "inquisitor"] });
  const two = own.after(state, [playing("stormtrooper"), resolving(), playing("stormtrooper"), resolving()]);
  expect(two.resources).toBe(2);
});

it("A home-made unit may trigger on chosen or random discards from the opponent's hand in its owner's turn", () => {
  const own = workshop(listener({ kind: "triggered", on: "opponent-discard" }));
  const foe = { empire: { hand: ["imperial-shuttle", "stormtrooper", "inquisitor"] }, force: 1 };
  const state = own.turn("rebel", { play: ["listener", "listener", "snowspeeder", "rebel-commando"] }, foe);
  const chosen = own.after(state, [using(103), picking("own-hand", "inquisitor")]);
  expect(own.open(chosen)).toEqual(["resolve 0", "resolve 1", "pass"]);
  const once = own.after(chosen, [resolving(1), PASS]);
  expect(once.resources).toBe(1);
  const random = own.after(once, [using(104), resolving(), resolving()], ["stormtrooper"]);
  expect(random.resources).toBe(3);
});

it("A home-made capital ship may trigger at the start of its owner's turn, after the income", () => {
  const ship = listener({ kind: "triggered", on: "turn-start" }, { type: "capital-ship", hitPoints: 3, resources: 2 });
  const own = workshop(ship);
  const state = own.turn("empire", {}, { rebel: { play: ["listener"] }, force: 3 });
  const asked = own.ended(state);
  expect(asked).toMatchObject({ active: 1, resources: 3 });
  expect(own.open(asked)).toEqual(["resolve 0", "pass"]);
  expect(own.after(asked, [resolving()]).resources).toBe(4);
  expect(own.open(own.ended(own.after(asked, [PASS])))).toContain("end-turn");
});

it("A home-made unit may trigger on purchases of a kind, even free ones; the purchased card itself does not trigger", () => {
  const own = workshop(listener({ kind: "triggered", on: "purchase", card: { faction: ["own"] } }));
  const spec = { row: ["x-wing", "lobot", "y-wing"], resources: 9, galaxyTop: ["bossk", "tie-fighter", "dengar"] };
  const state = own.turn("rebel", { play: ["listener", "princess-leia"] }, spec);
  const bought = own.after(state, [buying(0), resolving()]);
  expect(bought.resources).toBe(7);
  expect(own.open(own.after(bought, [buying(1)]))).toContain("end-turn");
  const free = own.after(bought, [using(102)]);
  expect(own.open(free)).toEqual(["resolve 0", "pass"]);
});

it("A condition of a triggered ability is checked when the ability would be used", () => {
  const effect: EffectStep = { op: "gain", stat: "force", amount: 1 };
  const ability: Ability = {
    timing: { kind: "triggered", on: "play", card: "self" },
    condition: { is: "force-with-you" },
    effect,
  };
  const own = workshop(homeMade("monk", { ability }));
  expect(own.open(own.after(own.turn("rebel", { hand: ["monk"] }, { force: 0 }), [playing("monk")]))).toContain(
    "end-turn",
  );
  const open = own.after(own.turn("rebel", { hand: ["monk"] }, { force: 1 }), [playing("monk")]);
  expect(own.after(open, [resolving()]).force).toBe(2);
});

it("A triggered ability can become usable because an earlier one made its condition true", () => {
  const strong: Ability = {
    timing: { kind: "triggered", on: "play" },
    condition: { is: "force-with-you" },
    effect: oneResource,
  };
  const base = homeBase("shrine", { faction: "rebel", ability: strong });
  const own = workshop(base);
  const state = own.turn("rebel", { base: "shrine", hand: ["temple-guardian"] }, { force: 0 });
  const played = own.after(state, [playing("temple-guardian")]);
  expect(own.open(played)).toEqual(["resolve 0", "pass"]);
  refused(played, resolving(1), "dbg.condition.required", own.game);
  const gained = own.after(played, [resolving(0), choosing("force")]);
  expect(own.after(gained, [resolving(0)]).resources).toBe(1);
});

it("An ability for a base's reveal may have any effect, including a choice", () => {
  const effect: EffectStep = {
    op: "choose",
    options: [
      { id: "card", step: { op: "draw", amount: 1 } },
      { id: "top", step: { op: "move", cards: { zones: ["own-hand"], count: 1 }, to: "own-deck-top" } },
    ],
  };
  const own = workshop(homeBase("moon", { ability: { timing: { kind: "triggered", on: "reveal" }, effect } }));
  const side = { base: null, bases: ["moon", "endor"], hand: ["inquisitor"] };
  const state = own.turn("empire", side, { at: "turn-start", rebel: { victory: ["lothal"] } });
  const asked = own.after(state, [revealing("moon"), resolving()]);
  expect(own.open(asked)).toEqual(["choose-option card", "choose-option top"]);
  const end = own.after(asked, [choosing("top")]);
  expect(hand(end, "empire", own.game)).toEqual([]);
  expect(deckTop(end, "empire", "empire", own.game)).toEqual(["inquisitor"]);
});

it("A reward may be any effect and may refer to the defeated card", () => {
  const reward: EffectStep = {
    op: "seq",
    steps: [
      { op: "gain", stat: "resources", amount: { costOf: { ref: "target" } } },
      { op: "may", step: { op: "exile", cards: { zones: ["own-discard"], count: 1 } } },
    ],
  };
  const own = workshop(homeMade("prize", { faction: "rebel", cost: 5, target: 2, reward }));
  const side = { play: ["stormtrooper"], discard: ["inquisitor"] };
  const state = own.turn("empire", side, { row: ["prize"] });
  const asked = own.after(state, [sending(1, 0), attacking(0), ACCEPT]);
  expect(asked.resources).toBe(5);
  expect(own.open(asked)).toEqual(["accept", "decline"]);
  expect(own.game.view(own.after(asked, [ACCEPT]), "rebel").exiled).toEqual(["inquisitor"]);
  expect(own.game.view(own.after(asked, [DECLINE]), "rebel").exiled).toEqual([]);
});

it("An ability for a defeat may refer to the defeated card", () => {
  const ability: Ability = {
    timing: { kind: "triggered", on: "defeat" },
    effect: {
      op: "seq",
      steps: [
        { op: "gain", stat: "resources", amount: { costOf: { ref: "target" } } },
        {
          op: "if",
          cond: { is: "matches", cards: { ref: "target" }, filter: { unique: true } },
          then: { op: "draw", amount: 1 },
        },
      ],
    },
  };
  const own = workshop(homeMade("tracker", { attack: 9, cost: 7, ability }));
  const side = { play: ["tracker"], deckTop: ["inquisitor"] };
  const against = (card: string): State =>
    own.after(own.turn("empire", side, { row: [card] }), [sending(1, 0), attacking(0), DECLINE, resolving()]);
  expect(against("x-wing").resources).toBe(3);
  expect(hand(against("x-wing"), "empire", own.game)).toEqual([]);
  expect(against("chewbacca").resources).toBe(4);
  expect(hand(against("chewbacca"), "empire", own.game)).toEqual(["inquisitor"]);
});

it("A reward that exiles the defeated card finds it only if it is still in the galaxy discard pile", () => {
  const reward: EffectStep = { op: "exile", cards: { ref: "target" } };
  const own = workshop(homeMade("ghost", { faction: "rebel", target: 2, reward }));
  const side = { play: ["stormtrooper"] };
  const line = [sending(1, 0), attacking(0), ACCEPT];
  const gone = own.after(own.turn("empire", side, { row: ["ghost"] }), line);
  expect(own.game.view(gone, "rebel").exiled).toEqual(["ghost"]);
  expect(galaxyDiscard(gone, own.game)).toEqual([]);
  const dry = own.after(own.turn("empire", side, { row: ["ghost"], galaxyDeck: [], galaxyTop: [] }), line);
  expect(row(dry, own.game)[0]).toBe("ghost");
  expect(own.game.view(dry, "rebel").exiled.includes("ghost")).toBe(false);
  expect(own.game.invariants(dry)).toEqual([]);
});
