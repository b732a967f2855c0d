/** The API reference: `npm run docs` writes it into `reference/`, from the docstrings of every subpath of every package. */
import { relative } from "node:path";
import { Converter, ReflectionKind } from "typedoc";
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
function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, declaration) => {
    if (declaration.kind !== ReflectionKind.Module) return;
    const imported = entries.get(declaration.sources?.[0]?.fullFileName ?? "");
    if (imported !== undefined) declaration.name = imported;
  });
}

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  name: "Rules of Star Wars tabletop games",
  readme: "README.md",
  entryPoints: [...entries.keys()].map((source) => relative(root, source)),
  tsconfig: "tsconfig.docs.json",
  out: "reference",
  plugin: [load],
  // Fields say by name and type what they are; where that is not enough a docstring stands.
  // That all has a docstring is held by scripts/api.mjs, which sees each method where it is declared.
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  treatWarningsAsErrors: true,
  githubPages: false,
  hideGenerator: true,
};
