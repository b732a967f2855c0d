import type { MoveUnits, Place } from "../language/language.ts";
import { basePlace } from "../leaders/leaders.ts";
import { instructionAt } from "../state/box.ts";
import { NOWHERE, type PlaceIndex } from "../state/codes.ts";
import type { EffectFrame, MoveFrame, StepRef } from "../state/frames.ts";
import type { Look } from "../state/look.ts";
import { ADMIRAL, type Chair, chairOf, type Side, sideOf, sideOfFaction } from "../state/seats.ts";
import type { State } from "../state/state.ts";
import type { GameWork } from "../state/work.ts";
import { allFrom, cardSources, carryOutMove, goes, termsOfCard } from "./movement.ts";

/**
 * Starts the movement of a card: pushes a `move` frame, which records the places that units came from in
 * `effect.sources`. If all units must move without transport, they move at once. Does nothing if everybody can tell
 * that nothing can move.
 */
export function startCardMove(work: GameWork, effect: EffectFrame, step: StepRef): void {
  const { box, state } = work;
  const move = instructionAt(box, step);
  if (move?.op !== "move-units") throw new RangeError("the instruction moves no units");
  const side = sideOfFaction(move.faction);
  const terms = termsOfCard(state, move);
  const to = placeMeant(work, effect, move.to);
  const from = sourcesOfCard(work, effect, move);
  if (from.length === 0) return;
  const chair = move.by === "owner" ? effect.chair : moverOf(state, effect.chair, side);
  const frame: MoveFrame = { kind: "move", why: "card", chair, side, from, to, step, picked: [], captives: [] };
  if (move.limit !== "all" || terms.transport) return work.push(frame);
  const picked = from.flatMap((place) => allFrom(work, place, (kind) => goes(kind, side, terms)));
  carryOutMove(work, { ...frame, picked });
}

/** The places that words of a card refer to: the system of the effect and the chosen systems. */
type Spots = Pick<EffectFrame, "system" | "chosen">;

/** Returns the places that units may leave by a card's move, as far as everybody can tell. */
export function sourcesOfCard(look: Look, spots: Spots, move: MoveUnits): readonly PlaceIndex[] {
  const to = placeMeant(look, spots, move.to);
  if (to === NOWHERE) return [];
  const named = placesMeant(look, spots, move.from);
  return cardSources(look, sideOfFaction(move.faction), to, named, termsOfCard(look.state, move));
}

/** Returns the chair that picks the units: the player who carries out the card, or the Admiral of the other side. */
function moverOf({ config }: State, chair: Chair, side: Side): Chair {
  return sideOf(chair) === side ? chair : chairOf(config, side, ADMIRAL);
}

/**
 * Returns the place that a step names, or {@link NOWHERE}. While the base is revealed, its system replaces the Rebel
 * Base space (reb.base.revealed-cards-redirect).
 */
function placeMeant(look: Look, effect: Spots, place: Place): PlaceIndex {
  if (place === "base-space") return basePlace(look);
  return place === "here" ? effect.system : (effect.chosen[effect.chosen.length - 1] ?? NOWHERE);
}

/** Returns the places that a card lets units leave, ascending, or null for those adjacent. */
function placesMeant(look: Look, effect: Spots, from: MoveUnits["from"]): readonly PlaceIndex[] | null {
  if (from === "adjacent") return null;
  if (from === "one-system") return look.box.systems.map((_, system) => system);
  if (from === "anywhere") return look.box.placeIds.map((_, place) => place);
  const place = placeMeant(look, effect, from);
  return place === NOWHERE ? [] : [place];
}
