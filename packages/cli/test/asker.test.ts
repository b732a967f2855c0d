import { describe, expect, test } from "vitest";
import { type Asker, askerFor } from "../src/terminal/asker.ts";
import { type FakeIo, fakeIo, isColoured } from "./helpers/fake-io.ts";

const SIDES = [
  { value: "empire", label: "Empire" },
  { value: "rebel", label: "Rebellion" },
];

/** Lets a prompt appear, then types. */
async function typing<Answer>(io: FakeIo, answer: Promise<Answer>, ...keys: readonly string[]): Promise<Answer> {
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 15));
    io.stdin.write(key);
  }
  return answer;
}

describe("at a terminal", () => {
  const begin = (): { io: FakeIo; asker: Asker } => {
    const io = fakeIo(".", { tty: true, keepsTyping: true });
    return { io, asker: askerFor(io) };
  };

  test("A line typed at a terminal is returned without leading and trailing spaces", async () => {
    const { io, asker } = begin();
    expect(await typing(io, asker.line("What now?"), " 1", "2 ", "\r")).toBe("12");
    expect(io.stdout.text).toContain("What now?");
  });

  test("Arrow keys change the choice at a terminal", async () => {
    const { io, asker } = begin();
    expect(await typing(io, asker.choose("¿Qué bando?", SIDES), "\u001b[B", "\r")).toBe("rebel");
    expect(io.stdout.text).not.toMatch(/navigate|confirm/);
  });

  test.each([
    ["Ctrl-C", "\u0003"],
    ["Escape", "\u001b"],
  ])("The key %s leaves a question at a terminal", async (_name, key) => {
    const { io, asker } = begin();
    expect(await typing(io, asker.line("What now?"), key)).toBeUndefined();
  });

  test("A signal leaves the current question at a terminal, and every later one", async () => {
    const { io, asker } = begin();
    const answer = asker.line("What now?");
    io.interrupt();
    expect(await answer).toBeUndefined();
    expect(await asker.choose("Which side?", SIDES)).toBeUndefined();
  });
});

test("Many prompts cause no warning about listeners, with or without a terminal", async () => {
  const warned: string[] = [];
  const note = ({ name }: Error): void => void warned.push(name);
  process.on("warning", note);
  for (const tty of [true, false]) {
    const io = fakeIo(".", { tty, keepsTyping: true });
    const asker = askerFor(io);
    for (let prompt = 0; prompt < 15; prompt++) {
      const answer = asker.line("What now?");
      await new Promise((resolve) => setTimeout(resolve, 5));
      io.stdin.write("1\r\n");
      expect(await answer).toBe("1");
    }
    asker.close();
  }
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", note);
  expect(warned).toEqual([]);
});

describe("without a terminal", () => {
  test("Lines are read in order without a terminal, however early they were typed, until the input ends", async () => {
    const asker = askerFor(fakeIo(".", { lines: ["one", " two "] }));
    expect([await asker.line("?"), await asker.line("?"), await asker.line("?")]).toEqual(["one", "two", undefined]);
    asker.close();
  });

  test("Every question is shown even if the input ended before it, and its line is still read", async () => {
    const io = fakeIo(".", { lines: ["one", "two"] });
    const asker = askerFor(io);
    await asker.line("First?");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await asker.line("Second?"), await asker.line("Third?")]).toEqual(["two", undefined]);
    expect(io.stdout.text).toBe("First? Second? Third? ");
    asker.close();
  });

  test("A choice without a terminal is made by number, and asked again until the number is valid", async () => {
    const io = fakeIo(".", { lines: ["0", "rebel", "2"] });
    const asker = askerFor(io);
    expect(await asker.choose("Which side?", SIDES)).toBe("rebel");
    expect(io.stdout.text).toContain("2  Rebellion");
    asker.close();
  });

  test("A terminal without color is asked in plain lines", async () => {
    const io = fakeIo(".", { tty: true, env: { NO_COLOR: "1" }, lines: ["7"] });
    const asker = askerFor(io);
    expect(await asker.line("What now?")).toBe("7");
    expect(isColoured(io.stdout.text)).toBe(false);
    asker.close();
  });

  test("A signal leaves a question without a terminal while its answer is awaited", async () => {
    const io = fakeIo(".", { keepsTyping: true });
    const asker = askerFor(io);
    const answer = asker.line("?");
    io.interrupt();
    expect(await answer).toBeUndefined();
    asker.close();
  });
});
