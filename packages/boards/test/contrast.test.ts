import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
/** Grounds on which texts and marks stand. */
const GROUNDS = ["bg", "sunken", "surface", "raised"];
const VOICES = ["text", "text-2", "text-3", "legal", "chosen", "refused", "empire", "rebel", "neutral", "attack"];
const FIGURES = ["resource", "force", "damage", "repair"];
const FILLED = [
  "legal",
  "chosen",
  "refused",
  "empire",
  "rebel",
  "neutral",
  "die-red",
  "die-black",
  "die-white",
  "die-green",
];
const TABLE = ["table", "terrain-1", "terrain-2", "terrain-3", "area", "barricade"];
/** Pairs of text and ground. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...[...VOICES, ...FIGURES].flatMap((voice) => GROUNDS.map((ground) => [voice, ground] as const)),
  ...FILLED.map((name) => [`on-${name}`, name] as const),
  ...["empire", "rebel", "neutral"].flatMap((side) => [
    [side, `${side}-fill`] as const,
    ["text", `${side}-fill`] as const,
  ]),
  ...TABLE.map((ground) => ["text-2", ground] as const),
];

/** The custom properties of the rule whose selectors begin so. */
function ruleOf(selector: string): Readonly<Record<string, string>> {
  const from = CSS.indexOf(selector);
  const body = CSS.slice(CSS.indexOf("{", from) + 1, CSS.indexOf("}", from));
  return Object.fromEntries([...body.matchAll(/--sw-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** Relative luminance of a colour `#rgb` or `#rrggbb`, as the accessibility guidelines for web content define it. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((place) => {
    const share = Number.parseInt(digits.slice(place, place + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one = "", other = ""): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("contrast of the themes", () => {
  const dark = ruleOf(":host,");
  const light = { ...dark, ...ruleOf(':host([theme="light"])') };
  const contrast = { ...dark, ...ruleOf(':host([theme="contrast"])') };
  const texts = PAIRS.filter(([text, ground]) => text.startsWith("text") && GROUNDS.includes(ground));

  it.each([
    ["dark", dark, texts, 4.5],
    ["light", light, texts, 4.5],
    ["contrast", contrast, PAIRS, 7],
  ] as const)(
    "Every text color of the theme %s has sufficient contrast with its background",
    (_, tokens, pairs, least) => {
      expect(pairs.filter(([text, ground]) => ratio(tokens[text], tokens[ground]) < least)).toEqual([]);
    },
  );
});
