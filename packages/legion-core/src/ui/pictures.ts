import type { Catalogue } from "../catalogue/entries.ts";
import { TOKEN_KINDS } from "../table/tokens.ts";

/**
 * The keys of all pictures that a client may hang on cards and pieces: `unit/ID` for a unit card and its miniatures, `upgrade/ID` for an
 * upgrade and the miniature that it adds,
 * `command/ID`, `battle/ID` for objectives and advantages, `token/KIND` for tokens of the battlefield, and `back/command`,
 * `back/battle` for cards that nobody sees.
 */
export function picturesOf(catalogue: Catalogue): readonly string[] {
  const { units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } = catalogue;
  const keys = (kind: string, entries: readonly { readonly id: string }[]) => entries.map(({ id }) => `${kind}/${id}`);
  return [
    ...keys("unit", [...units, ...counterparts]),
    ...keys("upgrade", upgrades),
    ...keys("command", commands),
    ...keys("battle", [...primaryObjectives, ...secondaryObjectives, ...advantages]),
    ...TOKEN_KINDS.map((kind) => `token/${kind}`),
    "back/command",
    "back/battle",
  ];
}
