import { describe, expect, test } from "vitest";
import { terminalOf } from "../src/terminal/terminal.ts";
import { fakeIo, Recorder } from "./helpers/fake-io.ts";

describe("colours", () => {
  test.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: "1" }, false],
    [true, { NO_COLOR: "" }, true],
    [true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
    [false, { FORCE_COLOR: "1" }, true],
    [true, { FORCE_COLOR: "0" }, false],
    [true, { TERM: "dumb" }, false],
  ])("Whether colors are shown at a terminal (%s) with the variables %j is %s", (tty, env, expected) => {
    const { paint } = terminalOf(fakeIo(".", { tty, env }));
    expect(paint.red("x") !== "x").toBe(expected);
  });
});

describe("the screen", () => {
  test("The screen is redrawn only on a terminal with a known size", () => {
    const io = fakeIo(".", { tty: true });
    expect(terminalOf(io).live).toBe(true);
    expect(terminalOf({ ...io, stdout: new Recorder(true, 0) })).toMatchObject({ live: false, columns: 80 });
    expect(terminalOf(fakeIo(".")).live).toBe(false);
    expect(terminalOf(fakeIo(".", { tty: true, env: { TERM: "dumb" } })).live).toBe(false);
  });

  test("Prompts at a terminal also require a keyboard", () => {
    const io = fakeIo(".", { tty: true });
    expect(terminalOf(io).interactive).toBe(true);
    expect(terminalOf({ ...io, stdin: fakeIo(".").stdin }).interactive).toBe(false);
  });
});
