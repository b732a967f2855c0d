import type { Told } from "../../src/serve/told.ts";

/** The server's answer about itself. */
interface Served {
  /** The address used in links: one of the network if the page is shared. */
  readonly address: string;
  readonly version: string;
}

const known = { served: { address: location.origin, version: "" } satisfies Served };

/** Returns what is known about the server. */
export function served(): Served {
  return known.served;
}

/** Requests the server's addresses. */
export async function askServer(): Promise<void> {
  const told: Told = await (await fetch("/serve.json")).json();
  // Whoever came over the network has an address that works there already.
  const isLocal = location.hostname === "localhost" || location.hostname === "127.0.0.1";
  const address = (isLocal ? told.links.find((link) => !link.includes("localhost")) : undefined) ?? location.origin;
  known.served = { address, version: told.version };
}
