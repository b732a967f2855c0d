import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { hostAt } from "../../src/client/index.ts";

/** A server that breaks the connection of its first so many requests and answers the others, and what it was asked. */
async function breaking(times: number) {
  const asked: string[] = [];
  const server = createServer(({ method, url, socket }, response) => {
    asked.push(`${method} ${url}`);
    if (asked.length <= times) socket.destroy();
    else response.end(JSON.stringify({ tables: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test("A request that only reads is sent a second time if the connection breaks, and no third time", async () => {
  const once = await breaking(1);
  expect(await hostAt(once.url).lobby()).toEqual([]);
  expect(once.asked).toEqual(["GET /tables", "GET /tables"]);
  const twice = await breaking(2);
  await expect(hostAt(twice.url).lobby()).rejects.toThrow("fetch failed");
  expect(twice.asked).toHaveLength(2);
});

test("A request that changes something is sent once, even if the connection breaks", async () => {
  const { url, asked } = await breaking(1);
  await expect(hostAt(url).open()).rejects.toThrow("fetch failed");
  expect(asked).toEqual(["POST /tables"]);
});
