/** A core bundled for the browser, run in a plain JavaScript realm: what ECMAScript defines, and nothing of a host. */
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { calls, cores } from "./cores.mjs";

const TIMEOUT_MS = 60_000;

/** ECMAScript 2022; what reads a clock or draws by itself (`Date.now`, `Math.random`) is taken away on top. */
const STANDARD = `
  globalThis undefined NaN Infinity isFinite isNaN parseFloat parseInt encodeURI encodeURIComponent decodeURI
  decodeURIComponent Object Function Boolean Symbol Error AggregateError EvalError RangeError ReferenceError SyntaxError
  TypeError URIError Number BigInt Math Date String RegExp Array Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array
  Int32Array Uint32Array BigInt64Array BigUint64Array Float32Array Float64Array Map Set WeakMap WeakSet WeakRef
  FinalizationRegistry ArrayBuffer SharedArrayBuffer Atomics DataView JSON Promise Proxy Reflect
`.split(/\s+/);

/**
 * Bundles each core from where it is installed and plays a game of it, or asks it what it is asked.
 * @param {string} folder  a consumer with play.mjs in it
 * @param {readonly import("../lib/workspace.mjs").Package[]} released
 * @returns {Promise<string>} what they print
 */
export async function playInRealms(folder, released) {
  const games = cores(released).map(
    ({ name, config }) => `
      import { game } from "${name}";
      import { playWholeGame } from "./play.mjs";
      globalThis.printed = JSON.stringify(playWholeGame(game, ${config}));`,
  );
  const others = calls(released).map(
    ({ from, name, given }) => `
      import { ${name} } from "${from}";
      globalThis.printed = JSON.stringify(${name}(${given}));`,
  );
  let printed = "";
  for (const contents of [...games, ...others]) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      write: false,
      platform: "browser",
      format: "iife",
      target: "es2022",
      logLevel: "error",
    });
    printed += `${runInPlainRealm(outputFiles[0]?.text ?? "")}\n`;
  }
  return printed;
}

/** @param {string} code */
function runInPlainRealm(code) {
  const realm = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const keep = JSON.stringify(STANDARD);
  const strip = `for (const name of Reflect.ownKeys(globalThis)) if (!${keep}.includes(name)) delete globalThis[name];
    delete Math.random; delete Date.now;`;
  runInContext(strip, realm);
  runInContext(code, realm, { timeout: TIMEOUT_MS });
  return runInContext("printed", realm);
}
