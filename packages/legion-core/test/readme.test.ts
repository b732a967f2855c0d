import { describe, test } from "vitest";
import { testDecisions } from "../../../scripts/lib/decisions.ts";
import { testReadme } from "../../../scripts/lib/readme.ts";
import { expectWritten } from "../../../scripts/lib/written.ts";
import { playedInNumbers } from "./played.ts";

const here = new URL(".", import.meta.url);

describe("README.md of the package", () => testReadme(new URL("../README.md", here), here, 3));
describe("README.md of the package, its decisions", () =>
  testDecisions(new URL("../README.md", here), new URL("../src/state/decisions.ts", here)));

const PLAYED = [
  "<!-- played: written from army.playable() by SW_GOLDEN=1 with test/readme.test.ts -->",
  "<!-- /played -->",
] as const;

test("The README tells by numbers how many cards of each kind are played", () =>
  expectWritten(new URL("../README.md", here), PLAYED, playedInNumbers()));
