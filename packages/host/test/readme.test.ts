import { testReadme } from "../../../scripts/lib/readme.ts";

testReadme(new URL("../README.md", import.meta.url), new URL(".", import.meta.url), 3);
