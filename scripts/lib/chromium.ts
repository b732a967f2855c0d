import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The path of an installed Chromium: the value of `CHROME_PATH`, or the first one on the search path. */
export function installedChromium(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const places = [
    process.env["CHROME_PATH"] ?? "",
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  return places.find((place) => place !== "" && isProgram(place));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
