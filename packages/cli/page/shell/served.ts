import type { Told } from "../../src/serve/told.ts";

/** What the page was told of its server. */
interface Served {
  /** The address for links: one of the network where the page is shared. */
  readonly address: string;
  readonly version: string;
}

const known = { served: { address: location.origin, version: "" } satisfies Served };

/** What is known of the server. */
export function served(): Served {
  return known.served;
}

/** Asks the server for its addresses. */
export async function askServer(): Promise<void> {
  const told: Told = await (await fetch("/serve.json")).json();
  // Whoever came over the network has an address that works there already.
  const isLocal = location.hostname === "localhost" || location.hostname === "127.0.0.1";
  const address = (isLocal ? told.links.find((link) => !link.includes("localhost")) : undefined) ?? location.origin;
  known.served = { address, version: told.version };
}
