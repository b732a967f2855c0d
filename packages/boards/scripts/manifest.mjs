/** Makes the manifest of the custom elements from their sources: what they take, fire, and show for styling. */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

const home = new URL("../", import.meta.url);

/** The elements by the folder of their game. */
const ELEMENTS = [
  { folder: "deckbuilder", tag: "sw-deckbuilder", name: "DeckbuilderElement" },
  { folder: "legion", tag: "sw-legion", name: "LegionElement" },
  { folder: "rebellion", tag: "sw-rebellion", name: "RebellionElement" },
];

/** @param {string} path */
const textOf = (path) => readFileSync(new URL(path, home), "utf8");

/** @param {string} path */
const parsed = (path) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);

/**
 * The text of a node's docstring in one line.
 * @param {ts.Node} node
 */
function docOf(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = doc === undefined ? "" : (ts.getTextOfJSDocComment(doc.comment) ?? "");
  return text
    .replace(/\{@link (\w+)\}/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * All nodes of a file that a test holds of.
 * @template {ts.Node} Found
 * @param {ts.SourceFile} file
 * @param {(node: ts.Node) => node is Found} test
 * @returns {Found[]}
 */
function found(file, test) {
  /** @type {Found[]} */
  const nodes = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (test(node)) nodes.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return nodes;
}

/** The attribute of each property that has one, and whether the property is written back to it. */
function attributes() {
  const [declared] = found(parsed("src/common/board.ts"), ts.isPropertyDeclaration).filter(
    ({ name }) => name.getText() === "properties",
  );
  if (declared?.initializer === undefined || !ts.isObjectLiteralExpression(declared.initializer)) {
    throw new Error("the properties of the boards are declared otherwise");
  }
  return new Map(
    declared.initializer.properties.filter(ts.isPropertyAssignment).flatMap(({ name, initializer }) => {
      const settings = initializer.getText();
      if (/attribute: false|state: true/.test(settings)) return [];
      const attribute = /attribute: "([^"]+)"/.exec(settings)?.[1] ?? name.getText().toLowerCase();
      return [[name.getText(), { attribute, reflects: settings.includes("reflect: true") }]];
    }),
  );
}

/** The properties of every board. */
function members() {
  const withAttribute = attributes();
  const [board] = found(parsed("src/common/shapes.ts"), ts.isInterfaceDeclaration).filter(
    ({ name }) => name.text === "Board",
  );
  if (board === undefined) throw new Error("there is no interface of the boards");
  return board.members.filter(ts.isPropertySignature).map((member) => {
    const name = member.name.getText();
    const isReadonly = member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) === true;
    return {
      kind: "field",
      name,
      type: { text: member.type?.getText().replace(/\s+/g, " ") ?? "unknown" },
      description: docOf(member),
      ...(isReadonly ? { readonly: true } : {}),
      ...withAttribute.get(name),
    };
  });
}

/** The events that every board fires, with the type of each. */
function events() {
  const listeners = found(parsed("src/common/shapes.ts"), ts.isPropertySignature).flatMap(({ name, type }) => {
    const event = /^"on(sw-[a-z]+)"$/.exec(name.getText())?.[1];
    if (event === undefined || type === undefined || !ts.isFunctionTypeNode(type)) return [];
    return [{ name: event, type: { text: type.parameters[0]?.type?.getText() ?? "CustomEvent" } }];
  });
  const fired = textOf("src/common/board.ts").match(/"sw-[a-z]+"/g) ?? [];
  const names = [...new Set(fired.map((name) => name.slice(1, -1)))].sort();
  if (
    names.join() !==
    listeners
      .map(({ name }) => name)
      .sort()
      .join()
  ) {
    throw new Error(`the boards fire ${names.join(", ")}, and the attributes name other listeners`);
  }
  return listeners;
}

/**
 * The parts that the boards of a folder and the common code name.
 * @param {string} folder
 */
function parts(folder) {
  const files = ["common", folder].flatMap((room) =>
    readdirSync(new URL(`src/${room}/`, home))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => textOf(`src/${room}/${name}`)),
  );
  const named = files.flatMap((text) => [...text.matchAll(/\bpart(?:=|: )"([a-z]+)"/g)].map(([, part = ""]) => part));
  return [...new Set(["piece", ...named])].sort().map((name) => ({ name }));
}

/** The manifest, in the form of https://github.com/webcomponents/custom-elements-manifest. */
export function manifest() {
  const shared = { members: members(), events: events() };
  return {
    schemaVersion: "2.1.0",
    modules: ELEMENTS.map(({ folder, tag, name }) => {
      const path = `dist/${folder}.js`;
      const [, description = ""] = /^\/\*\*\n \* (.+)\n/.exec(textOf(`src/${folder}.ts`)) ?? [];
      return {
        kind: "javascript-module",
        path,
        declarations: [
          {
            kind: "class",
            customElement: true,
            tagName: tag,
            name,
            description,
            superclass: { name: "LitElement", package: "lit" },
            attributes: shared.members.flatMap((member) =>
              "attribute" in member
                ? [
                    {
                      name: member.attribute,
                      fieldName: member.name,
                      type: member.type,
                      description: member.description,
                    },
                  ]
                : [],
            ),
            ...shared,
            slots: [{ name: "picture-<key>", description: "Replaces the drawing of a card or piece." }],
            cssParts: parts(folder),
          },
        ],
        exports: [{ kind: "custom-element-definition", name: tag, declaration: { name, module: path } }],
      };
    }),
  };
}
