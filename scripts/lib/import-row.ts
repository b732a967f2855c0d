import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Row } from "./bench-row.ts";

const SPENT = "const { user, system } = process.cpuUsage(); process.stdout.write(String((user + system) / 1000));";
/** Processes of which the one that spent least counts: the others were disturbed. */
const PROCESSES = 9;

/** Processor time of a new process of Node that runs a script, in ms. */
function spentBy(script: string): number {
  const args = ["--input-type=module", "--eval", `${script}\n${SPENT}`];
  const spent = Array.from({ length: PROCESSES }, () =>
    Number(execFileSync(process.execPath, args, { encoding: "utf8" })),
  );
  return Math.min(...spent);
}

/**
 * What importing the built package in a folder costs beyond the start of Node, in ms of processor time; no row before a build.
 * `target` in ms.
 */
export function importRows(folder: string, target: number): readonly Row[] {
  const built = join(folder, "dist", "index.js");
  if (!existsSync(built)) return [];
  const script = `await import(${JSON.stringify(pathToFileURL(built).href)});`;
  return [
    {
      name: "importing the built package",
      unit: "ms of CPU",
      target,
      measure: () => spentBy(script) - spentBy(""),
    },
  ];
}
