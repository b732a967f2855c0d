import { at } from "@sw/tabletop";
import type { Look } from "../../keywords/round.ts";
import { opponentOf, type Player } from "../../seats.ts";
import { contesting, securedBy, tokensDown } from "../contest.ts";
import { landAt } from "../territory.ts";
import type { BattleCard } from "../types.ts";

/** The points of interest of the objective card, in the order of its map. */
function pois(look: Look): readonly number[] {
  return tokensDown(look.state).filter((token) => at(look.state.tokens, token).kind === "poi");
}

function landOf(look: Look, player: Player, token: number): ReturnType<typeof landAt> {
  return landAt(look, player, at(look.state.tokens, token));
}

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
];
