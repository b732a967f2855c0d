import { spawn } from "node:child_process";

/** The command of each system that opens an address in the default browser. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: readonly string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the user's browser. Does nothing if there is none, since the address has been printed. */
export function openInBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const opener = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", () => undefined);
  opener.unref();
}
