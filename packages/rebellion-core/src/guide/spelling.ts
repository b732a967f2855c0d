/** Returns only the letters and digits, lowercase and without accents: "X-wing" becomes "xwing". */
export function squashed(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Returns a name as one word that can be typed without accents: "Destructor Estelar" becomes "destructor-estelar". */
export function hyphenated(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Returns the words of a name. */
export function wordsOf(name: string): readonly string[] {
  return name
    .split(/[\s-]+/)
    .map(squashed)
    .filter((word) => word !== "");
}

/**
 * Returns a name without the plural endings of its words, in either language: "soldados de asalto" equals "soldado de
 * asalto".
 */
export function singular(name: string): string {
  return wordsOf(name)
    .map((word) => word.replace(/(?<=..)e?s?$/, ""))
    .join("");
}
