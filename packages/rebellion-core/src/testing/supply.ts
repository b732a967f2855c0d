import {
  addToBag,
  at,
  type CardCode,
  EMPTY_PILE,
  type Pile,
  placeOnTop,
  type Spectator,
  shuffled,
  violation,
} from "@sw/tabletop";
import { named, refuseScenario } from "@sw/tabletop/testing";
import type { Faction } from "../language/language.ts";
import type { RuleId } from "../rules/ids.ts";
import type { CardId, LeaderId, PlaceId, SystemId } from "../state/actions.ts";
import { type Box, type CardKind, copiesOf } from "../state/box.ts";
import type { LeaderIndex, PlaceIndex, SystemIndex, Units } from "../state/codes.ts";
import { IMPERIAL_BIT, REBEL_BIT, SPECTATOR_BIT } from "../state/seats.ts";
import type { HeldCard, UnitCounts } from "./spec.ts";

/**
 * The pieces that a scenario takes out of the box. Translates names to numbers, and allows no card more often than it
 * has copies.
 */
export class Supply {
  private readonly box: Box;
  private readonly left: number[];

  constructor(box: Box) {
    this.box = box;
    this.left = box.cards.map((card) => copiesOf(card));
  }

  system(id: SystemId): SystemIndex {
    const { places, placeIds, systems } = this.box;
    const place = places.get(id);
    const isSystem = place !== undefined && place < systems.length;
    return named("system", id, isSystem ? place : undefined, placeIds.slice(0, systems.length));
  }

  place(id: PlaceId): PlaceIndex {
    return named("place", id, this.box.places.get(id), this.box.placeIds);
  }

  leader(id: LeaderId): LeaderIndex {
    return named("leader", id, this.box.leadersById.get(id), this.box.leadersById.keys()).index;
  }

  card(id: CardId): CardKind {
    return named("card", id, this.box.cardsById.get(id), this.box.cardsById.keys());
  }

  units(counts: UnitCounts = {}): Units {
    const units = this.box.units.map(() => 0);
    for (const [id, count] of Object.entries(counts)) {
      const { unitsById } = this.box;
      units[named("type of unit", id, unitsById.get(id), unitsById.keys()).index] = count;
    }
    return units;
  }

  /** Whether a copy of the card is still in the box. */
  has(code: CardCode): boolean {
    return at(this.left, code) > 0;
  }

  /** Takes one copy of a card. Throws if the box has none left. */
  take(id: CardId): CardCode {
    const card = this.card(id);
    const { code } = card;
    if (!this.has(code)) {
      refuseScenario(
        violation<RuleId>("reb.limits.cards-reshuffle", "no-copies-left", { card: id, copies: copiesOf(card) }),
      );
    }
    this.left[code] = at(this.left, code) - 1;
    return code;
  }

  takeAll(ids: readonly CardId[] = []): readonly CardCode[] {
    return ids.map((id) => this.take(id));
  }

  /** Takes the probe card of a system. */
  takeProbe(id: SystemId): CardCode {
    const code = at(this.box.probeOf, this.system(id));
    const ids = this.box.placeIds.filter((_, place) => (this.box.probeOf[place] ?? -1) >= 0);
    return this.take(at(this.box.cards, named("probe card", id, code < 0 ? undefined : code, ids)).id);
  }

  /** Takes all remaining copies of the cards that pass the test, ascending. */
  takeRest(test: (card: CardKind) => boolean): readonly CardCode[] {
    return this.box.cards.filter(test).flatMap(({ id, code }) => {
      const copies = at(this.left, code);
      return Array.from({ length: copies }, () => this.take(id));
    });
  }

  /** Takes the cards of a hand that an owner knows. */
  hand(cards: readonly HeldCard[], owner: number): Pile {
    return this.seen(cards, owner).reduce<Pile>((bag, { card, knownTo }) => addToBag(bag, card, knownTo), EMPTY_PILE);
  }

  /** Takes cards, each with the viewers who know it: its owner, and those that the scenario names. */
  seen(cards: readonly HeldCard[] = [], owner = 0): readonly SeenCode[] {
    return cards.map((held) => {
      const { card, seenBy } = typeof held === "string" ? { card: held, seenBy: [] } : held;
      return { card: this.take(card), knownTo: owner | maskOf(seenBy) };
    });
  }
}

/** A card and the viewers who know where it is. */
export interface SeenCode {
  readonly card: CardCode;
  readonly knownTo: number;
}

/** Returns a deck with these cards on top, in this order, above shuffled ones. */
export function deckFor(top: readonly SeenCode[], rest: readonly CardCode[]): Pile {
  return onTop(shuffled(rest), top);
}

/** Returns a deck with cards added on top, in this order. */
export function onTop(deck: Pile, top: readonly SeenCode[]): Pile {
  return [...top].reverse().reduce((pile, { card, knownTo }) => placeOnTop(pile, card, knownTo), deck);
}

const BITS: Readonly<Record<Faction | Spectator, number>> = {
  rebel: REBEL_BIT,
  imperial: IMPERIAL_BIT,
  spectator: SPECTATOR_BIT,
};

function maskOf(seenBy: readonly (Faction | Spectator)[]): number {
  return seenBy.reduce((mask, one) => mask | BITS[one], 0);
}
