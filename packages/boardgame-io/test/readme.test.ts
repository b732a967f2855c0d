import { testSamples } from "../../../scripts/lib/readme.ts";

testSamples("boardgame-io", 2);
