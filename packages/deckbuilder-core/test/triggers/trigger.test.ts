import { game } from "@sw/deckbuilder-core";
import { expect, it } from "vitest";
import {
  ACCEPT,
  after,
  attacking,
  buying,
  choosing,
  DECLINE,
  damage,
  discardPile,
  END,
  empireTurn,
  ended,
  eventsOf,
  exiled,
  galaxyDiscard,
  hand,
  open,
  PASS,
  picking,
  playing,
  rebelTurn,
  refused,
  resolving,
  revealed,
  sending,
  using,
} from "../catalogue/table.ts";

it("[dbg.trigger.definition] A triggered ability resolves only at its moment", () => {
  const state = empireTurn({ hand: ["inquisitor"], play: ["boba-fett"] }, { row: ["x-wing"] });
  refused(state, using(1), "dbg.ability.untimed");
  const played = after(state, [playing("inquisitor")]);
  expect(game.decision(played)).toMatchObject({ kind: "triggers", rule: "dbg.trigger.definition", seat: "empire" });
  for (const other of [END, sending(1), playing("inquisitor")]) refused(played, other, "dbg.trigger.definition");
  refused(played, resolving(1), "dbg.trigger.definition");
  const passed = after(played, [PASS]);
  refused(passed, using(1000), "dbg.ability.untimed");
  expect(eventsOf(played, [resolving(), choosing("resources")])[0]).toMatchObject({
    type: "ability-triggered",
    card: "inquisitor",
    moment: "play",
  });
});

it("[dbg.trigger.definition] Several abilities at one moment resolve in the order that their owner chooses", () => {
  const own = { base: "kafrene", hand: ["lobot"], deckTop: ["stormtrooper"] };
  const both = after(empireTurn(own, { config: { mode: "full-galaxy" } }), [playing("lobot")]);
  expect(game.decision(both)?.context).toEqual({
    pending: [
      { card: "lobot", mandatory: false },
      { card: "kafrene", mandatory: false },
    ],
  });
  const drawn = after(both, [resolving(1)]);
  expect(hand(drawn, "empire")).toEqual(["stormtrooper"]);
  expect(after(drawn, [resolving(0), choosing("resources")])).toMatchObject({ resources: 2 });
  const chosen = after(both, [resolving(0), choosing("force")]);
  expect(chosen.force).toBe(-2);
  expect(hand(after(chosen, [resolving(0)]), "empire")).toEqual(["stormtrooper"]);
  expect(hand(after(chosen, [PASS]), "empire")).toEqual([]);
});

it("[dbg.trigger.reveal-only] An ability for the reveal resolves only when the base is revealed", () => {
  const declined = after(revealed("kessel", { discard: ["inquisitor"] }), [PASS]);
  expect(open(declined)).toContain("end-turn");
  refused(declined, using("base"), "dbg.ability.untimed");
  const later = ended(ended(declined));
  expect(game.decision(later)?.kind).toBe("actions");
  expect(exiled(later)).toEqual([]);
  const asBase = ended(rebelTurn({}, { empire: { base: "corellia" } }));
  expect(game.decision(asBase)?.kind).toBe("actions");
});

it("[dbg.trigger.not-limited] [dbg.faq.yavin] A triggered ability triggers each time its condition is met", () => {
  const foe = { empire: { hand: ["imperial-shuttle", "stormtrooper", "inquisitor"], base: "endor" } };
  const state = rebelTurn({ base: "yavin-4", play: ["snowspeeder", "rebel-commando", "duros-spy"] }, foe);
  const first = after(state, [using(101), picking("own-hand", "inquisitor"), resolving()]);
  expect(damage(first, "empire")).toBe(2);
  const second = after(first, [using(102), picking("own-hand", "stormtrooper"), resolving()]);
  expect(damage(second, "empire")).toBe(4);
  const third = after(second, [using(103), choosing("discard"), resolving()]);
  expect(damage(third, "empire")).toBe(6);
});

it("[dbg.trigger.not-limited] A card purchased twice in a turn triggers twice", () => {
  const state = rebelTurn({}, { row: ["fang-fighter", "fang-fighter"], resources: 6 });
  const end = after(state, [buying(0), resolving(), buying(1), resolving()]);
  expect(hand(end, "rebel")).toEqual(["fang-fighter", "fang-fighter"]);
});

it("[dbg.trigger.reward-first] The reward is resolved before abilities that the defeat triggers", () => {
  const own = { play: ["boba-fett"], deckTop: ["inquisitor"] };
  const won = after(empireTurn(own, { row: ["x-wing"] }), [sending(1, 0), attacking(0)]);
  expect(game.decision(won)?.kind).toBe("reward");
  refused(won, resolving(), "dbg.hunt.reward-optional");
  const rewarded = after(won, [ACCEPT]);
  expect(rewarded.resources).toBe(3);
  expect(hand(rewarded, "empire")).toEqual([]);
  expect(game.decision(rewarded)?.kind).toBe("triggers");
  expect(hand(after(rewarded, [resolving()]), "empire")).toEqual(["inquisitor"]);
  expect(hand(after(won, [DECLINE, resolving()]), "empire")).toEqual(["inquisitor"]);
});

it("[dbg.trigger.reward-first] A reward with several picks is finished before triggered abilities are asked for", () => {
  const own = { play: ["cassian-andor"], hand: ["alliance-shuttle"], discard: ["rebel-trooper"] };
  const spec = { row: ["at-st"], empire: { hand: ["stormtrooper", "inquisitor"] } };
  const won = after(rebelTurn(own, spec), [sending(101, 0), attacking(0), ACCEPT]);
  expect(open(won)).toContain("pick own-hand alliance-shuttle");
  const rewarded = after(won, [picking("own-hand", "alliance-shuttle"), picking("own-discard", "rebel-trooper")]);
  expect(discardPile(rewarded, "empire")).toEqual([]);
  const end = after(rewarded, [resolving(), picking("own-hand", "stormtrooper")]);
  expect(discardPile(end, "empire")).toEqual(["stormtrooper"]);
  expect(galaxyDiscard(end)).toEqual(["at-st"]);
});

it("[dbg.condition.required] An ability with a condition can be used only while the condition holds", () => {
  const state = empireTurn({ play: ["tie-fighter"], hand: ["gozanti-cruiser"], deckTop: ["inquisitor"] });
  refused(state, using(1), "dbg.condition.required");
  expect(open(state)).not.toContain("use 1");
  const escorted = after(state, [playing("gozanti-cruiser")]);
  expect(open(escorted)).toContain("use 1");
  expect(hand(after(escorted, [using(1)]), "empire")).toEqual(["inquisitor"]);
});

it("[dbg.condition.force] The Force is with a player only on the three spaces of that player's side", () => {
  for (const force of [-3, -2, -1, 0, 1, 2, 3]) {
    const rebel = rebelTurn({ play: ["x-wing"] }, { force });
    if (force > 0) expect(open(rebel)).toContain("use 101");
    else refused(rebel, using(101), "dbg.condition.required");
    const empire = empireTurn({ play: ["lando-calrissian"] }, { force, rebel: { hand: ["temple-guardian"] } });
    const end = after(empire, [using(1)], ["imperial-shuttle"]);
    expect(discardPile(end, "rebel")).toEqual(force < 0 ? ["temple-guardian"] : []);
  }
});

it("[dbg.condition.force] Force gained during the turn makes an ability usable at once", () => {
  const state = rebelTurn({ hand: ["chirrut-imwe"], play: ["x-wing"], deckTop: ["rebel-trooper"] }, { force: -1 });
  refused(state, using(101), "dbg.condition.required");
  expect(hand(after(state, [playing("chirrut-imwe"), using(101)]), "rebel")).toEqual(["rebel-trooper"]);
});

it("[dbg.choose.must-be-resolvable] Only an option that can be resolved can be chosen, and one must be chosen", () => {
  const asked = after(empireTurn({ play: ["landing-craft"] }), [using(1)]);
  expect(open(asked)).toEqual(["choose-option resources"]);
  refused(asked, choosing("repair"), "dbg.choose.must-be-resolvable");
  refused(asked, choosing("nothing"), "dbg.choose.must-be-resolvable");
  for (const other of [PASS, DECLINE, END]) refused(asked, other, "dbg.choose.must-be-resolvable");
  expect(after(asked, [choosing("resources")]).resources).toBe(4);
});

it("[dbg.choose.must-be-resolvable] An option to repair or gain Force can be chosen even if less than the stated amount is possible", () => {
  const hurt = after(empireTurn({ base: { card: "endor", damage: 1 }, play: ["landing-craft"] }), [using(1)]);
  expect(damage(after(hurt, [choosing("repair")]), "empire")).toBe(0);
  const lobot = after(rebelTurn({ hand: ["lobot"] }, { force: 2 }), [playing("lobot"), resolving()]);
  expect(after(lobot, [choosing("force")]).force).toBe(3);
});
