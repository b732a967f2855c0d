import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe-core finds serious or critical on the page. */
export async function barriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.addScriptTag({ path: AXE });
  const found: { id: string; impact: string; nodes: { html: string }[] }[] = await page.evaluate(
    "axe.run().then(({ violations }) => violations)",
  );
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
