/** The yardstick of every benchmark: random chess by chessops, the full list of legal moves written out at each move. */
import { Chess } from "chessops/chess";

/** Plies after which a playout is broken off, as random play rarely ends by itself. */
const LONGEST = 200;

/**
 * Random games of chess, the same ones in every process.
 * @returns {() => number} plays a game and returns its decisions: legal moves listed, one of them played
 */
export function chessPlayouts() {
  const random = generator(1);
  return () => playout(random);
}

/** @param {(count: number) => number} random */
function playout(random) {
  const position = Chess.default();
  for (let ply = 0; ply < LONGEST; ply++) {
    const moves = legalMoves(position);
    const move = moves[random(moves.length)];
    if (move === undefined || position.isInsufficientMaterial()) return ply;
    position.play(move);
  }
  return LONGEST;
}

/** @param {Chess} position */
function legalMoves(position) {
  /** @type {import("chessops").NormalMove[]} */
  const moves = [];
  const pawns = position.board.pawn;
  for (const [from, dests] of position.allDests(position.ctx())) {
    for (const to of dests) {
      if (pawns.has(from) && (to < 8 || to >= 56)) {
        for (const promotion of /** @type {const} */ (["queen", "rook", "bishop", "knight"])) {
          moves.push({ from, to, promotion });
        }
      } else moves.push({ from, to });
    }
  }
  return moves;
}

/**
 * A small linear congruential generator: the same games in every run.
 * @param {number} seed
 * @returns {(count: number) => number} a number below `count`
 */
function generator(seed) {
  let word = seed;
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * count);
  };
}
