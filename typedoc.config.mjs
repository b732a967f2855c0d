/** The API reference in Markdown, from the docstrings of every subpath of every package: pages for `scripts/site/`. */
import { relative } from "node:path";
import { Converter, ReflectionKind } from "typedoc";
import { publicPackages, root, sourceOf } from "./scripts/lib/workspace.mjs";

const packages = publicPackages();

/** Source files of the subpaths, with the paths of their pages: the names by which they are imported, less the scope. */
const entries = new Map(
  packages.flatMap((one) =>
    Object.keys(one.manifest.exports ?? {}).flatMap((subpath) => {
      const source = sourceOf(one, subpath);
      return source === undefined ? [] : [[source, one.short + subpath.slice(1)]];
    }),
  ),
);

/**
 * Modules are called as they are imported; the tool would call them after their files.
 * @param {import("typedoc").Application} app
 */
function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, declaration) => {
    if (declaration.kind !== ReflectionKind.Module) return;
    const [source] = context.getSymbolFromReflection(declaration)?.declarations ?? [];
    const imported = entries.get(source?.getSourceFile().fileName ?? "");
    if (imported !== undefined) declaration.name = imported;
  });
}

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  entryPoints: [...entries.keys()].map((source) => relative(root, source)),
  tsconfig: "tsconfig.docs.json",
  plugin: [load, "typedoc-plugin-markdown"],
  readme: "none",
  router: "module",
  // The types are checked by a gate of their own.
  skipErrorChecking: true,
  // Of the boards, what every custom element inherits.
  excludeExternals: true,
  disableSources: true,
  maxTypeConversionDepth: 3,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  propertyMembersFormat: "table",
  typeDeclarationFormat: "table",
  enumMembersFormat: "table",
  // Fields say by name and type what they are; where that is not enough a docstring stands.
  // That all has a docstring is held by scripts/api.mjs, which sees each method where it is declared.
  validation: { notExported: true, invalidLink: true, notDocumented: false },
  treatWarningsAsErrors: true,
  githubPages: false,
  hideGenerator: true,
};
