import { scenario } from "@sw/deckbuilder-core/testing";
import { expect, test } from "vitest";
import { buying, eventsOf, picking, rebelTurn, resolving, revealed, using } from "../catalogue/table.ts";
import { END, only, play } from "../turn/table.ts";

test("Questions of chance name the deck from which a card is drawn, and the cards that refill the galaxy row", () => {
  const empire = scenario({
    empire: {
      hand: [],
      deck: ["stormtrooper", "stormtrooper", "imperial-shuttle", "imperial-shuttle", "inquisitor", "imperial-shuttle"],
    },
  });
  const names = ["stormtrooper", "inquisitor", "imperial-shuttle", "stormtrooper", "imperial-shuttle"];
  const from = (label: string, answers: readonly string[]): { label: string; answer: string }[] =>
    answers.map((answer) => ({ label, answer }));
  expect(() => play(empire, [END], { draws: from("draw:empire", names) })).not.toThrow();
  const rebel = scenario({
    active: "rebel",
    rebel: {
      hand: [],
      deck: [
        "rebel-trooper",
        "rebel-trooper",
        "alliance-shuttle",
        "alliance-shuttle",
        "temple-guardian",
        "alliance-shuttle",
      ],
    },
  });
  const others = ["rebel-trooper", "temple-guardian", "alliance-shuttle", "rebel-trooper", "alliance-shuttle"];
  expect(() => play(rebel, [END], { draws: from("draw:rebel", others) })).not.toThrow();
  const rich = scenario({ resources: 9, row: ["tie-fighter"], galaxyDeck: ["bossk", "dengar"] });
  expect(() => play(rich, [buying(0)], { draws: from("galaxy-row", ["dengar"]) })).not.toThrow();
});

test("[dbg.discard.galaxy-pile] Row cards that a base discards go to the galaxy discard pile, and their events name it", () => {
  const cards = ["x-wing", "lobot", "tie-fighter"];
  const asked = revealed("rodia", {}, { row: cards, rebel: { base: "dantooine" }, galaxyTop: ["bossk"] });
  const events = eventsOf(asked, [resolving()]);
  const [first] = only(events, "card-discarded");
  expect(first).toMatchObject({
    seat: "galaxy",
    card: "x-wing#1",
    from: "galaxy-row",
    piece: null,
    rule: "dbg.discard.galaxy-pile",
  });
});

test("[dbg.discard.opponent-pile] A card that the opponent discards goes to its owner's discard pile, and the event names the owner", () => {
  const state = rebelTurn({ play: ["snowspeeder"] }, { empire: { hand: ["imperial-shuttle", "inquisitor"] } });
  const events = eventsOf(state, [using(101), picking("own-hand", "inquisitor")]);
  expect(only(events, "card-discarded")).toMatchObject([
    { seat: "empire", card: "inquisitor", from: "opp-hand", piece: null, rule: "dbg.discard.opponent-pile" },
  ]);
});
