import type { CardCode } from "@sw/tabletop";
import { at } from "@sw/tabletop";
import type { ModifierKind } from "../language/language.ts";
import { type LeaderIndex, NO_LEADER, NOWHERE, type SystemIndex } from "./codes.ts";
import type { Cause } from "./events.ts";
import type { Modifier, State } from "./state.ts";
import type { GameWork } from "./work.ts";

/** The modifier of one kind. */
export type ModifierOf<Kind extends ModifierKind["kind"]> = Extract<ModifierKind, { kind: Kind }>;

const NONE: readonly never[] = [];

/** Returns the modifiers of a kind that apply now. */
export function modifiersOf<Kind extends ModifierKind["kind"]>(
  state: State,
  kind: Kind,
): readonly (Omit<Modifier, "effect"> & { readonly effect: ModifierOf<Kind> })[] {
  if (state.modifiers.length === 0) return NONE;
  return state.modifiers.filter(
    (modifier): modifier is Modifier & { readonly effect: ModifierOf<Kind> } => modifier.effect.kind === kind,
  );
}

/** Starts a lasting effect. Use system {@link NOWHERE} and leader {@link NO_LEADER} if it concerns none. */
export function startModifier(
  work: GameWork,
  effect: ModifierKind,
  card: CardCode,
  until: Modifier["until"],
  system: SystemIndex,
  leader: LeaderIndex,
  cause: Cause,
): void {
  const { state, box } = work;
  state.modifiers = [...state.modifiers, { effect, card, until, system, leader }];
  const where = system === NOWHERE ? null : at(box.placeIds, system);
  const who = leader === NO_LEADER ? null : at(box.leaders, leader).id;
  work.emit({ type: "modifier-started", kind: effect.kind, system: where, leader: who, ...cause });
}

/** Ends the lasting effects whose time ends at this moment. */
export function endModifiers(work: GameWork, until: Modifier["until"]): void {
  const rest = work.state.modifiers.filter((modifier) => modifier.until !== until);
  if (rest.length < work.state.modifiers.length) work.state.modifiers = rest;
}

/** Ends one lasting effect that has been used up. */
export function dropModifier(work: GameWork, modifier: Modifier): void {
  work.state.modifiers = work.state.modifiers.filter((other) => other !== modifier);
}

/** Transfers the lasting effects of one leader to another. */
export function passModifiers(work: GameWork, from: LeaderIndex, to: LeaderIndex): void {
  if (!work.state.modifiers.some(({ leader }) => leader === from)) return;
  work.state.modifiers = work.state.modifiers.map((one) => (one.leader === from ? { ...one, leader: to } : one));
}
