import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../src/content/catalogue.ts";
import { SKIRMISH, TEMPEST, VILLAGE } from "../../../src/examples/index.ts";
import { COMMAND_CARDS, createGame, game } from "../../../src/index.ts";
import type { Config } from "../../../src/state/config.ts";
import { describe as tell } from "../../../src/text/index.ts";

/** The skirmish with another 1-pip card in the Imperial hand, of which nothing is played. */
const OTHER: Config = {
  ...SKIRMISH,
  armies: [
    { ...TEMPEST, commandHand: TEMPEST.commandHand.map((id) => (id === "covert-observation" ? "drive-them-out" : id)) },
    VILLAGE,
  ],
};

describe("command cards that are not played", () => {
  it("[leg.cards.command-use] An army that holds a command card that nobody plays is refused, and told which", () => {
    const refused = game.setup(OTHER, "seed");
    const fault = refused.ok ? undefined : refused.violation;
    expect(fault).toMatchObject({
      rule: "leg.cards.command-use",
      code: "cards-not-played-yet",
      params: { seat: "player-1", cards: ["drive-them-out"] },
    });
    expect(fault && tell({ violation: fault }, { locale: "en" })).toContain("does not play “Drive Them Out”");
  });

  it("[leg.cards.command-use] A game with an entry of one's own for a command card plays that card", () => {
    const entry = { id: "drive-them-out" };
    const own = expectOk(createGame(catalogue, { commands: { ...COMMAND_CARDS, "drive-them-out": entry } }));
    expect(own.setup(OTHER, "seed").ok).toBe(true);
    expect(own.catalogueOf(OTHER)).not.toBe(game.catalogueOf(OTHER));
  });

  it("[tt.catalogue.entry] A command card entered under another id than its own is refused", () => {
    const made = createGame(catalogue, { commands: { ambush: { id: "push" } } });
    expectIllegal(made, "tt.catalogue.entry");
  });
});
