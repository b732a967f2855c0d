import type { Violation } from "@sw/tabletop";
import type { RuleId } from "../../rules/ids.ts";
import type { Box } from "../../state/box.ts";
import type { Config } from "../../state/config.ts";
import { forbidden } from "../../state/kinds.ts";
import { SEATS } from "../../state/seats.ts";

/**
 * Returns the fault of two armies whose command hands hold cards that are not implemented, or undefined. `played` lists
 * the implemented ones.
 */
export function commandFault({ cards, commands }: Box, { armies }: Config): Violation<RuleId> | undefined {
  for (const [side, { commandHand }] of armies.entries()) {
    const unplayed = commandHand.filter((id) => commands[id] === undefined);
    if (unplayed.length === 0) continue;
    const played = cards.catalogue.commands.flatMap(({ id }) => (commands[id] === undefined ? [] : [id]));
    const params = { seat: SEATS[side] ?? "", cards: unplayed, played };
    return forbidden("leg.cards.command-use", "cards-not-played-yet", params);
  }
  return undefined;
}
