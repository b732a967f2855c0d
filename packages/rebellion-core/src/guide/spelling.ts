/** Letters and figures alone, small and without accents: "X-wing" as "xwing". */
export function squashed(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** A name as one word that can be typed without accents: "Destructor Estelar" as "destructor-estelar". */
export function hyphenated(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The words of a name. */
export function wordsOf(name: string): readonly string[] {
  return name
    .split(/[\s-]+/)
    .map(squashed)
    .filter((word) => word !== "");
}

/** A name without what makes a plural of its words, in either language: "soldados de asalto" and "soldado de asalto" are one. */
export function singular(name: string): string {
  return wordsOf(name)
    .map((word) => word.replace(/(?<=..)e?s?$/, ""))
    .join("");
}
