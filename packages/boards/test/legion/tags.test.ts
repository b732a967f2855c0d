import { expect, test } from "vitest";
import { placedTags } from "../../src/legion/tags.ts";

/** A unit of one base with a tag of 100 by 20 pixels. */
function unitAt(x: number, y: number) {
  return { id: `${x},${y}`, bases: [{ x, y }], radius: 10, width: 100, height: 20 };
}

const SIGHT = { left: 0, top: 0, right: 360, bottom: 300 };

test("The tag of a unit at the edge of what is in sight is moved inside", () => {
  const tags = placedTags([unitAt(12, 100), unitAt(350, 200), unitAt(180, 295)], SIGHT);
  for (const [id, offset] of tags) {
    const [x = 0, y = 0] = id.split(",").map(Number);
    expect([x + offset.x - 50 >= 0, x + offset.x + 50 <= 360, y + offset.y + 10 <= 300]).toEqual([true, true, true]);
  }
  expect(tags.size).toBe(3);
});

test("The tag of a unit that is out of sight stays with its unit", () => {
  const [away] = placedTags([unitAt(-400, 100)], SIGHT).values();
  expect(away).toEqual(placedTags([unitAt(-400, 100)]).get("-400,100"));
});
