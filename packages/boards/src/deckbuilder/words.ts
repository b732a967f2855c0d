import type { Locale } from "@sw/tabletop/text";

/** Texts on the board of the Deckbuilding Game. Its core provides cards and questions. */
export interface BoardWords {
  readonly lost: string;
  readonly left: (hitPoints: number) => string;
  readonly deck: string;
  readonly hand: string;
  readonly discards: string;
  readonly exile: string;
  readonly galaxyDeck: string;
  readonly galaxyDiscards: string;
  readonly buy: (cost: number) => string;
  readonly bribe: (cost: number) => string;
  readonly used: string;
  readonly spent: string;
  readonly destroys: (damage: number) => string;
  /** The committed attack out of the attack needed. */
  readonly of: (attack: number, target: number) => string;
  readonly coming: (ships: number, base: number) => string;
  readonly needs: (name: string, more: number) => string;
  readonly attackOn: (name: string, figures: string) => string;
  readonly ownPlay: string;
  readonly enemyPlay: string;
  readonly bases: string;
  readonly handHint: string;
  readonly nobody: string;
  readonly attack: string;
  readonly target: string;
  readonly hitPoints: string;
  readonly cost: string;
  readonly noCards: string;
}

/** The board's texts by language. */
export const WORDS: Readonly<Record<Locale, BoardWords>> = {
  en: {
    lost: "lost",
    left: (hitPoints) => `of ${hitPoints} left`,
    deck: "deck",
    hand: "hand",
    discards: "discards",
    exile: "exile",
    galaxyDeck: "galaxy deck",
    galaxyDiscards: "galaxy discards",
    buy: (cost) => `Buy ${cost}`,
    bribe: (cost) => `Bribe ${cost}`,
    used: "used",
    spent: "attacked",
    destroys: (damage) => `${damage} destroys`,
    of: (attack, target) => `${attack} of ${target}`,
    coming: (ships, base) => (ships === 0 ? `base ${base}` : `ship ${ships}, base ${base}`),
    needs: (name, more) => `${name} needs ${more} more attack.`,
    attackOn: (name, figures) => `${name} · ${figures}`,
    ownPlay: "Your units and ships",
    enemyPlay: "Enemy units and ships",
    bases: "Bases",
    handHint: "Your hand: play cards by click, drag or key.",
    nobody: "The Force is with nobody",
    attack: "attack",
    target: "target",
    hitPoints: "left of",
    cost: "cost",
    noCards: "No cards.",
  },
  es: {
    lost: "perdidas",
    left: (hitPoints) => `de ${hitPoints}`,
    deck: "mazo",
    hand: "mano",
    discards: "descarte",
    exile: "exilio",
    galaxyDeck: "mazo de la galaxia",
    galaxyDiscards: "descarte de la galaxia",
    buy: (cost) => `Adquirir ${cost}`,
    bribe: (cost) => `Sobornar ${cost}`,
    used: "usada",
    spent: "ya atacó",
    destroys: (damage) => `${damage} destruye`,
    of: (attack, target) => `${attack} de ${target}`,
    coming: (ships, base) => (ships === 0 ? `base ${base}` : `nave ${ships}, base ${base}`),
    needs: (name, more) => `A ${name} le falta ${more} de ataque.`,
    attackOn: (name, figures) => `${name} · ${figures}`,
    ownPlay: "Tus unidades y naves",
    enemyPlay: "Unidades y naves enemigas",
    bases: "Bases",
    handHint: "Tu mano: juega cartas con clic, arrastrando o con el teclado.",
    nobody: "La Fuerza no está con nadie",
    attack: "ataque",
    target: "objetivo",
    hitPoints: "quedan de",
    cost: "coste",
    noCards: "Sin cartas.",
  },
};
