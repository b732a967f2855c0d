/**
 * Proof that the packages can be published and used: a registry on loopback, a release of a copy of this workspace
 * into it, fresh consumers that install from it and play. Needs built packages. Everything started here ends here.
 */
import { join } from "node:path";
import { capture } from "../lib/run.mjs";
import { withTempFolder } from "../lib/stop.mjs";
import { publicPackages } from "../lib/workspace.mjs";
import { cjsConsumer, esmConsumer, typescriptConsumer } from "./consumers.mjs";
import { playInRealms } from "./realm.mjs";
import { startRegistry } from "./registry.mjs";
import { release } from "./release.mjs";
import { fetchServedPage } from "./served.mjs";
import { stock } from "./third-party.mjs";
import { copyWorkspace } from "./workspace-copy.mjs";

const begun = performance.now();

/** @param {string} what */
function report(what) {
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${what}`);
}

/**
 * @param {string} folder
 * @param {import("./registry.mjs").Registry} registry
 */
async function prove(folder, registry) {
  const stocked = await stock(registry, publicPackages().filter(asksForNothing), folder);
  report(`registry on loopback, stocked with ${stocked.join(", ")}`);
  const workspace = join(folder, "workspace");
  copyWorkspace(workspace);
  const released = await release(registry, workspace);
  report(`published ${released.map(({ manifest }) => `${manifest.name}@${manifest.version}`).join(", ")}`);
  const site = { registry, folder: join(folder, "consumers"), released: released.filter(standsAlone) };
  const esm = await esmConsumer(site);
  report("ESM consumer played");
  agree("CJS consumer", (await cjsConsumer(site)).printed, esm.printed);
  agree("TypeScript consumer (bundler, nodenext)", (await typescriptConsumer(site)).printed, esm.printed);
  agree("browser bundles in a plain realm", await playInRealms(esm.folder, site.released), esm.printed);
  for (const game of ["deckbuilder", "rebellion"]) {
    await capture(join(esm.folder, "node_modules", ".bin", "sw"), ["demo", game], { cwd: esm.folder });
  }
  report("command `sw demo` ran both games from its installation");
  report(`command \`sw serve\` served the ${await fetchServedPage(esm.folder)} files of its page from there`);
}

/** Servers of others: of their packages and loose declarations the consumers would prove more than of ours. */
const FRAMEWORKS = ["socket.io"];

/**
 * Whether a package is imported by the consumers: it is used without a framework of others. One that needs one is published, and its
 * own tests use it with the real framework, whose loose declarations would be all that is proved here.
 * @param {import("../lib/workspace.mjs").Package} one
 */
function standsAlone(one) {
  return asksForNothing(one) && !FRAMEWORKS.some((name) => name in (one.manifest.dependencies ?? {}));
}

/**
 * Whether a package can be installed without another beside it.
 * @param {import("../lib/workspace.mjs").Package} one
 */
function asksForNothing({ manifest: { peerDependencies = {}, peerDependenciesMeta = {} } }) {
  return Object.keys(peerDependencies).every((name) => peerDependenciesMeta[name]?.optional === true);
}

/**
 * The same game must come out everywhere, to the last field of the last state.
 * @param {string} who
 * @param {string} printed
 * @param {string} expected
 */
function agree(who, printed, expected) {
  if (printed !== expected)
    throw new Error(`${who} played another game:\n${printed}\nthan the ESM consumer:\n${expected}`);
  report(`${who} played the same game`);
}

await withTempFolder(async (folder) => {
  const registry = await startRegistry(join(folder, "registry"));
  try {
    await prove(folder, registry);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await registry.close();
  }
});
