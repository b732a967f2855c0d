#!/usr/bin/env node
import { main } from "./index.ts";
import { processIo } from "./io.ts";

process.exitCode = await main(process.argv.slice(2), processIo());
