import type { BattleCard } from "../../state/hooks/battle-card.ts";
import { opponentOf } from "../../state/seats.ts";
import { contesting, securedBy } from "../contest.ts";
import { bunkerAssault } from "./bunkers.ts";
import { interceptSignals } from "./intel.ts";
import { landOf, pois } from "./pois.ts";

/** Objective cards: what they count in an End Phase. */
export const PRIMARY: readonly BattleCard[] = [
  {
    id: "breakthrough",
    tally(look, player) {
      const held = pois(look).filter(
        (token) =>
          landOf(look, player, token) === "friendly" && contesting(look, opponentOf(player), token).length === 0,
      );
      const taken = pois(look).filter(
        (token) => landOf(look, player, token) === "enemy" && securedBy(look, token) === player,
      );
      return [held.length, taken.length];
    },
  },
  {
    id: "recover-the-research",
    tally(look, player) {
      return [pois(look).filter((token) => contesting(look, player, token).length > 0).length];
    },
  },
  {
    id: "close-the-pocket",
    tally(look, player) {
      const [, centre] = pois(look);
      const secured = pois(look).filter((token) => securedBy(look, token) === player);
      const middle = secured.filter((token) => token === centre).length;
      return [middle, secured.length - middle];
    },
  },
  bunkerAssault,
  interceptSignals,
];
