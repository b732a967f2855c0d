import { expect, test } from "vitest";
import { linesOf } from "../../src/engine/lines.ts";

async function linesIn(chunks: readonly (string | Buffer)[], most = 10): Promise<readonly (string | null)[]> {
  async function* stream(): AsyncGenerator<string | Buffer> {
    yield* chunks;
  }
  const lines: (string | null)[] = [];
  for await (const line of linesOf(stream(), most)) lines.push(line);
  return lines;
}

test("Lines are read correctly wherever the chunks of a stream end, even within a character", async () => {
  const bytes = Buffer.from("één\r\ntwo\n\nthree");
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect(await linesIn([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(["één", "two", "", "three"]);
  }
  expect(await linesIn(["a\nb", "\n"])).toEqual(["a", "b"]);
});

test("A line that is too long is dropped, and the next one is read", async () => {
  expect(await linesIn(["1234567890\n12345678901\nnext"])).toEqual(["1234567890", null, "next"]);
  expect(await linesIn(["123456", "789012", "345\nnext\n"])).toEqual([null, "next"]);
  expect(await linesIn(["123456", "789012"])).toEqual([null]);
});
