import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** The version that a package's manifest names. */
export function versionOf(name: string): string {
  const manifest: unknown = load(`${name}/package.json`);
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new TypeError(`${name} has no version`);
}
