#!/usr/bin/env node
import { tooOld } from "./node-version.ts";

// What the command needs is loaded only then: an older Node cannot even read some of it.
const fault = tooOld(process.versions.node);
if (fault === undefined) {
  const [{ main }, { processIo }] = await Promise.all([import("./index.ts"), import("./io.ts")]);
  process.exitCode = await main(process.argv.slice(2), processIo());
} else {
  process.stderr.write(`sw: ${fault}\n`);
  process.exitCode = 1;
}
