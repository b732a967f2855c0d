import type { Kind } from "./codes.ts";
import type { Draft, DraftPartner, Mention } from "./draft.ts";
import type { Lexicon, Titles } from "./lexicon.ts";
import { type ExchangeNote, note } from "./notes.ts";

/** Creates the mention of a card by its code. A code of another kind of card has no meaning. */
export function codeMention(code: string, lexicon: Lexicon, kinds: readonly Kind[]): Mention {
  const meaning = lexicon.coded(code);
  return { given: code, meanings: meaning !== undefined && kinds.includes(meaning.kind) ? [meaning] : [] };
}

/** Creates the mention of a card by its name, with its points if the list states them. */
export function nameMention(
  name: string,
  lexicon: Lexicon,
  kinds: readonly Kind[],
  titles: Titles,
  cost?: number,
): Mention {
  const mention = { given: name, meanings: lexicon.named(name, kinds, titles) };
  return cost === undefined ? mention : { ...mention, cost };
}

/** Code of Standing Orders. Every command hand holds them, so LegionHQ does not write the code. */
export const STANDING_ORDERS = "aa";

/** Creates the mentions of a command hand and battle deck by code, adding Standing Orders if they are missing. */
export function cardMentions(codes: readonly string[], lexicon: Lexicon): readonly Mention[] {
  const written = codes.filter((code) => code !== "" && code !== STANDING_ORDERS);
  const implied = codeMention(STANDING_ORDERS, lexicon, ["commands"]);
  return [
    ...written.map((code) => codeMention(code, lexicon, ["commands", "battleCards"])),
    ...(implied.meanings.length === 0 ? [] : [implied]),
  ];
}

/** Creates the mention of a counterpart by its code, with the codes of its upgrades. */
export function partnerMention(code: string, upgrades: readonly string[], lexicon: Lexicon): DraftPartner {
  return { card: codeMention(code, lexicon, ["counterparts"]), upgrades: upgradeMentions(upgrades, lexicon) };
}

/** Creates the mentions of upgrades by their codes. */
export function upgradeMentions(codes: readonly string[], lexicon: Lexicon): readonly Mention[] {
  return codes.map((code) => codeMention(code, lexicon, ["upgrades"]));
}

/** Reads the battle force of a list. An unknown battle force is noted. */
export function forceTold(
  word: string,
  lexicon: Lexicon,
): Pick<Draft, "battleForce"> & { readonly notes: readonly ExchangeNote[] } {
  if (word === "") return { notes: [] };
  const found = lexicon.battleForce(word);
  if (found === undefined) return { notes: [note("unknown-name", { name: word })] };
  if ("name" in found) return { notes: [note("not-in-this-edition", { name: word, told: found.name })] };
  return { battleForce: found.id, notes: [] };
}
