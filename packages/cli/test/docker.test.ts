import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { hostCommand } from "../src/commands/host.ts";
import { fakeIo } from "./helpers/fake-io.ts";

// No container is built here: these tests hold what the files name against what there is.

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, "utf8");
const DOCKERFILE = read("Dockerfile");
const COMPOSE = parse(read("compose.yaml"));
const MANIFEST = JSON.parse(read("packages/cli/package.json"));

/** The words of an instruction in the form of JSON, such as ENTRYPOINT. */
function wordsOf(instruction: string): readonly string[] {
  const [, words = "[]"] = new RegExp(`^${instruction} (\\[.*\\])$`, "m").exec(DOCKERFILE) ?? [];
  return JSON.parse(words);
}

test("The image starts the package's command with options that exist, in a folder that its user owns", () => {
  const [program, script, command, ...options] = wordsOf("ENTRYPOINT");
  expect([program, `./${script}`, command]).toEqual(["node", MANIFEST.bin.sw, "host"]);
  const [store, folder] = wordsOf("CMD");
  const known = hostCommand(fakeIo(ROOT)).options.map(({ long }) => long);
  const composed: readonly string[] = COMPOSE.services.host.command;
  for (const option of [...options, store, ...composed].filter((word) => word?.startsWith("--"))) {
    expect(known).toContain(option);
  }
  expect(DOCKERFILE).toContain(`chown node ${folder}`);
  expect(DOCKERFILE).toMatch(new RegExp(`^VOLUME ${folder}$`, "m"));
});

test("The image is built with the package manager of the workspace, on a Node version that the command supports", () => {
  expect(DOCKERFILE).toContain(`require("./package.json").packageManager`);
  expect(JSON.parse(read("package.json")).packageManager).toMatch(/^pnpm@\d/);
  const images = [...DOCKERFILE.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, major]) => Number(major));
  const [, oldest] = /(\d+)/.exec(MANIFEST.engines.node) ?? [];
  expect(images.length).toBe(2);
  for (const major of images) expect(major).toBeGreaterThanOrEqual(Number(oldest));
  const filters = [...DOCKERFILE.matchAll(/--filter "?(@sw\/[a-z-]+)/g)].map(([, name]) => name);
  expect(new Set(filters)).toEqual(new Set([MANIFEST.name]));
  expect(MANIFEST.scripts.build).toBeTypeOf("string");
});

test("The composed host waits for its database, names its service, user and password, and keeps its data", () => {
  const { host, database } = COMPOSE.services;
  const [, address] = host.command;
  const { POSTGRES_USER: user, POSTGRES_DB: name, POSTGRES_PASSWORD: password } = database.environment;
  expect(address).toBe(`postgres://${user}:${password}@database/${name}`);
  expect(host.depends_on.database.condition).toBe("service_healthy");
  expect(database.healthcheck.test).toEqual(["CMD", "pg_isready", "--username", user]);
  const [, exposed] = /^EXPOSE (\d+)$/m.exec(DOCKERFILE) ?? [];
  expect(host.ports).toEqual([`127.0.0.1:${exposed}:8080`]);
  expect(host.healthcheck.test.join(" ")).toContain(`:${exposed}/health`);
  const [volume] = Object.keys(COMPOSE.volumes);
  expect(database.volumes).toEqual([`${volume}:${database.environment.PGDATA}`]);
});

test("The page on running a host names only existing files, and all options of the command", () => {
  const page = read("docs/run-your-own.md");
  for (const [, path] of page.matchAll(/\]\(([^)#:]+)\)/g)) {
    expect(() => readFileSync(`${ROOT}/docs/${path}`), path).not.toThrow(/ENOENT/);
  }
  for (const { long } of hostCommand(fakeIo(ROOT)).options) expect(page).toContain(`\`${long}`);
});
