import { describe } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { testSamples } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

const GUIDES = new URL("../../../docs/rebellion/", here);

describe("README.md of the package and the guides of the game", () => testSamples("rebellion-core", 11));
describe("The page of the decisions", () =>
  testDecisions(new URL("decisions.md", GUIDES), new URL("../src/state/decisions.ts", here)));
