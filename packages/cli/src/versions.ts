import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** Returns the version in the manifest of a package. */
export function versionOf(name: string): string {
  const manifest: unknown = load(`${name}/package.json`);
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new TypeError(`${name} has no version`);
}
