/** Gates: what must hold, one after the other. */

import { processorSeconds } from "./processor-time.mjs";
import { show } from "./run.mjs";
import { root } from "./workspace.mjs";

/**
 * What a gate found. A gate that counts tests of its own gives their figures, else it counts as one.
 * @typedef {{ ok: boolean, passed?: number, failed?: number }} Verdict
 */

/** @typedef {{ title: string, check: () => Promise<Verdict> }} Gate */

/**
 * A gate that holds when every command ends well.
 * @param {string} title
 * @param {...(readonly string[])} commands  each run by this Node: script and arguments
 * @returns {Gate}
 */
export function commands(title, ...commands) {
  return {
    title,
    async check() {
      for (const args of commands) if ((await show(process.execPath, args, { cwd: root })) !== 0) return { ok: false };
      return { ok: true };
    },
  };
}

/**
 * Runs gates in order up to the first that fails, each with a headline and the time it took; closes with one line
 * `N passed, N failed` over gates and tests.
 * @param {readonly Gate[]} gates
 * @returns {Promise<boolean>} whether all hold
 */
export async function runGates(gates) {
  const started = spent();
  const total = { passed: 0, failed: 0 };
  for (const [index, { title, check }] of gates.entries()) {
    console.log(`\n== ${index + 1}/${gates.length} ${title}`);
    const begun = spent();
    const { ok, passed = ok ? 1 : 0, failed = 0 } = await check().catch(crashed);
    total.passed += passed;
    total.failed += ok ? failed : Math.max(1, failed);
    console.log(`== ${ok ? "held" : "FAILED"} in ${since(begun)}: ${title}`);
    if (!ok) break;
  }
  console.log(`\nAll gates together: ${since(started)}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}

/**
 * @param {unknown} error
 * @returns {Verdict}
 */
function crashed(error) {
  console.error(error);
  return { ok: false };
}

/** Seconds by the clock of the wall, and of processor time where that can be known. */
function spent() {
  return { wall: performance.now() / 1000, processor: processorSeconds() };
}

/** What has been spent since then, as text. @param {ReturnType<typeof spent>} begun */
function since(begun) {
  const { wall, processor } = spent();
  const clock = `${(wall - begun.wall).toFixed(1)} s`;
  if (processor === undefined || begun.processor === undefined) return clock;
  return `${clock} (${(processor - begun.processor).toFixed(1)} s of processor time)`;
}
