import { type Action, game, type Seat, type State } from "@sw/deckbuilder-core";
import { type CardEntry, defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { pieceId, scenario } from "@sw/deckbuilder-core/testing";
import { describe, expect, it } from "vitest";
import { allowed, END, play, refused, table } from "../turn/table.ts";

const BUY: Action = { type: "purchase", subject: 0 };

/** The different galaxy cards of a faction. */
function galaxyCards(faction: CardEntry["faction"]): readonly CardEntry[] {
  return defaultCatalogue.cards.filter((card) => card.deck === "galaxy" && card.faction === faction);
}

/** A player's turn with resources for anything, and the card in the first slot of the row. */
function rich(active: Seat, card: CardEntry): State {
  return scenario({ active, resources: 20, row: [card.id] });
}

describe("affiliations", () => {
  it("[dbg.faction.affiliation] Thirty galaxy cards each are Empire, Rebel and neutral", () => {
    const factions = ["empire", "rebel", "neutral"] as const;
    const counts = factions.map((faction) => galaxyCards(faction).reduce((sum, { copies }) => sum + copies, 0));
    expect(counts).toEqual([30, 30, 30]);
    const examples = {
      "grand-moff-tarkin": "empire",
      "director-krennic": "empire",
      "x-wing": "rebel",
      "rodian-gunslinger": "neutral",
    };
    for (const [id, faction] of Object.entries(examples)) {
      expect(defaultCatalogue.cards.find((card) => card.id === id)).toMatchObject({ faction });
    }
  });

  it("[dbg.faction.purchase-empire] Only the Empire player may purchase Empire cards", () => {
    for (const card of galaxyCards("empire")) {
      refused(rich("rebel", card), BUY, "dbg.faction.purchase-empire");
      allowed(rich("empire", card), BUY);
    }
  });

  it("[dbg.faction.purchase-rebel] Only the Rebel player may purchase Rebel cards", () => {
    for (const card of galaxyCards("rebel")) {
      refused(rich("empire", card), BUY, "dbg.faction.purchase-rebel");
      allowed(rich("rebel", card), BUY);
    }
  });

  it("[dbg.faction.purchase-neutral] Both players may purchase neutral cards", () => {
    for (const seat of game.seats) {
      for (const card of galaxyCards("neutral")) allowed(rich(seat, card), BUY);
      allowed(scenario({ active: seat, resources: 2 }), { type: "purchase", subject: "outer-rim-pilots" });
    }
  });

  it("[dbg.faction.enemy-card] Only the opponent's cards are enemy cards that can be hunted; neutral and own cards are not", () => {
    const row = ["x-wing", "tie-fighter", "rodian-gunslinger"];
    const empire = scenario({ row, empire: { play: ["stormtrooper"] } });
    const hunt = (target: number): Action => ({ type: "commit", subject: 1, target });
    allowed(empire, hunt(0));
    refused(empire, hunt(1), "dbg.hunt.enemy-only");
    refused(empire, hunt(2), "dbg.option.neutral-not-attackable");
    const rebel = scenario({ active: "rebel", row, rebel: { play: ["rebel-trooper"] } });
    const sabotage = (target: number): Action => ({ type: "commit", subject: pieceId(rebel, "rebel-trooper"), target });
    refused(rebel, sabotage(0), "dbg.hunt.enemy-only");
    allowed(rebel, sabotage(1));
    refused(rebel, sabotage(2), "dbg.option.neutral-not-attackable");
  });

  it("[dbg.faction.enemy-card] Rodia discards the enemy units and capital ships of the row, and no own or neutral cards", () => {
    const state = scenario({
      config: { mode: "full-galaxy" },
      active: "rebel",
      row: ["x-wing", "rebel-transport", "lobot", "tie-fighter", "gozanti-cruiser", "c-roc-cruiser"],
      galaxyTop: ["bossk", "dengar"],
      empire: { base: null, bases: ["rodia", "endor"] },
      rebel: { victory: ["lothal"] },
    });
    const { state: after } = play(state, [
      END,
      { type: "choose-base", subject: "rodia" },
      { type: "resolve", subject: 0 },
    ]);
    expect(table(after).galaxyDiscard).toEqual(["x-wing", "rebel-transport"]);
    expect(table(after).row).toEqual(["bossk", "dengar", "lobot", "tie-fighter", "gozanti-cruiser", "c-roc-cruiser"]);
  });
});
