import { expect, it } from "vitest";
import { GameWork } from "../../src/state/work.ts";
import { keywordsOf } from "../../src/units/keywords.ts";
import { beginOngoing } from "../../src/units/ongoing.ts";
import { readingOf, readUnit } from "../../src/units/reading.ts";
import { box, scene } from "../helpers/scene.ts";

const CAUSE = { rule: "leg.keywords.numeric-stack", cause: null } as const;

it("A reading reads each unit once, including its temporary keywords", () => {
  const work = new GameWork(box, scene(), undefined);
  beginOngoing(work, { unit: 0, keyword: "sharpshooter", value: 2, until: "round" }, CAUSE);
  const reading = readingOf(work);
  const read = reading.read(0);
  expect(read).toEqual(readUnit(work, 0));
  expect(read.keywords).toEqual(keywordsOf(work, 0));
  expect(read.keywords["sharpshooter"]).toBeGreaterThanOrEqual(2);
  expect(reading.read(0)).toBe(read);
});

it("A reading created after a change reads the unit again", () => {
  const work = new GameWork(box, scene(), undefined);
  const before = readingOf(work).read(0);
  beginOngoing(work, { unit: 0, keyword: "sharpshooter", value: 2, until: "round" }, CAUSE);
  expect(readingOf(work).read(0).keywords).not.toEqual(before.keywords);
});

it("A unit is read once while only frames change, and again after a unit has changed", () => {
  const work = new GameWork(box, scene(), undefined);
  const before = readUnit(work, 0);
  work.push({ kind: "leader", unit: 0 });
  expect(readUnit(work, 0)).toBe(before);
  work.unit(1).order = "faceup";
  expect(readUnit(work, 0)).not.toBe(before);
});
