import type { Catalogue } from "../language/language.ts";
import type { CardRef } from "../state/actions.ts";

/**
 * The keys of all pictures that a client may hang on what lies on the table: `card/x-wing` for a unit or ship, `base/hoth` for a
 * base, and the backs of cards that nobody sees: `back/empire`, `back/rebel`, `back/galaxy`, `back/base`.
 */
export function picturesOf({ cards, bases }: Catalogue): readonly string[] {
  return [
    ...cards.map(({ id }) => `card/${id}`),
    ...bases.map(({ id }) => `base/${id}`),
    ...["empire", "rebel", "galaxy", "base"].map((deck) => `back/${deck}`),
  ];
}

/** The key of a card's picture; the mark that tells one copy from its like counts for nothing. */
export function cardPicture(card: CardRef): string {
  return `card/${plain(card)}`;
}

/** The key of a base's picture. */
export function basePicture(base: CardRef): string {
  return `base/${plain(base)}`;
}

/** The card or base that a picture shows, by its id; undefined for a back. */
export function cardPictured(picture: string): CardRef | undefined {
  const [kind = "", id] = picture.split("/", 2);
  return kind === "back" ? undefined : id;
}

function plain(ref: CardRef): string {
  return ref.split("#", 1)[0] ?? ref;
}
