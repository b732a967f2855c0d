/** Builds the example and runs it: `node examples/server/start.mjs --port 8080`. */
import { fileURLToPath } from "node:url";
import { buildExample } from "./build.mjs";

await import(await buildExample(fileURLToPath(new URL("dist", import.meta.url))));
