import { describe } from "vitest";
import { testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

describe("README.md of the package", () => testReadme(new URL("../README.md", here), here, 3));
