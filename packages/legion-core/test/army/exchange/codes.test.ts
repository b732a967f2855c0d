import { describe, expect, it } from "vitest";
import { defaultCatalogue } from "../../../src/content/catalogue.ts";
import { CODES, KINDS } from "../../../src/content/exchange.ts";

const { units, counterparts, upgrades, commands, primaryObjectives, secondaryObjectives, advantages } =
  defaultCatalogue;
const battleCards = [...primaryObjectives, ...secondaryObjectives, ...advantages];
const CARDS = { units, counterparts, upgrades, commands, battleCards };
const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).sort();

describe("the codes of cards", () => {
  it.each(KINDS)("Each card of the catalogue's %s has one code", (kind) => {
    expect(Object.values(CODES.cards[kind]).sort()).toEqual(ids(CARDS[kind]));
  });

  it("No two-letter code stands for two cards, of this edition or an older one", () => {
    const all = [...KINDS.flatMap((kind) => [CODES.cards[kind], CODES.others[kind]]), CODES.recon].flatMap(Object.keys);
    expect(all.filter((code, place) => all.indexOf(code) !== place)).toEqual([]);
    expect(all.filter((code) => !/^[A-Za-z]{2}$/.test(code))).toEqual([]);
  });

  it("Each battle force of the catalogue has its own word in links", () => {
    expect([...new Set(Object.values(CODES.battleForces))].sort()).toEqual(ids(defaultCatalogue.battleForces));
    const words = [...Object.keys(CODES.battleForces), ...Object.keys(CODES.others.battleForces)];
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  it("All alternative names and free upgrade slots belong to cards of the catalogue", () => {
    for (const kind of KINDS) {
      const known = new Set(ids(CARDS[kind]));
      expect(Object.keys(CODES.names[kind]).filter((id) => !known.has(id))).toEqual([]);
    }
    const known = new Set(ids(units));
    expect(Object.keys(CODES.freePlaces).filter((id) => !known.has(id))).toEqual([]);
    const recon = new Set(ids(battleCards));
    expect(Object.values(CODES.recon).filter((id) => !recon.has(id))).toEqual([]);
  });
});
