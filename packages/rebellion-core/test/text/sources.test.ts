import { testTextSources } from "../../../../scripts/lib/text-sources.ts";

/** What texts may use of the package besides types: entries, effect words, what catalogues hold, and who sits where. */
const ALLOWED = /\/(catalogue\/index|language\/(language|played)|seats)\.ts$/;

testTextSources(new URL("../../src/text/", import.meta.url), ALLOWED, 41);
