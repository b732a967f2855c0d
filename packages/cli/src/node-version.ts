/** The oldest supported version of Node. */
const OLDEST: readonly [number, number] = [20, 19];

/** Returns a line saying that a version of Node, such as `18.20.8`, is too old; undefined for a supported version. */
export function tooOld(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  return isOld ? `Node ${version} is too old: use ${OLDEST.join(".")} or newer.` : undefined;
}
