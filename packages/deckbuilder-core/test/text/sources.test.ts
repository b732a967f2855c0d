import { testTextSources } from "../../../../scripts/lib/text-sources.ts";

/** What texts may use of the package besides types: names and effects. */
const ALLOWED = /\/(catalogue\/index|language\/language)\.ts$/;

testTextSources(new URL("../../src/text/", import.meta.url), ALLOWED, 21);
