import { expect, test } from "vitest";
import { mirrored, observed } from "../../src/conformance/mirror.ts";
import { seeded } from "../../src/index.ts";

const faces = (index: number) => ["blank", "hit", "crit"][index] ?? "";
const cards = (index: number) => ["lamp", "blade", "coin", "crown"][index] ?? "";

test("An observed chance logs its dice separately from all its answers", () => {
  const chance = observed(seeded(1));
  const rolled = faces(chance.die("roll", 3, faces));
  const drawn = cards(chance.pick("draw", 4, cards));
  const order = chance.order("deal", 2, cards).map(cards);
  expect(chance.dice).toEqual([{ label: "roll", answer: rolled }]);
  expect(chance.all).toEqual([
    { label: "roll", answer: rolled },
    { label: "draw", answer: drawn },
    { label: "deal", answer: order },
  ]);
});

test("A mirrored chance repeats the recorded answers by label", () => {
  const record = [
    { label: "draw", answer: "coin" },
    { label: "roll", answer: "crit" },
    { label: "draw", answer: "blade" },
  ];
  const chance = mirrored(record, seeded(2));
  expect(cards(chance.pick("draw", 4, cards))).toBe("coin");
  expect(cards(chance.pick("draw", 4, cards))).toBe("blade");
  expect(faces(chance.die("roll", 3, faces))).toBe("crit");
});

test("A mirrored chance asks the other chance if the record does not match the question", () => {
  const answers: string[] = [];
  const other = observed(seeded(3));
  const chance = mirrored([{ label: "draw", answer: "dragon" }], other);
  answers.push(cards(chance.pick("draw", 4, cards)), cards(chance.pick("draw", 4, cards)));
  answers.push(chance.order("deal", 1, cards).map(cards).join());
  expect(other.all.map(({ answer }) => String(answer))).toEqual(answers);
});
