export { type Codes, KINDS, type Kind, type NamesByKind, type OtherCards, type OtherNames } from "./codes.ts";
export { EXCHANGE_FORMATS, type ExchangeFormat } from "./draft.ts";
export { createExchange, type Exchange, WRITTEN_FORMATS, type WrittenArmy, type WrittenFormat } from "./exchange.ts";
export type { Loss, LostPart } from "./losses.ts";
export type { ExchangeNote, ExchangeNoteCode, ExchangeRefusalCode } from "./notes.ts";
export type { ReadArmy } from "./settle.ts";
