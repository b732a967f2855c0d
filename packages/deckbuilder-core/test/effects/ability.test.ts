import { game } from "@sw/deckbuilder-core";
import { expectIllegal } from "@sw/deckbuilder-core/testing";
import { expect, it } from "vitest";
import {
  after,
  attacking,
  buying,
  choosing,
  DECLINE,
  damage,
  damages,
  discardPile,
  empireTurn,
  ended,
  eventsOf,
  exiled,
  galaxyDiscard,
  hand,
  inPlay,
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

it("[dbg.ability.announce] Using an ability names a card in play, and the card's effect is carried out", () => {
  const state = empireTurn({ hand: ["x-wing"], play: ["at-st", "tie-bomber"] }, { row: ["y-wing"] });
  const line = [using(2), picking("galaxy-row", 0)];
  expect(eventsOf(state, line)[0]).toMatchObject({
    type: "ability-used",
    seat: "empire",
    card: "tie-bomber",
    piece: 2,
  });
  expect(galaxyDiscard(after(state, line))).toEqual(["y-wing"]);
  refused(state, using(3), "dbg.ability.announce");
});

it("[dbg.ability.optional] [dbg.ability.optional-own] [dbg.faq.must-use] Abilities of cards and bases are optional", () => {
  const state = empireTurn({ base: "death-star", play: ["at-st"] }, { resources: 4 });
  expect(open(state)).toEqual(expect.arrayContaining(["use base", "use 1", "end-turn"]));
  const end = ended(state);
  expect(galaxyDiscard(end)).toEqual([]);
  expect(end.active).toBe(1);
  const triggered = after(rebelTurn({ hand: ["temple-guardian"] }), [playing("temple-guardian")]);
  expect(open(triggered)).toContain("pass");
  expect(after(triggered, [PASS])).toMatchObject({ force: 0, resources: 0 });
});

it("[dbg.ability.as-far-as-possible] [dbg.ability.as-much-as-possible] Parts of an ability that cannot be carried out are ignored", () => {
  const lando = empireTurn({ play: ["lando-calrissian"], deckTop: ["inquisitor"] }, { force: -1 });
  const drawn = after(lando, [using(1)]);
  expect(hand(drawn, "empire")).toEqual(["inquisitor"]);
  expect(open(drawn)).toContain("end-turn");
  const tatooine = revealed("tatooine", {}, { galaxyDiscard: ["tie-fighter"] });
  expect(after(tatooine, [resolving()]).resources).toBe(1);
  const starters = [
    ...Array.from({ length: 7 }, () => "imperial-shuttle"),
    "stormtrooper",
    "stormtrooper",
    "inquisitor",
  ];
  const own = { play: ["lando-calrissian", ...starters], deck: [] };
  const dry = empireTurn(own, { force: -1, rebel: { hand: ["temple-guardian"] } });
  const discarded = after(dry, [using(1)]);
  expect(hand(discarded, "empire")).toEqual([]);
  expect(discardPile(discarded, "rebel")).toEqual(["temple-guardian"]);
});

it("[dbg.ability.once-per-turn] [dbg.ability.untimed-once] A card's ability can be used once per turn, and again in the next turn", () => {
  const state = empireTurn({ base: { card: "endor", damage: 9 }, play: ["nebulon-b-frigate"] });
  const used = after(state, [using(1), choosing("repair")]);
  refused(used, using(1), "dbg.ability.once-per-turn");
  expect(open(used)).not.toContain("use 1");
  const next = ended(ended(used));
  expect(damage(after(next, [using(1), choosing("repair")]), "empire")).toBe(3);
});

it("[dbg.ability.once-per-turn] A base's ability can be used once per turn", () => {
  const spec = { row: ["c-roc-cruiser", "rebel-transport"], resources: 8 };
  const used = after(empireTurn({ base: "death-star" }, spec), [using("base"), picking("galaxy-row", 0)]);
  refused(used, using("base"), "dbg.ability.once-per-turn");
  const next = { ...ended(ended(used)), resources: 4 };
  expect(open(next)).toContain("use base");
});

it("[dbg.ability.same-turn-as-played] A card's ability can be used in the turn in which it was played", () => {
  const state = empireTurn({ hand: ["c-roc-cruiser", "inquisitor"], base: { card: "endor", damage: 5 } });
  const end = after(state, [playing("c-roc-cruiser"), using(1000)]);
  expect(damage(end, "empire")).toBe(2);
});

it("[dbg.ability.mark-used] A used card is marked for the rest of the turn, even after it attacks", () => {
  const state = rebelTurn({ play: ["rebel-transport", "mon-calamari-cruiser"] });
  const marks = (of: typeof state): readonly boolean[] =>
    game.view(of, "rebel").sides.rebel.play.map(({ used }) => used);
  expect(marks(state)).toEqual([false, false]);
  const used = after(state, [using(101), choosing("resources")]);
  expect(marks(used)).toEqual([true, false]);
  expect(marks(after(used, [sending(101), sending(102), attacking()]))).toEqual([true, false]);
  expect(marks(ended(used))).toEqual([false, false]);
});

it("[dbg.ability.each-copy] The ability of each copy of a card can be used", () => {
  const state = empireTurn({ play: ["tie-bomber", "tie-bomber"] }, { row: ["x-wing", "y-wing"] });
  const first = after(state, [using(2), picking("galaxy-row", 0)]);
  refused(first, using(2), "dbg.ability.once-per-turn");
  expect(galaxyDiscard(after(first, [using(1), picking("galaxy-row", 1)]))).toEqual(["x-wing", "y-wing"]);
});

it("[dbg.ability.untimed] An ability without a timing can be used at any time of the turn while its card is in play", () => {
  const own = { play: ["x-wing", "rebel-trooper"], deckTop: ["temple-guardian"] };
  const spec = { force: 1, resources: 1, row: ["y-wing", "tie-fighter"] };
  const state = rebelTurn(own, spec);
  const lines = [
    [],
    [sending(101)],
    [sending(101), attacking()],
    [sending(101, 1), attacking(1), DECLINE],
    [buying(0)],
  ] as const;
  for (const line of lines) expect(hand(after(state, [...line, using(101)]), "rebel")).toEqual(["temple-guardian"]);
  refused(state, using(102), "dbg.ability.untimed");
  const inHand = rebelTurn({ hand: ["x-wing"] }, spec);
  expect(open(inHand).filter((key) => key.startsWith("use"))).toEqual([]);
});

it("[dbg.ability.own-turn] Abilities can be used only in their owner's turn", () => {
  const foe = { empire: { play: ["gozanti-cruiser"], hand: ["inquisitor"] } };
  const state = rebelTurn({ play: ["rebel-transport"] }, foe);
  refused(state, using(1), "dbg.ability.announce");
  expect(open(state)).not.toContain("use 1");
  expectIllegal(game.apply(state, using(1), { by: "empire" }), "tt.decision.decider");
  const kafrene = rebelTurn({ hand: ["hwk-290"] }, { empire: { base: "kafrene" }, config: { mode: "full-galaxy" } });
  expect(open(after(kafrene, [playing("hwk-290")]))).toContain("end-turn");
});

it("[dbg.ability.repair-example] Repairing 3 damage on a base with 2 damage repairs 2", () => {
  const own = { base: { card: "sullust", damage: 2 }, play: ["u-wing"] };
  const state = rebelTurn(own, { force: 1 });
  expect(damage(after(state, [using(101)]), "rebel")).toBe(0);
  expect(eventsOf(state, [using(101)])).toContainEqual(
    expect.objectContaining({ type: "damage-repaired", seat: "rebel", amount: 2, cause: "u-wing" }),
  );
});

it("[dbg.repair.effect] Repairing removes the stated number of counters, and only from the player's own base", () => {
  const own = { base: { card: "sullust", damage: 9 }, play: [{ card: "nebulon-b-frigate", damage: 4 }] };
  const state = rebelTurn(own, { empire: { base: { card: "endor", damage: 7 } } });
  const end = after(state, [using(101), choosing("repair")]);
  expect(damage(end, "rebel")).toBe(6);
  expect(damage(end, "empire")).toBe(7);
  expect(damages(end, "rebel")).toEqual([4]);
});

it("[dbg.gain.extra] An ability can give attack, resources or Force beyond the printed values", () => {
  const state = rebelTurn({ hand: ["lobot"] });
  const asked = after(state, [playing("lobot"), resolving()]);
  expect(damage(after(asked, [choosing("attack"), sending(1000), attacking()]), "empire")).toBe(2);
  expect(after(asked, [choosing("resources")]).resources).toBe(2);
  expect(after(asked, [choosing("force")]).force).toBe(2);
});

it("[dbg.gain.extra] Gained attack ends with the turn", () => {
  const state = rebelTurn({ play: [{ card: "mon-calamari-cruiser", gained: 2 }] });
  expect(damage(after(state, [sending(101), attacking()]), "empire")).toBe(5);
  const next = ended(ended(state));
  expect(damage(after(next, [sending(101), attacking()]), "empire")).toBe(3);
});

it("[dbg.gain.values-once] Attack, resources and Force of a card count once per turn", () => {
  const own = { hand: ["grand-moff-tarkin"], play: ["gozanti-cruiser"], base: "endor" };
  const played = after(empireTurn(own, { rebel: { base: "sullust" } }), [playing("grand-moff-tarkin")]);
  expect(played).toMatchObject({ resources: 2, force: -2 });
  const fought = after(played, [sending(1000), attacking()]);
  expect(fought).toMatchObject({ resources: 2, force: -2 });
  expect(damage(fought, "rebel")).toBe(2);
  refused(fought, sending(1000), "dbg.commit.one-attack-each");
  refused(fought, sending(1000, 0), "dbg.commit.one-attack-each");
  refused(fought, playing("grand-moff-tarkin"), "dbg.play.from-hand");
});

it("[dbg.damage.direct] Damage of an ability is dealt directly to the base, ignoring capital ships", () => {
  const foe = { empire: { play: ["star-destroyer"], hand: ["inquisitor"] } };
  const state = rebelTurn({ base: "yavin-4", play: ["y-wing", "snowspeeder"] }, foe);
  const bombed = after(state, [using(101), picking("opp-base", 0)]);
  const end = after(bombed, [using(102), resolving()]);
  expect(damage(end, "empire")).toBe(4);
  expect(damages(end, "empire")).toEqual([0]);
  expect(inPlay(end, "empire")).toEqual(["star-destroyer"]);
  expect(exiled(end)).toEqual(["y-wing"]);
});
