import type { Command, OrderGroup, UnitMatch, Weapon } from "../../catalogue/entries.ts";
import type { CommandCard } from "../../state/hooks/command-card.ts";
import { type CardFile, cardsOf, type Figures, inOrder, nameOf, type Played } from "./cards.ts";
import { keywordUse, type PrintedKeyword, type PrintedWeaponKeyword } from "./keyword-uses.ts";

type Shared = "faction" | "battleForce" | "requires";

/** A command card in the form in which files write it. */
export interface WrittenCommand
  extends Figures<Command, Shared, "orders" | "keywords">,
    Played<Omit<CommandCard, "id">> {
  /**
   * The units that the card orders: one unit that fits the match, or a number of units from each group. Defaults to no
   * unit.
   */
  readonly orders?: UnitMatch | readonly OrderGroup[];
  readonly keywords?: readonly (PrintedKeyword | PrintedWeaponKeyword)[];
  readonly weapons?: readonly Weapon[];
}

/** A file of command cards. */
export type CommandFile = CardFile<Partial<Pick<Command, Shared>>, WrittenCommand>;

/** Creates a file of command cards. */
export function commands(shared: CommandFile["shared"], cards: CommandFile["cards"]): CommandFile {
  return { shared, cards };
}

/** Returns a group of orders for `count` units that fit any of the matches. Without a match, any unit fits. */
export function order(count: number, ...of: readonly UnitMatch[]): OrderGroup {
  return { count, of: of.length === 0 ? [{}] : of };
}

/** Returns the catalogue entries of the command cards in these files, sorted by pips. */
export function commandFigures(files: readonly CommandFile[]): readonly Command[] {
  const read = cardsOf(files, (id, card): Command => {
    const { name, orders = [], keywords, en, es, choices, tokens, does, ...figures } = card;
    return {
      id,
      name: nameOf(name),
      ...figures,
      orders: "length" in orders ? orders : [order(1, orders)],
      ...(keywords && { keywords: keywords.map(keywordUse) }),
    };
  });
  return inOrder(read, ({ pips }) => pips);
}
