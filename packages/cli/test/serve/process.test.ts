import { request } from "node:http";
import { hostAt } from "@sw/host/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Built } from "../helpers/built.ts";
import { freshFolder } from "../helpers/fake-io.ts";
import { builtServer, serve } from "../helpers/serving.ts";

let sw: Built;
let folder = freshFolder();
beforeAll(async () => {
  sw = await builtServer();
  folder = freshFolder();
});
afterAll(() => {
  sw.remove();
  folder.remove();
});

/** The status of an answer to who calls the server by a name. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

/** A machine that does much else needs longer, in milliseconds. */
const SLOW = { timeout: 120_000 };

test("A table survives when its server is killed, and the bot at it plays on", SLOW, async () => {
  const first = await serve(sw, folder.path);
  const host = hostAt(first.url);
  const seats = { rebel: { bot: "steady" } } as const;
  const { table, invitations } = await host.open({ game: "deckbuilder", seats });
  const { token } = await host.claim(table, { seat: "empire", invitation: invitations["empire"] ?? "" });
  const headers = { authorization: `Bearer ${token}` };
  const act = (url: string, key: string, seq: number): Promise<Response> => {
    const body = JSON.stringify({ key, seq, action: { type: "end-turn" } });
    return fetch(`${url}/tables/${table}/actions`, { method: "POST", headers, body });
  };
  expect((await act(first.url, "one", 0)).status).toBe(200);
  first.ran.process.kill("SIGKILL");
  expect(await first.ran.ended).toBe("SIGKILL");

  const second = await serve(sw, folder.path, { port: Number(new URL(first.url).port) });
  const position = async (etag: string): Promise<Response> => {
    const wait = { ...headers, prefer: "wait=20", "if-none-match": etag };
    return fetch(`${second.url}/tables/${table}/position`, { headers: wait });
  };
  let seen = await position("");
  let options: readonly unknown[] = [];
  for (let tries = 0; tries < 60 && options.length === 0; tries++) {
    const { position: now } = (await seen.json()) as {
      position: { options: readonly unknown[]; view: { turn: number } };
    };
    options = now.options;
    if (options.length === 0) seen = await position(seen.headers.get("etag") ?? "");
    else expect(now.view.turn).toBe(3);
  }
  expect(options.length).toBeGreaterThan(0);
  second.ran.process.kill("SIGINT");
  expect([await second.ran.ended, second.ran.out()]).toEqual([
    130,
    expect.stringContaining("Tables are stored in tables"),
  ]);
});

test(
  "The page is complete, and its server rejects a foreign host name and a second server on its folder",
  SLOW,
  async () => {
    const { url, ran } = await serve(sw, folder.path);
    const second = sw.start(folder.path, ["serve", "--port", "0"]);
    const page = await fetch(url);
    const text = await page.text();
    const parts = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(parts.length).toBeGreaterThan(2);
    for (const path of parts) expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(await (await fetch(`${url}/licences.txt`)).text()).toContain("SIL OPEN FONT LICENSE");
    expect((await fetch(`${url}/../package.json`)).status).toBe(404);
    expect([await statusFor(url, "evil.example"), await statusFor(url, "127.0.0.1:80")]).toEqual([421, 200]);
    expect([await second.ended, second.err()]).toEqual([
      2,
      expect.stringContaining("tables is already served by another process"),
    ]);
    ran.process.kill("SIGINT");
    await ran.ended;
  },
);
