import { execFileSync } from "node:child_process";
import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { jsonText, printable, safe, shellWord, xmlText } from "../src/terminal/printable.ts";

const CONTROLS = [...Array(0x20).keys(), ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index), 0x202e, 0x2066];
const HOSTILE = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...CONTROLS.map((code) => String.fromCharCode(code))),
    fc.constantFrom(..."aZ é'\"$`\\!&<;*()-"),
  ),
});
const STEERING = /[\p{Cc}\p{Bidi_Control}]/u;

describe("text from outside", () => {
  test("Control characters in text from outside are printed as escapes, and all other characters unchanged", () => {
    expect(printable("a\u001b[31mb\u009bc\n\u202e")).toBe("a\\u001b[31mb\\u009bc\\u000a\\u202e");
    expect(printable("Lothal – 3 × “Ñandú” 漢字 👩‍🚀")).toBe("Lothal – 3 × “Ñandú” 漢字 👩‍🚀");
    expect(safe`a ${"\u0007"} b ${3} ${undefined}\n`).toBe("a \\u0007 b 3 \n");
  });

  property.prop([HOSTILE])(
    "Text from outside never controls the terminal, in plain text, JSON, XML or shell words",
    (text) => {
      expect(printable(text)).not.toMatch(STEERING);
      expect(jsonText({ [text]: [text] }).replaceAll("\n", "")).not.toMatch(STEERING);
      expect(xmlText(text).replaceAll("\n", "")).not.toMatch(STEERING);
      expect(shellWord(text)).not.toMatch(STEERING);
    },
  );

  property.prop([HOSTILE])("Text from outside keeps its meaning in JSON", (text) => {
    expect(JSON.parse(jsonText({ [text]: [text] }))).toEqual({ [text]: [text] });
  });
});

describe("a word of a command", () => {
  test.each([
    ["saves/game-1.json", "saves/game-1.json"],
    ["my game.json", '"my game.json"'],
    ["", '""'],
    ["$HOME/it's.json", "'$HOME/it'\\''s.json'"],
  ])("The word %s of a command is quoted as %s", (text, typed) => {
    expect(shellWord(text)).toBe(typed);
  });

  test.runIf(process.platform === "linux")("A shell reads a quoted word of a command as the original text", () => {
    for (const text of ["a b", "$HOME `x` \\ !", 'it\'s "so"', "\u001b[2J\\'", "tab\tend", "-n", "ñ*"]) {
      const read = execFileSync("bash", ["--norc", "-c", `printf -- %s. ${shellWord(text)}`], {
        env: { LC_ALL: "C.UTF-8" },
      });
      expect(read.toString()).toBe(`${text}.`);
    }
  });
});
