import { readdirSync } from "node:fs";
import { describe } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

/** Pages of the whole project, whose samples play this game. */
const GUIDES = new URL("../../../docs/", here);
const PAGES = ["README.md", ...readdirSync(GUIDES).map((guide) => `docs/${guide}`)];

describe("README.md of the package, README.md of the project and its guides", () =>
  testReadme([new URL("../README.md", here), ...PAGES.map((page) => new URL(`../../../${page}`, here))], here, 17));
describe("README.md of the package, its decisions", () =>
  testDecisions(new URL("../README.md", here), new URL("../src/state/decisions.ts", here)));
