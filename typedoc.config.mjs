/** The API reference: `npx pnpm docs` writes it into `docs-api/`, from the docstrings of every subpath of every package. */
import { join, relative } from "node:path";
import { Converter } from "typedoc";
import { publicPackages, root, sourceOf } from "./scripts/lib/workspace.mjs";

const packages = publicPackages();

/** Source files of the subpaths, with the names by which they are imported. */
const entries = new Map(
  packages.flatMap((one) =>
    Object.keys(one.manifest.exports ?? {}).flatMap((subpath) => {
      const source = sourceOf(one, subpath);
      return source === undefined ? [] : [[source, one.manifest.name + subpath.slice(1)]];
    }),
  ),
);

/**
 * Modules are called as they are imported; the tool would call them after their files.
 * @param {import("typedoc").Application} app
 */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, declaration) => {
    const file = declaration.sources?.[0]?.fullFileName;
    console.log(declaration.name, declaration.kind, file);
  });
}

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  name: "Rules of Star Wars tabletop games",
  readme: "README.md",
  entryPoints: [...entries.keys()].map((source) => relative(root, source)),
  tsconfig: "tsconfig.libraries.json",
  out: "docs-api",
  plugin: [load],
  packagesRequiringDocumentation: packages.map(({ manifest }) => manifest.name),
  // Fields say by name and type what they are; where that is not enough a docstring stands.
  requiredToBeDocumented: ["Variable", "Function", "Class", "Interface", "TypeAlias", "Method", "Accessor"],
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  treatValidationWarningsAsErrors: true,
  githubPages: false,
  hideGenerator: true,
};
