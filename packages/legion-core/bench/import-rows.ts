import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Row } from "../../../scripts/lib/bench-row.ts";

const BUILT = resolve("packages/legion-core/dist/index.js");
const SPENT = "const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000));";

/** Processor time of a new process of Node that runs a script, in ms. */
function spentBy(script: string): number {
  const args = ["--input-type=module", "--eval", `${script}\n${SPENT}`];
  return Number(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

/** What importing the built package costs beyond the start of Node; nothing is measured before a build. */
export function rows(): readonly Row[] {
  if (!existsSync(BUILT)) return [];
  const script = `await import(${JSON.stringify(pathToFileURL(BUILT).href)});`;
  return [
    {
      name: "importing the built package",
      unit: "ms of CPU",
      target: 100,
      measure: () => spentBy(script) - spentBy(""),
    },
  ];
}
