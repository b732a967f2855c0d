import type { State } from "@sw/deckbuilder-core";
import { scenario } from "@sw/deckbuilder-core/testing";
import { expect, test } from "vitest";
import { side, table } from "../turn/table.ts";
import {
  asked,
  damage,
  discards,
  empire,
  force,
  go,
  held,
  options,
  rebels,
  resources,
  row,
  whileAsked,
} from "./scene-table.ts";

test("[dbg.faq.yavin] Yavin 4 deals 2 damage for each discard of a turn, ignoring a Star Destroyer", () => {
  const s = rebels(
    { play: ["snowspeeder", "lando-calrissian"], base: "yavin-4" },
    { force: 1, empire: { hand: ["stormtrooper", "stormtrooper", "inquisitor"], play: ["star-destroyer"] } },
  );
  const settle = (at: State): State => {
    let now = at;
    while (/pick|triggers/.test(asked(now))) now = go(now, options(now)[0] ?? "");
    return now;
  };
  let n = settle(go(s, "use snowspeeder"));
  expect(damage(n, "empire")).toBe(2);
  n = settle(go(n, "use lando-calrissian"));
  expect(damage(n, "empire")).toBe(4);
});

test("[dbg.faq.yavin] Yavin 4 can deal damage after a discard that Cassian Andor causes", () => {
  const s = rebels(
    { play: ["cassian-andor"], base: "yavin-4" },
    { row: ["tie-bomber"], galaxyTop: ["bossk"], empire: { hand: ["stormtrooper"] } },
  );
  let n = go(s, "commit cassian-andor 0", "attack 0");
  n = whileAsked(n, "rebel reward", "decline");
  n = whileAsked(n, "rebel triggers", "resolve 0");
  expect(discards(n, "empire")).toContain("stormtrooper");
  expect(damage(n, "empire")).toBe(2);
});

test("[dbg.trigger.reveal-only] Corellia puts an Empire or neutral card of the row in hand when it is revealed", () => {
  const s = scenario({
    at: "turn-start",
    row: ["darth-vader", "lando-calrissian", "luke-skywalker"],
    empire: { base: null, bases: ["corellia", "endor"] },
  });
  let n = go(s, "choose-base corellia");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect(options(n)).not.toContain("pick galaxy-row 2");
  n = go(n, "pick galaxy-row 0");
  expect(held(n, "empire")).toContain("darth-vader");
  expect(resources(n)).toBe(0);
});

test("[dbg.turn-start.order] Force from a base revealed at the start of a turn counts for that turn's Force bonus", () => {
  const s = scenario({
    config: { mode: "full-galaxy" },
    at: "turn-start",
    force: 1,
    empire: { base: null, bases: ["mustafar", "endor"], play: ["gozanti-cruiser"] },
  });
  let n = go(s, "choose-base mustafar");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect([force(n), resources(n)]).toEqual([-3, 3]);
});

test("[dbg.damage.direct] Rodia deals 1 damage for each Rebel card of the row, ignoring a ship, and none for a card that fills a slot", () => {
  const s = scenario({
    config: { mode: "full-galaxy" },
    at: "turn-start",
    row: ["x-wing", "luke-skywalker", "bossk", "at-st", "at-at", "dengar"],
    galaxyTop: ["y-wing", "lobot"],
    empire: { base: null, bases: ["rodia", "endor"] },
    rebel: { play: ["rebel-transport"], base: "dagobah" },
  });
  let n = go(s, "choose-base rodia");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect(damage(n, "rebel")).toBe(2);
  expect([...table(n).galaxyDiscard].sort()).toEqual(["luke-skywalker", "x-wing"]);
  expect(row(n)).toContain("y-wing");
});

test("[dbg.attack.damage-stays] A small attack uses up only part of the damage that Hoth prevents in the turn", () => {
  const s = empire({ play: ["blockade-runner", "at-st"] }, { rebel: { base: "hoth" } });
  let n = go(s, "commit blockade-runner base", "attack base");
  expect(damage(n, "rebel")).toBe(0);
  n = go(n, "commit at-st base", "attack base");
  expect(damage(n, "rebel")).toBe(3);
});

test("[dbg.option.neutral-not-attackable] Boba Fett hunts a neutral unit with Ord Mantell, draws a card and gains its cost, and no other one can be hunted", () => {
  const s = empire(
    { base: "ord-mantell", play: ["boba-fett", "at-st", "stormtrooper"], deckTop: ["inquisitor"] },
    {
      config: { mode: "full-galaxy" },
      row: ["lando-calrissian", "bossk", "nebulon-b-frigate", "hwk-290"],
      galaxyTop: ["tie-fighter"],
    },
  );
  let n = go(s, "commit boba-fett 3", "attack 3");
  n = whileAsked(n, "empire reward", "accept");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect([resources(n), held(n, "empire")]).toEqual([4, ["inquisitor"]]);
  expect(options(n).some((key) => /commit \d+ 1$/.test(key))).toBe(false);
  expect(options(s).some((key) => /commit \d+ 2$/.test(key))).toBe(false);
});

test("[dbg.destroy.row-ship] The Death Star destroys ships of every faction in the row, and the opponent's ship in play", () => {
  const s = empire(
    { base: "death-star" },
    {
      resources: 5,
      row: ["star-destroyer", "blockade-runner", "rebel-transport", "x-wing"],
      galaxyTop: ["bossk"],
      rebel: { play: ["c-roc-cruiser"] },
    },
  );
  const n = go(s, "use base");
  expect(options(n)).toHaveLength(4);
  const m = go(n, "pick galaxy-row 0");
  expect([resources(m), table(m).galaxyDiscard]).toEqual([1, ["star-destroyer"]]);
  expect(options(empire({ base: "death-star" }, { resources: 3, row: ["star-destroyer"] }))).not.toContain("use base");
});

test("[dbg.exile.leaves-game] A ship that Jedha put in hand can be played, and is exiled when the turn ends", () => {
  const s = rebels(
    { base: "jedha" },
    { config: { mode: "full-galaxy" }, resources: 8, row: ["blockade-runner", "bossk", "x-wing"] },
  );
  let n = go(s, "purchase 0");
  n = whileAsked(n, "rebel triggers", "resolve 0");
  expect(held(n, "rebel")).toEqual(["blockade-runner"]);
  n = go(n, options(n).find((key) => key.startsWith("play")) ?? "");
  n = go(n, "purchase 1");
  expect(discards(n, "rebel")).toEqual(["bossk"]);
  n = go(n, "end-turn");
  expect(side(n, "rebel").play).toEqual([]);
});

test("[dbg.trigger.definition] Purchasing a Rebel card first does not use up Jedha's effect for a neutral card", () => {
  const s = rebels(
    { base: "jedha" },
    { config: { mode: "full-galaxy" }, resources: 8, row: ["blockade-runner", "bossk", "x-wing"] },
  );
  let n = go(s, "purchase 2", "purchase 1");
  n = whileAsked(n, "rebel triggers", "resolve 0");
  expect(held(n, "rebel")).toEqual(["bossk"]);
});

test("Hoth can prevent its full damage again in the next turn, whichever player's turn it is", () => {
  const before = rebels({ base: { card: "hoth", prevented: 2 } });
  const next = go(before, "end-turn");
  expect(side(next, "rebel").base?.prevented).toBe(0);
});

test("Kafrene draws for the first neutral card in each turn of its owner", () => {
  const before = empire(
    { base: "kafrene", hand: ["bossk"], deckTop: ["stormtrooper", "dengar"], deck: [] },
    { config: { mode: "full-galaxy" } },
  );
  const first = whileAsked(go(before, "play bossk"), "empire triggers", "resolve 0");
  expect(held(first, "empire")).toEqual(["stormtrooper"]);
  const later = go(first, "end-turn", "end-turn", "play dengar");
  expect(asked(later)).toBe("empire triggers");
});

test("[dbg.trigger.definition] Kafrene's effect that is passed for the first neutral card is not available for the second", () => {
  const own = { base: "kafrene", hand: ["outer-rim-pilot", "bossk"], deckTop: ["stormtrooper"] };
  const n = go(empire(own, { config: { mode: "full-galaxy" } }), "play outer-rim-pilot");
  expect(asked(n)).toBe("empire triggers");
  const m = go(n, "pass", "play bossk");
  expect([asked(m), held(m, "empire")]).toEqual(["empire actions", []]);
});

test("[dbg.purchase.usable-later] Jedha puts a neutral card in hand that a Jawa Scavenger purchases from the galaxy discard pile, and exiles it at the end", () => {
  const own = { base: "jedha", play: ["jawa-scavenger"] };
  const more = { config: { mode: "full-galaxy" }, resources: 5, galaxyDiscard: ["bossk", "at-st"] } as const;
  let n = go(rebels(own, more), "use jawa-scavenger");
  n = whileAsked(n, "rebel pick", options(n)[0] ?? "");
  n = whileAsked(n, "rebel triggers", "resolve 0");
  expect([held(n, "rebel"), resources(n)]).toEqual([["bossk"], 2]);
  expect(discards(go(n, "end-turn"), "rebel")).not.toContain("bossk");
});

test("[dbg.deck-out.galaxy-deck] A hunted card is back in its slot if no other galaxy card is left to fill it, and its reward is still taken", () => {
  const others = ["bossk", "dengar", "lobot", "ig-88", "hwk-290"] as const;
  const galaxy = { row: ["x-wing", ...others], galaxyDeck: [], galaxyDiscard: [] };
  const n = go(empire({ play: ["at-st"] }, galaxy), "commit at-st 0", "attack 0");
  expect(row(n)[0]).toBe("x-wing");
  expect(resources(go(n, "accept"))).toBe(3);
});
