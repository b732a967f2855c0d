import { testSamples } from "../../../scripts/lib/readme.ts";

testSamples("dice", 9);
