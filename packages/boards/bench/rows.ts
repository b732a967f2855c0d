import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Row } from "../../../scripts/lib/bench-row.ts";
import { installedChromium } from "../../../scripts/lib/chromium.ts";

/** Measures how fast the boards draw in Chromium; returns no rows if it is not installed. */
export function rows(): readonly Row[] {
  if (installedChromium() === undefined) return [];
  const program = join("packages", "boards", "bench", "redraw.ts");
  return [
    {
      name: "redraw of <sw-legion> with 64 miniatures, median in Chromium",
      unit: "ms of CPU",
      target: 16,
      measure: () =>
        Number(
          execFileSync(process.execPath, ["--import", "tsx", "--conditions=@sw/source", program], { encoding: "utf8" }),
        ),
    },
  ];
}
