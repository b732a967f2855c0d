/**
 * Builds the site into `.site/dist`: `npm run docs`. Its pages are written into `.site/pages` first: the guides of `docs/`, the READMEs,
 * and what is made of the packages' sources. `SITE_BASE` is the path under which it is served, `/` by default. With `--reuse` the
 * reference is made of what TypeDoc wrote the last time.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { game as deckbuilder, configOf as deckbuilderConfig } from "@sw/deckbuilder-core";
import { RULES as DECKBUILDER_RULES } from "@sw/deckbuilder-core/rules";
import { describe as tellDeckbuilder } from "@sw/deckbuilder-core/text";
import { game as legion } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { RULES as LEGION_RULES } from "@sw/legion-core/rules";
import { describe as tellLegion } from "@sw/legion-core/text";
import { game as rebellion, configOf as rebellionConfig } from "@sw/rebellion-core";
import { RULES as REBELLION_RULES } from "@sw/rebellion-core/rules";
import { describe as tellRebellion } from "@sw/rebellion-core/text";
import { show } from "../lib/run.mjs";
import { root, tool } from "../lib/workspace.mjs";
import { faultsOf, linksIn } from "./check.ts";
import { cardPages, documentPages, type Page, rulePages } from "./game-pages.ts";
import { playgroundSamples } from "./playground.ts";
import { referencePages } from "./reference.ts";
import { samplesOf } from "./samples.ts";
import { sidebarsOf } from "./sidebars.ts";
import { spanishRulePages } from "./spanish-rules.ts";
import { testsByRule } from "./tests-by-rule.ts";
import { writtenPages } from "./written-pages.ts";

const site = join(root, ".site");
const inSite = (path: string): string => join(site, path);

function gamePages(): readonly Page[] {
  const tests = testsByRule();
  const modes = ["introductory", "full-galaxy", "secret-bases"] as const;
  const samples = {
    deckbuilder: samplesOf({
      game: deckbuilder,
      configs: modes.map((mode) => deckbuilderConfig({ mode, bribing: true })),
      most: 400,
      tell: (event, view) => tellDeckbuilder({ event }, { locale: "en", view }),
    }),
    rebellion: samplesOf({
      game: rebellion,
      configs: [
        rebellionConfig({ setup: "first-game" }),
        rebellionConfig({ expansion: "rise-of-the-empire", combat: "cinematic", startingUnits: "expansion" }),
        rebellionConfig({ expansion: "rise-of-the-empire" }),
      ],
      most: 1500,
      tell: (event, view) => tellRebellion({ event }, { locale: "en", view }),
    }),
    legion: samplesOf({
      game: legion,
      configs: [SKIRMISH],
      most: 900,
      tell: (event, view) => tellLegion({ event }, { locale: "en", view }),
    }),
  };
  return [
    ...cardPages(),
    ...documentPages("deckbuilder", "the Deckbuilding Game", samples.deckbuilder),
    ...documentPages("rebellion", "Rebellion", samples.rebellion),
    ...documentPages("legion", "Legion", samples.legion),
    ...rulePages("deckbuilder", "The Deckbuilding Game", DECKBUILDER_RULES, tests),
    ...rulePages("rebellion", "Rebellion", REBELLION_RULES, tests),
    ...rulePages("legion", "Legion", LEGION_RULES, tests),
    ...spanishRulePages({ ...DECKBUILDER_RULES, ...REBELLION_RULES, ...LEGION_RULES }),
  ];
}

function writePages(pages: readonly Page[], images: ReadonlySet<string>): void {
  cpSync(join(root, "docs/public"), inSite("pages/public"), { recursive: true });
  for (const { path, text } of pages) {
    const file = inSite(`pages/${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const image of images) {
    const copy = inSite(`pages/public/${image}`);
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(join(root, image), copy);
  }
}

/** Removes the scripts of pages for moving from page to page without loading: the theme loads whole pages. */
function withoutPageScripts(assets: string): void {
  const scripts = readdirSync(assets).filter((name) => /\.md\.[^.]+\.js$/.test(name));
  for (const name of scripts) rmSync(join(assets, name));
}

async function ran(name: string, command: string | undefined, args: readonly string[]): Promise<void> {
  const code = await show(process.execPath, [tool(name, command), ...args], { cwd: root });
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

const { values } = parseArgs({ options: { reuse: { type: "boolean", default: false } } });
for (const old of ["pages", "dist"]) rmSync(inSite(old), { recursive: true, force: true });
const typedoc = values.reuse
  ? undefined
  : ran("typedoc", undefined, ["--out", inSite("typedoc"), "--logLevel", "Warn"]);
const images = new Set<string>();
// Made while TypeDoc runs in its own process.
const made = [...writtenPages(images), ...gamePages()];
await typedoc;
const pages = [...made, ...referencePages(inSite("typedoc"))];
writePages(pages, images);
writeFileSync(inSite("playground.json"), JSON.stringify(playgroundSamples()));
writeFileSync(inSite("sidebars.json"), JSON.stringify(sidebarsOf(pages)));
await ran("vitepress", undefined, ["build", "docs"]);
withoutPageScripts(inSite("dist/assets"));
const configFile = pathToFileURL(join(root, "docs/.vitepress/config.mjs")).href;
const { default: config }: { readonly default: unknown } = await import(configFile);
const { faults, told } = faultsOf(inSite("dist"), process.env["SITE_BASE"] ?? "/", linksIn(config));
for (const fault of faults) console.error(fault);
console.log(told);
const browse = join(root, "packages/boards/scripts/browse-site.ts");
const opening = ["--conditions=@sw/source", "--import=tsx", browse, inSite("dist"), process.env["SITE_BASE"] ?? "/"];
process.exitCode = faults.length === 0 ? await show(process.execPath, opening, { cwd: root }) : 1;
