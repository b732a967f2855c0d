/** A package registry of our own on loopback, inside this process: it ends with it, whatever happens. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runServer } from "verdaccio";

/**
 * @typedef {{
 *   url: string,
 *   env: NodeJS.ProcessEnv,
 *   manifest: (name: string, version: string) => Promise<import("../lib/workspace.mjs").Manifest>,
 *   close: () => Promise<void>,
 * }} Registry  env: what makes npm and pnpm use it, and nothing else the machine configures
 */

/**
 * Starts an empty registry without uplinks: only what was published a moment ago can be installed from it.
 * @param {string} folder  for everything it stores
 * @returns {Promise<Registry>}
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  /** @type {import("node:http").Server} */
  const server = await runServer(configuration(folder));
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the registry has no port");
  const host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/`,
    env: clientEnvironment(folder, host),
    manifest: (name, version) => publishedManifest(`http://${host}/${name.replace("/", "%2f")}/${version}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Everyone may read and publish; nothing is fetched from elsewhere.
 * @param {string} folder
 */
function configuration(folder) {
  return {
    storage: join(folder, "storage"),
    configPath: join(folder, "config.yaml"),
    self_path: join(folder, "config.yaml"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$all" } },
    web: { enable: false },
    max_body_size: "20mb",
    log: { type: "stdout", format: "pretty", level: "fatal" },
  };
}

/**
 * @param {string} folder
 * @param {string} host
 * @returns {NodeJS.ProcessEnv}
 */
function clientEnvironment(folder, host) {
  const config = join(folder, "npmrc");
  writeFileSync(config, `registry=http://${host}/\n//${host}/:_authToken=loopback\n`);
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_)/i.test(name));
  return {
    ...Object.fromEntries(own),
    npm_config_userconfig: config,
    npm_config_globalconfig: join(folder, "no-global-npmrc"),
    npm_config_registry: `http://${host}/`,
    npm_config_cache: join(folder, "cache"),
    npm_config_update_notifier: "false",
    npm_config_audit: "false",
    npm_config_fund: "false",
    no_proxy: "127.0.0.1",
    NO_PROXY: "127.0.0.1",
  };
}

/**
 * @param {string} url
 * @returns {Promise<import("../lib/workspace.mjs").Manifest>}
 */
async function publishedManifest(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return /** @type {Promise<import("../lib/workspace.mjs").Manifest>} */ (answer.json());
}
