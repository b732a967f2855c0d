import { testTextSources } from "../../../../scripts/lib/text-sources.ts";

/** What texts may use of the package besides types: names, effects, and how cards are named apart. */
const ALLOWED = /\/(catalogue\/index|language\/language|state\/codes)\.ts$/;

testTextSources(new URL("../../src/text/", import.meta.url), ALLOWED, 21);
