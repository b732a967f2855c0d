import { expectOk } from "@sw/tabletop";
import { expectIllegal } from "@sw/tabletop/testing";
import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { SKIRMISH } from "../../../src/examples/index.ts";
import { COMMAND_CARDS, createGame } from "../../../src/index.ts";
import { describe as tell } from "../../../src/text/index.ts";

const { "covert-observation": _, ...OTHERS } = COMMAND_CARDS;

/** A game that does not play one of the Imperial cards of the skirmish. */
const without = expectOk(createGame(defaultCatalogue, { commands: OTHERS }));

describe("command cards that are not played", () => {
  it("[leg.cards.command-use] An army with a command card that has no implementation is refused, and the refusal names the card", () => {
    const refused = without.setup(SKIRMISH, "seed");
    const fault = refused.ok ? undefined : refused.violation;
    expect(fault).toMatchObject({
      rule: "leg.cards.command-use",
      code: "cards-not-played-yet",
      params: { seat: "player-1", cards: ["covert-observation"] },
    });
    expect(fault && tell({ violation: fault }, { locale: "en" })).toContain("does not support “Covert Observation”");
  });

  it("[leg.cards.command-use] A game with a custom entry for a command card plays that card", () => {
    const commands = { ...OTHERS, "covert-observation": { id: "covert-observation" } };
    const own = expectOk(createGame(defaultCatalogue, { commands }));
    expect(own.setup(SKIRMISH, "seed").ok).toBe(true);
    expect(own.catalogueOf(SKIRMISH)).not.toBe(without.catalogueOf(SKIRMISH));
  });

  it("[tt.catalogue.entry] A command card registered under an id other than its own is refused", () => {
    const made = createGame(defaultCatalogue, { commands: { ambush: { id: "push" } } });
    expectIllegal(made, "tt.catalogue.entry");
  });
});
