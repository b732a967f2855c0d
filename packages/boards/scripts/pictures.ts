/**
 * Redraws the pictures of the README: `npx pnpm pictures`. The tests of the boards fail if they differ from the boards.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { browser } from "../test/helpers/browser.ts";
import { drawn, PICTURES } from "../test/helpers/pictures.ts";

const folder = new URL("../../../docs/pictures/", import.meta.url);
mkdirSync(folder, { recursive: true });
const one = await browser();
for (const picture of PICTURES) {
  const png = await drawn(one, picture);
  writeFileSync(new URL(`${picture.name}.png`, folder), png);
  console.log(`docs/pictures/${picture.name}.png: ${(png.length / 1000).toFixed(0)} kB`);
}
await one.close();
