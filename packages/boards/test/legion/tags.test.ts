import { expect, test } from "vitest";
import { placedTags } from "../../src/legion/tags.ts";

/** A unit of one base with a tag of 100 by 20 pixels. */
function unitAt(x: number, y: number) {
  return { id: `${x},${y}`, bases: [{ x, y }], radius: 10, width: 100, height: 20 };
}

const SIGHT = { left: 0, top: 0, right: 360, bottom: 300 };

test("The tag of a unit at the edge of what is in sight is moved inside", () => {
  const tags = placedTags([unitAt(12, 100), unitAt(350, 200), unitAt(180, 295)], { sight: SIGHT });
  for (const [id, offset] of tags) {
    const [x = 0, y = 0] = id.split(",").map(Number);
    expect([x + offset.x - 50 >= 0, x + offset.x + 50 <= 360, y + offset.y + 10 <= 300]).toEqual([true, true, true]);
  }
  expect(tags.size).toBe(3);
});

test("The tag of a unit that is out of sight stays with its unit", () => {
  const [away] = placedTags([unitAt(-400, 100)], { sight: SIGHT }).values();
  expect(away).toEqual(placedTags([unitAt(-400, 100)]).get("-400,100"));
});

test("Tags of units that stand close together do not overlap each other or the tools over the table", () => {
  const units = Array.from({ length: 12 }, (_, at) => unitAt(120 + 40 * (at % 4), 120 + 30 * Math.floor(at / 4)));
  const tool = { left: 240, top: 250, right: 360, bottom: 300 };
  const tags = placedTags(units, { sight: SIGHT, tools: [tool] });
  const boxes = units.map(({ id, bases }) => {
    const { x, y } = { x: (bases[0]?.x ?? 0) + (tags.get(id)?.x ?? 0), y: (bases[0]?.y ?? 0) + (tags.get(id)?.y ?? 0) };
    return { left: x - 50, top: y - 10, right: x + 50, bottom: y + 10 };
  });
  const all = [...boxes, tool];
  const touching = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );
  expect(touching).toEqual([]);
});
