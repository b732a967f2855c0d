import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostAt } from "@sw/host/client";
import { expect, test } from "vitest";
import { buildExample } from "../build.mjs";

test("The built example listens and gives the page, and goes on with its tables after a restart", async () => {
  const folder = mkdtempSync(fileURLToPath(new URL("../dist-of-test-", import.meta.url)));
  const built = await buildExample(folder);
  const started = async () => {
    const child = spawn(process.execPath, [built, "--port", "0", "--folder", join(folder, "tables")]);
    const url = await new Promise<string>((resolve) => {
      child.stdout.on("data", (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ""));
    });
    const end = (): Promise<number | null> =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill();
      });
    return { url, end };
  };
  try {
    const first = await started();
    const page = await fetch(first.url);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain('src="/page.js"');
    expect((await (await fetch(`${first.url}/page.js`)).text()).length).toBeGreaterThan(10_000);
    expect((await fetch(`${first.url}/nowhere`)).status).toBe(404);
    const { table } = await hostAt(first.url).open({ access: "open" });
    expect(readdirSync(join(folder, "tables"))).toContain(`${table}.log`);
    expect(await first.end()).toBe(0);
    const second = await started();
    expect((await hostAt(second.url).lobby()).map((one) => one.table)).toEqual([table]);
    await second.end();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
