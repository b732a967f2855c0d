import { testSamples } from "../../../scripts/lib/readme.ts";

testSamples("bots", 6);
