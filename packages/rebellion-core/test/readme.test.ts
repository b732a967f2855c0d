import { describe } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

describe("README.md of the package", () => testReadme(new URL("../README.md", here), here, 8));
describe("README.md of the package, its decisions", () =>
  testDecisions(new URL("../README.md", here), new URL("../src/state/decisions.ts", here)));
