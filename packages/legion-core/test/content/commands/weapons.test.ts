import { describe, expect, it } from "vitest";
import { play, type SideSpec, scenario } from "../../../src/testing/index.ts";
import { chooseCard } from "../../helpers/actions.ts";
import { FAR_SIDE } from "../../helpers/commands.ts";
import { offered } from "../../helpers/reading.ts";

const WICKET = { unit: "wicket-hero-of-bright-tree", at: [400, 200] } as const;
const OFFICER = { unit: "rebel-officer-fighting-for-freedom", at: [100, 100] } as const;
const EWOKS = { unit: "ewok-skirmishers", at: [700, 200] } as const;

describe("cards that need an Ewok commander", () => {
  const village = (card: string, units: SideSpec["units"] & {}) =>
    scenario({
      phase: "command",
      "player-1": {
        hand: [card, "standing-orders"],
        battleForce: "bright-tree-village",
        faction: "rebel-alliance",
        units,
      },
      "player-2": { ...FAR_SIDE, hand: [] },
    });

  it.each(["hiding-in-plain-sight", "for-the-tribe"])(
    "[leg.command.nominate-specific] %s can be played only with an Ewok commander, who is nominated",
    (card) => {
      const with_ = village(card, [OFFICER, WICKET, EWOKS]);
      expect(offered(with_)).toContain(`choose-command ${card}`);
      expect(play(with_, [chooseCard(card)]).state.sides[0].nominated).toBe(1);
      expect(offered(village(card, [OFFICER, EWOKS]))).toEqual(["choose-command standing-orders"]);
    },
  );
});
