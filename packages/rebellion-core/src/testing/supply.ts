import { addToBag, at, type CardCode, EMPTY_PILE, type Pile, placeOnTop, type Spectator, shuffled } from "@sw/tabletop";
import type { Faction } from "../language/language.ts";
import type { CardId, LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import { type Box, type CardKind, copiesOf } from "../state/box.ts";
import type { LeaderIndex, PlaceIndex, SystemIndex, Units } from "../state/codes.ts";
import { IMPERIAL_BIT, REBEL_BIT, SPECTATOR_BIT } from "../state/seats.ts";
import type { HeldCard, UnitCounts } from "./spec.ts";

/** What a scenario takes out of the box: names become numbers, and no card is laid down more often than there are copies. */
export class Supply {
  private readonly box: Box;
  private readonly left: number[];

  constructor(box: Box) {
    this.box = box;
    this.left = box.cards.map((card) => copiesOf(card));
  }

  system(id: SystemId): SystemIndex {
    const place = this.place(id);
    if (place < this.box.systems.length) return place;
    throw new Error(`${id} is no system`);
  }

  place(id: PlaceId): PlaceIndex {
    return found(this.box.places.get(id), "place", id);
  }

  leader(id: LeaderId): LeaderIndex {
    return found(this.box.leadersById.get(id), "leader", id).index;
  }

  card(id: CardId): CardKind {
    return found(this.box.cardsById.get(id), "card", id);
  }

  units(counts: UnitCounts = {}): Units {
    const units = this.box.units.map(() => 0);
    for (const [id, count] of Object.entries(counts)) {
      units[found(this.box.unitsById.get(id), "type of unit", id).index] = count;
    }
    return units;
  }

  /** True if a copy of the card is still in the box. */
  has(code: CardCode): boolean {
    return at(this.left, code) > 0;
  }

  /** One copy of a card; throws if the box has none left. */
  take(id: CardId): CardCode {
    const { code } = this.card(id);
    if (!this.has(code)) throw new Error(`the box has no ${id} left`);
    this.left[code] = at(this.left, code) - 1;
    return code;
  }

  takeAll(ids: readonly CardId[] = []): readonly CardCode[] {
    return ids.map((id) => this.take(id));
  }

  /** The probe card of a system. */
  takeProbe(id: SystemId): CardCode {
    const code = at(this.box.probeOf, this.system(id));
    if (code < 0) throw new Error(`${id} has no probe card`);
    return this.take(at(this.box.cards, code).id);
  }

  /** All copies left of the cards that pass the test, ascending. */
  takeRest(test: (card: CardKind) => boolean): readonly CardCode[] {
    return this.box.cards.filter(test).flatMap(({ id, code }) => {
      const copies = at(this.left, code);
      return Array.from({ length: copies }, () => this.take(id));
    });
  }

  /** A hand of an owner. */
  hand(cards: readonly HeldCard[], owner: number): Pile {
    let bag: Pile = EMPTY_PILE;
    for (const held of cards) {
      const { card, seenBy } = typeof held === "string" ? { card: held, seenBy: [] } : held;
      bag = addToBag(bag, this.take(card), owner | maskOf(seenBy));
    }
    return bag;
  }
}

/** A deck: cards that lie on top in this order, which nobody knows, over shuffled ones. */
export function deckFor(top: readonly CardCode[], rest: readonly CardCode[]): Pile {
  return onTop(shuffled(rest), top);
}

/** A deck with cards put on top of it in this order, which nobody knows. */
export function onTop(deck: Pile, top: readonly CardCode[]): Pile {
  return [...top].reverse().reduce((pile, code) => placeOnTop(pile, code, 0), deck);
}

const BITS: Readonly<Record<Faction | Spectator, number>> = {
  rebel: REBEL_BIT,
  imperial: IMPERIAL_BIT,
  spectator: SPECTATOR_BIT,
};

function maskOf(seenBy: readonly (Faction | Spectator)[]): number {
  return seenBy.reduce((mask, one) => mask | BITS[one], 0);
}

function found<T>(thing: T | undefined, what: string, id: string): T {
  if (thing === undefined) throw new Error(`there is no ${what} called ${id}`);
  return thing;
}
