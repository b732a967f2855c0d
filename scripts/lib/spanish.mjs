/**
 * Spanish words that a line of a game might use and that its rulebooks do not, with the rulebook's word: one piece has one name.
 */
import ts from "typescript";

/** @typedef {readonly [wrong: RegExp, right: string]} Word */

/** By package; a solo game's manual has words of its own, which its guide speaks. */
/** @type {Readonly<Record<string, readonly Word[]>>} */
const WORDS = {
  "rebellion-core": [
    [/\bbandos?\b/i, "facción"],
    [/\bmarcador(es)?\b/i, "indicador"],
    [/\b[Bb]ase( Rebelde)? se revela\b/, "descubrir la Base"],
    [/\bsalud\b/i, "Resistencia"],
    [/\bdirigir una retirada\b/i, "encabezar una retirada"],
    [/\banillos?\b/i, "modificador de estado"],
    [/\boponentes?\b/i, "adversario"],
  ],
  "legion-core": [
    [/\bcoraje\b/i, "Aplomo"],
    [/\bcobertura pesada\b/i, "cobertura densa"],
    [/\bfichas? de apuntar\b/i, "ficha de Ataque apuntado"],
    [/\brangos?\b/i, "categoría"],
    [/\bde tropas\b/i, "de Tropa"],
    [/\bpesados\b/i, "de categoría Pesada"],
    [/\bgrafitis?\b/i, "Pintada"],
    [/\bextra(er|e|ídas?)\b|\bsac(ar|a|adas?|que)\b/i, "robar"],
    [/\bsupresión\b/i, "Acobardamiento"],
    [/\bcohesión\b/i, "formación"],
    [/\bresiliencia\b/i, "Resistencia"],
    [/\boponentes?\b/i, "adversario"],
  ],
  "deckbuilder-core": [
    [/\boponentes?\b/i, "adversario"],
    [/\bfila central\b/i, "fila de la galaxia"],
  ],
};

/**
 * What is said in Spanish with a word that the game's rulebooks do not use.
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
export function strangeSpanish(node) {
  if (!ts.isStringLiteralLike(node) || !isSpanish(node.parent)) return undefined;
  const words = WORDS[node.getSourceFile().fileName.split("/")[1] ?? ""] ?? [];
  const found = words.find(([wrong]) => wrong.test(node.text));
  return found === undefined ? undefined : `${found[0].exec(node.text)?.[0]}, which the rulebook calls ${found[1]}`;
}

/**
 * Whether an expression is what a line says in Spanish: `es: "..."`.
 * @param {ts.Node} node
 */
function isSpanish(node) {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "es";
}
