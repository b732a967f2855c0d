import { spawn } from "node:child_process";

/** How each system opens an address with the browser that its user prefers. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: readonly string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the user's browser. A machine without one opens nothing: the address was told. */
export function openInBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  const opener = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  opener.on("error", () => undefined);
  opener.unref();
}
