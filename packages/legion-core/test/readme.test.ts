import { describe, test } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { testSamples } from "../../../scripts/lib/readme.ts";
import { expectWritten } from "../../../scripts/lib/written.ts";
import { playedInNumbers } from "./played.ts";

const here = new URL(".", import.meta.url);

const GUIDES = new URL("../../../docs/legion/", here);

describe("README.md of the package and the guides of the game", () => testSamples("legion-core", 11));
describe("The page of the decisions", () =>
  testDecisions(new URL("decisions.md", GUIDES), new URL("../src/state/decisions.ts", here)));

const PLAYED = [
  "<!-- played: written from army.playable() by SW_GOLDEN=1 with test/readme.test.ts -->",
  "<!-- /played -->",
] as const;

test("The README states the current number of played cards of each kind", () =>
  expectWritten(new URL("../README.md", here), PLAYED, playedInNumbers()));
