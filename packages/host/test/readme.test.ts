import { testSamples } from "../../../scripts/lib/readme.ts";

testSamples("host", 11);
