/** How bots are named: each subpath has those of one game, under the same names. */
const BY_GAME = "each game has its own, in a subpath of its name";

/**
 * Public names that stand for several things in one package, by package. The list only gets shorter: a new name has one meaning.
 * @type {Readonly<Record<string, import("./api.mjs").Shared>>}
 */
export const SHARED_NAMES = {
  "@sw/bots": {
    TO_THE_END_OF_THE_TURN: BY_GAME,
    Worlds: BY_GAME,
    flatBot: BY_GAME,
    greedyBot: BY_GAME,
    searchBot: BY_GAME,
    steadyBot: BY_GAME,
  },
  "@sw/legion-core": {
    UnitReading: "authors of cards read a unit of the game, clients one of a view; nobody imports both subpaths",
    UnitSpec: "a unit of a table that is only measured, and one of a scenario; nobody imports both subpaths",
    UnitView: "the unit of a view, and one of an army list as it is built; nobody imports both subpaths",
  },
};
