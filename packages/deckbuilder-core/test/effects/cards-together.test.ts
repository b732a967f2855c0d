import { game } from "@sw/deckbuilder-core";
import { cardCount, shownCards } from "@sw/tabletop";
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
  offers,
  options,
  rebels,
  resources,
  row,
  whileAsked,
} from "./scene-table.ts";

test("[dbg.trigger.reward-first] Two Bounty Hunters who defeat a card together both trigger after its reward", () => {
  const s = empire({ play: ["boba-fett", "bossk"], deckTop: ["stormtrooper"] }, { row: ["chirrut-imwe"], force: 0 });
  let n = go(s, "commit boba-fett 0", "commit bossk 0", "attack 0");
  expect(asked(n)).toBe("empire reward");
  n = go(n, "accept");
  expect(force(n)).toBe(-2);
  expect(asked(n)).toBe("empire triggers");
  n = go(n, "resolve 0");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect([force(n), held(n, "empire")]).toEqual([-3, ["stormtrooper"]]);
});

test("[dbg.constant.definition] Two Imperial Carriers give each Fighter, even a neutral one, 2 attack, and ships none", () => {
  const s = empire({
    play: ["imperial-carrier", "imperial-carrier", "tie-fighter", "z-95-headhunter", "blockade-runner"],
  });
  const n = go(
    s,
    "commit tie-fighter base",
    "commit z-95-headhunter base",
    "commit blockade-runner base",
    "attack base",
  );
  expect(side(n, "rebel").base).toBe(null);
  const m = go(s, "commit tie-fighter base", "attack base");
  expect(damage(m, "rebel")).toBe(4);
  expect(damage(go(s, "commit blockade-runner base", "attack base"), "rebel")).toBe(1);
});

test("[dbg.constant.definition] Admiral Piett gives each capital ship 1 attack, even one without attack of its own", () => {
  const s = empire({ play: ["admiral-piett", "star-destroyer", "blockade-runner"] });
  expect(damage(go(s, "commit star-destroyer base", "commit blockade-runner base", "attack base"), "rebel")).toBe(7);
  // a ship without attack of its own has one with Piett
  const g = empire({ play: ["admiral-piett", "gozanti-cruiser"] });
  expect(damage(go(g, "commit gozanti-cruiser base", "attack base"), "rebel")).toBe(1);
});

test("[dbg.deck-out.when-needed] A Gozanti Cruiser draws the same card that was discarded for it if its owner has no deck", () => {
  expect(offers(empire({ play: ["gozanti-cruiser"], hand: [] }), "use gozanti-cruiser")).toBe(false);
  const s = empire({ play: ["gozanti-cruiser"], hand: ["inquisitor"], deck: [], discard: [] }, { exiled: [] });
  const n = go(s, "use gozanti-cruiser");
  const m = whileAsked(n, "empire pick", "pick own-hand inquisitor");
  expect(held(m, "empire")).toEqual(["inquisitor"]);
});

test("[dbg.condition.required] General Veers counts own and neutral Troopers and Vehicles, but not himself", () => {
  expect(offers(empire({ play: ["general-veers"] }), "use general-veers")).toBe(false);
  for (const one of ["at-st", "death-trooper", "quarren-mercenary", "jabbas-sail-barge", "stormtrooper"])
    expect(offers(empire({ play: ["general-veers", one] }), "use general-veers")).toBe(true);
  expect(offers(empire({ play: ["general-veers", "tie-fighter", "inquisitor"] }), "use general-veers")).toBe(false);
});

test("[dbg.exile.leaves-game] A ship that Tarkin took can attack in the same turn and is exiled when the turn ends", () => {
  const s = empire({ play: ["grand-moff-tarkin"] }, { row: ["star-destroyer", "x-wing"], galaxyTop: ["bossk"] });
  let n = go(s, "use grand-moff-tarkin");
  n = whileAsked(n, "empire pick", "pick galaxy-row 0");
  expect(held(n, "empire")).toEqual(["star-destroyer"]);
  expect(row(n)[0]).toBe("bossk");
  n = go(n, options(n).find((key) => key.startsWith("play")) ?? "", "commit star-destroyer base", "attack base");
  expect(damage(n, "rebel")).toBe(4);
  n = go(n, "end-turn");
  expect(side(n, "empire").play).toEqual([]);
  expect(discards(n, "empire")).not.toContain("star-destroyer");
});

test("[dbg.exile.leaves-game] A card that Tarkin took is also exiled from the discard pile", () => {
  const s = empire(
    { play: ["grand-moff-tarkin", "gozanti-cruiser"], hand: [], deckTop: ["stormtrooper"] },
    { row: ["at-st"], galaxyTop: ["bossk"] },
  );
  let n = go(s, "use grand-moff-tarkin");
  n = whileAsked(n, "empire pick", "pick galaxy-row 0");
  n = go(n, "use gozanti-cruiser");
  n = whileAsked(n, "empire pick", options(n)[0] ?? "");
  expect(discards(n, "empire")).toContain("at-st");
  n = go(n, "end-turn");
  expect(discards(n, "empire")).not.toContain("at-st");
  expect(held(n, "empire")).not.toContain("at-st");
});

test("[dbg.play.then-force] Darth Vader has 10 attack if his own Force moved the marker to the dark side, and 6 if it reached only the center", () => {
  const n = go(
    empire({ hand: ["darth-vader"] }, { force: 1, rebel: { base: "sullust" } }),
    "play darth-vader",
    "commit darth-vader base",
    "attack base",
  );
  expect([force(n), damage(n, "rebel")]).toEqual([-1, 10]);
  const m = go(
    empire({ hand: ["darth-vader"] }, { force: 2, rebel: { base: "sullust" } }),
    "play darth-vader",
    "commit darth-vader base",
    "attack base",
  );
  expect([force(m), damage(m, "rebel")]).toEqual([0, 6]);
});

test("[dbg.commit.used-mark-kept] A Y-Wing that has attacked can exile itself to deal 2 more damage", () => {
  const s = rebels({ play: ["y-wing"] });
  const n = go(s, "commit y-wing base", "attack base", "use y-wing");
  expect(damage(n, "empire")).toBe(4);
  expect(side(n, "rebel").play).toEqual([]);
});

test("[dbg.exile.leaves-game] A Y-Wing that exiles itself before its attack is resolved adds nothing to the attack", () => {
  const s = rebels({ play: ["y-wing", "rebel-trooper"] });
  const n = go(s, "commit y-wing base", "commit rebel-trooper base", "use y-wing", "attack base");
  expect(damage(n, "empire")).toBe(4);
});

test("[dbg.faq.attack-without-base] An attack can still damage a capital ship after a Y-Wing has destroyed the base", () => {
  const s = rebels(
    { play: ["y-wing", "rebel-trooper"] },
    { empire: { base: { card: "lothal", damage: 6 }, play: ["gozanti-cruiser"] } },
  );
  const n = go(s, "use y-wing", "pick opp-base 0", "commit rebel-trooper base", "attack base");
  expect(side(n, "empire").base).toBe(null);
  expect(side(n, "empire").play).toMatchObject([{ card: "gozanti-cruiser", damage: 2 }]);
  expect(side(n, "rebel").victory).toEqual(["lothal"]);
});

test("[dbg.faq.duros-full] The opponent of a Duros Spy can choose only an option that can be carried out", () => {
  const s = rebels({ play: ["duros-spy"] }, { force: 3, empire: { hand: ["stormtrooper", "inquisitor"] } });
  const n = go(s, "use duros-spy");
  expect([asked(n), options(n)]).toEqual(["empire choose", ["choose-option discard"]]);
  const m = go(
    rebels({ play: ["duros-spy"] }, { force: 2, empire: { hand: ["stormtrooper", "inquisitor"] } }),
    "use duros-spy",
  );
  expect(asked(m)).toBe("empire choose");
  expect(force(go(m, "choose-option force"))).toBe(3);
  const e = go(
    rebels({ play: ["duros-spy"] }, { force: 0, empire: { hand: [] } }),
    "use duros-spy",
    "choose-option force",
  );
  expect(force(e)).toBe(1);
});

test("[dbg.constant.definition] Baze Malbus counts the bases that the Rebels have lost, not those they have destroyed", () => {
  const s = rebels(
    { play: ["baze-malbus"], victory: ["lothal"] },
    { empire: { base: "endor", victory: ["dantooine", "hoth"] }, rebel: { base: "sullust" } },
  );
  expect(damage(go(s, "commit baze-malbus base", "attack base"), "empire")).toBe(4);
});

test("[dbg.play.then-force] Chirrut Îmwe has attack as soon as his own Force moves the marker to the light side", () => {
  const n = go(
    rebels({ hand: ["chirrut-imwe"] }, { force: -1 }),
    "play chirrut-imwe",
    "commit chirrut-imwe base",
    "attack base",
  );
  expect([force(n), damage(n, "empire")]).toEqual([1, 2]);
});

test("[dbg.destroy.opponent-ship] [dbg.destroy.row-ship] A Hammerhead Corvette destroys any enemy ship in play, but in the row only Empire ships", () => {
  const s = rebels(
    { play: ["hammerhead-corvette"] },
    {
      row: ["star-destroyer", "blockade-runner", "mon-calamari-cruiser"],
      galaxyTop: ["bossk"],
      empire: { play: ["nebulon-b-frigate"] },
    },
  );
  const n = go(s, "use hammerhead-corvette");
  expect(options(n)).toHaveLength(2);
  const m = go(n, "pick galaxy-row 0");
  expect(table(m).galaxyDiscard).toEqual(["star-destroyer"]);
  expect(row(m)[0]).toBe("bossk");
  expect(side(m, "rebel").play).toEqual([]);
  const o = go(n, options(n).find((key) => key.includes("opp-play")) ?? "");
  expect(discards(o, "empire")).toContain("nebulon-b-frigate");
});

test("[dbg.look.secret] Jyn Erso shows the hand only to her player, and puts a card of it on the deck only with the Force", () => {
  const s = rebels(
    { play: ["jyn-erso"] },
    { force: 1, empire: { hand: ["stormtrooper", "inquisitor"], deckTop: ["imperial-shuttle"] } },
  );
  const n = go(s, "use jyn-erso");
  const m = go(n, options(n).find((key) => key.includes("inquisitor")) ?? "");
  expect(held(m, "empire")).toEqual(["stormtrooper"]);
  expect(cardCount(side(m, "empire").deck)).toBeGreaterThan(1);
  const none = go(
    rebels({ play: ["jyn-erso"] }, { force: 0, empire: { hand: ["stormtrooper", "inquisitor"] } }),
    "use jyn-erso",
  );
  expect(asked(none)).toBe("rebel actions");
  expect(shownCards(game.view(none, "rebel").sides.empire.hand).slice().sort()).toEqual(["inquisitor", "stormtrooper"]);
  expect(shownCards(game.view(none, "spectator").sides.empire.hand)).toEqual([]);
});

test("[dbg.purchase.usable-later] A card that Leia acquires with the Force is drawn when the turn ends; without the Force it is in the discard pile", () => {
  const s = rebels({ play: ["princess-leia"], hand: [] }, { force: 1, row: ["luke-skywalker", "bossk", "at-at"] });
  let n = go(s, "use princess-leia");
  n = whileAsked(n, "rebel pick", "pick galaxy-row 0");
  n = go(n, "end-turn");
  expect(held(n, "rebel")).toContain("luke-skywalker");
  let m = go(
    rebels({ play: ["princess-leia"], hand: [] }, { force: 0, row: ["luke-skywalker", "bossk", "at-at"] }),
    "use princess-leia",
  );
  m = whileAsked(m, "rebel pick", "pick galaxy-row 0");
  expect(discards(m, "rebel")).toContain("luke-skywalker");
  expect(resources(m)).toBe(0);
});

test("[dbg.trigger.definition] A Fang Fighter that a Jawa Scavenger purchases from the galaxy discard pile goes to the hand", () => {
  const s = rebels(
    { play: ["jawa-scavenger"] },
    { resources: 3, galaxyDiscard: ["x-wing", "at-st", "fang-fighter", "lando-calrissian"] },
  );
  const n = go(s, "use jawa-scavenger");
  expect(options(n).filter((key) => key.startsWith("pick"))).toHaveLength(2);
  const m = go(n, options(n).find((key) => key.includes("fang-fighter")) ?? "");
  const o = whileAsked(m, "rebel triggers", "resolve 0");
  expect([resources(o), held(o, "rebel")]).toEqual([0, ["fang-fighter"]]);
});

test("[dbg.trigger.definition] A Fang Fighter purchased with the Force goes to the hand and draws a card", () => {
  const s = empire(
    { deckTop: ["stormtrooper"] },
    { resources: 3, force: -1, row: ["fang-fighter"], galaxyTop: ["bossk"] },
  );
  let n = go(s, "purchase 0");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect(held(n, "empire")).toEqual(["fang-fighter", "stormtrooper"]);
});

test("[dbg.gain.values-once] A Twi'lek Smuggler puts only the next purchase on top of the deck", () => {
  const s = empire({ play: ["twilek-smuggler"] }, { resources: 4 });
  let n = go(s, "use twilek-smuggler", "purchase outer-rim-pilots");
  n = whileAsked(n, "empire triggers", "resolve 0");
  n = whileAsked(n, "empire may", "accept");
  expect(discards(n, "empire")).toEqual([]);
  n = go(n, "purchase outer-rim-pilots");
  expect(discards(n, "empire")).toEqual(["outer-rim-pilot"]);
});

test("[dbg.faq.exile-both] A Quarren Mercenary purchased with the Force can exile a card from the hand and one from the discard pile", () => {
  const s = empire(
    { hand: ["imperial-shuttle"], discard: ["stormtrooper"] },
    { resources: 4, force: -1, row: ["quarren-mercenary"], galaxyTop: ["bossk"] },
  );
  let n = go(s, "purchase 0");
  n = whileAsked(n, "empire triggers", "resolve 0");
  n = go(n, "pick own-hand imperial-shuttle", "pick own-discard stormtrooper");
  expect(held(n, "empire")).toEqual([]);
  expect(discards(n, "empire")).toEqual(["quarren-mercenary"]);
});

test("[dbg.look.return] Moff Jerjerrod swaps the top galaxy card with one of the row, and no slot is refilled", () => {
  const s = empire(
    { play: ["moff-jerjerrod"] },
    { force: -1, row: ["x-wing", "at-st"], galaxyTop: ["darth-vader", "bossk"] },
  );
  let n = go(s, "use moff-jerjerrod");
  n = whileAsked(n, "empire may", "accept");
  n = go(n, "pick galaxy-row 0");
  expect(row(n)[0]).toBe("darth-vader");
  expect(table(n).galaxyDiscard).toEqual([]);
  expect(cardCount(table(n).galaxyDeck)).toBe(cardCount(table(s).galaxyDeck));
});

test("[dbg.hunt.refill-before-reward] The reward of the AT-AT can take the card that just filled its slot", () => {
  const s = rebels(
    { play: ["luke-skywalker"] },
    { row: ["at-at", "bossk", "dengar"], galaxyTop: ["millennium-falcon"] },
  );
  let n = go(s, "commit luke-skywalker 0", "attack 0", "accept");
  n = whileAsked(n, "rebel pick", "pick galaxy-row 0");
  expect(discards(n, "rebel")).toContain("millennium-falcon");
});

test("[dbg.hunt.attackers-spent] Units whose hunt fails cannot attack again in the turn", () => {
  const s = empire({ play: ["stormtrooper"] }, { row: ["u-wing"] });
  const n = go(s, "commit stormtrooper 0", "attack 0");
  expect(asked(n)).toBe("empire actions");
  expect(row(n)[0]).toBe("u-wing");
  expect(options(n).some((key) => key.startsWith("commit"))).toBe(false);
});

test("[dbg.trigger.definition] A Twi'lek Smuggler puts Leia's free card on top of the deck even without the Force", () => {
  const s = rebels(
    { play: ["twilek-smuggler", "princess-leia"], hand: [] },
    { force: 0, row: ["luke-skywalker", "bossk", "at-at"] },
  );
  let n = go(s, "use twilek-smuggler", "use princess-leia");
  n = whileAsked(n, "rebel pick", "pick galaxy-row 0");
  n = whileAsked(n, "rebel triggers", "resolve 0");
  n = whileAsked(n, "rebel may", "accept");
  n = go(n, "end-turn");
  expect(held(n, "rebel")).toContain("luke-skywalker");
});

test("[dbg.trigger.not-limited] Resources that Dengar gains by a hunt can purchase a card in the same turn", () => {
  const s = empire({ play: ["dengar"] }, { row: ["y-wing", "tie-bomber"], galaxyTop: ["bossk"] });
  let n = go(s, "commit dengar 0", "attack 0", "decline");
  n = whileAsked(n, "empire triggers", "resolve 0");
  expect(resources(n)).toBe(2);
  expect(discards(go(n, "purchase 1"), "empire")).toContain("tie-bomber");
});

test("[dbg.gain.extra] Attack that the Inquisitor gains applies only to himself", () => {
  const s = empire({ hand: ["inquisitor"], play: ["stormtrooper"] });
  const n = go(s, "play inquisitor", "resolve 0", "choose-option attack", "commit inquisitor base", "attack base");
  expect(damage(n, "rebel")).toBe(1);
});

test("[dbg.faq.inspect-discards] A card purchased from the galaxy discard pile is the topmost copy, and the other cards keep their order", () => {
  const before = rebels({ play: ["jawa-scavenger"] }, { resources: 3, galaxyDiscard: ["x-wing", "bossk", "x-wing"] });
  const chosen = go(before, "use jawa-scavenger");
  const bought = go(chosen, options(chosen).find((key) => key.includes("x-wing")) ?? "");
  expect(table(bought).galaxyDiscard).toEqual(["x-wing", "bossk"]);
});
