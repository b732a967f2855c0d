/**
 * Writes the samples of the pages as modules, so that the compiler checks them with the packages: one for each sample, in
 * `test/page-samples/` of the package from which it imports. Run by `node --import=tsx`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, pagesOf, samplesOf } from "./lib/samples.ts";
import { root } from "./lib/workspace.mjs";

for (const short of PACKAGES) {
  const folder = join(root, "packages", short, "test/page-samples");
  rmSync(folder, { recursive: true, force: true });
  for (const page of pagesOf(short)) {
    const name = page.replaceAll("/", "-").replace(/\.md$/, "");
    mkdirSync(folder, { recursive: true });
    for (const { line, code } of samplesOf(page)) writeFileSync(join(folder, `${name}-${line}.ts`), `${code}\n`);
  }
}
