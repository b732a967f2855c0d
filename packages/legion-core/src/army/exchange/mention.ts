import type { Kind } from "./codes.ts";
import type { Draft, DraftPartner, Mention } from "./draft.ts";
import type { Lexicon, Titles } from "./lexicon.ts";
import { type ExchangeNote, note } from "./notes.ts";

/** A card by its code; codes of other kinds mean nothing there. */
export function codeMention(code: string, lexicon: Lexicon, kinds: readonly Kind[]): Mention {
  const meaning = lexicon.coded(code);
  return { given: code, meanings: meaning !== undefined && kinds.includes(meaning.kind) ? [meaning] : [] };
}

/** A card by its name, with its points if the list has them. */
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

/** Standing Orders are in every command hand: LegionHQ takes them for granted and does not write their code. */
export const STANDING_ORDERS = "aa";

/** A command hand and battle deck by their codes, with Standing Orders whether they are written or not. */
export function cardMentions(codes: readonly string[], lexicon: Lexicon): readonly Mention[] {
  const written = codes.filter((code) => code !== "" && code !== STANDING_ORDERS);
  const implied = codeMention(STANDING_ORDERS, lexicon, ["commands"]);
  return [
    ...written.map((code) => codeMention(code, lexicon, ["commands", "battleCards"])),
    ...(implied.meanings.length === 0 ? [] : [implied]),
  ];
}

/** A counterpart by its code, with the codes of its upgrades. */
export function partnerMention(code: string, upgrades: readonly string[], lexicon: Lexicon): DraftPartner {
  return { card: codeMention(code, lexicon, ["counterparts"]), upgrades: upgradeMentions(upgrades, lexicon) };
}

/** Upgrades by their codes. */
export function upgradeMentions(codes: readonly string[], lexicon: Lexicon): readonly Mention[] {
  return codes.map((code) => codeMention(code, lexicon, ["upgrades"]));
}

/** What a list says of its battle force; one that is not known is noted. */
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
