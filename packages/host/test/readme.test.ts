import { testReadme } from "../../../scripts/lib/readme.ts";

const here = new URL(".", import.meta.url);

testReadme([new URL("../README.md", here), new URL("../../../docs/host-a-game.md", here)], here, 6);
