import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** The version that a package's manifest names. */
export function versionOf(name: string): string {
  const manifest: unknown = load(`${name}/package.json`);
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new TypeError(`${name} has no version`);
}

/** True if what one version wrote can be read by another: replays hold within a minor version. */
export function isSameMinor(one: string, other: string): boolean {
  const minor = (version: string): string => version.split(".").slice(0, 2).join(".");
  return minor(one) === minor(other);
}
