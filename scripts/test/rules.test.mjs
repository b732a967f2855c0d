import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { packages, root, rulesOf } from "../lib/workspace.mjs";

/** @typedef {import("@sw/tabletop").RuleEntry} Entry */

const SCHEMA = JSON.parse(readFileSync(join(root, "packages/tabletop/src/contract/rule-index.schema.json"), "utf8"));

/** @param {unknown} rules @returns {readonly string[]} what breaks the schema */
function faultsOf(rules) {
  const ajv = new Ajv2020({ allErrors: true });
  ajv.validate(SCHEMA, rules);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Each field that names other rules. @type {Record<string, (entry: Entry) => readonly string[]>} */
const REFERENCES = {
  sameAs: ({ sameAs }) => (sameAs === undefined ? [] : [sameAs]),
  coveredBy: ({ coveredBy }) => (coveredBy === undefined ? [] : [coveredBy]),
  changedBy: ({ changedBy = [] }) => changedBy,
  clarifiedBy: ({ clarifiedBy = [] }) => clarifiedBy,
};

const indexed = packages()
  .map((one) => ({ name: one.manifest.name, rules: rulesOf(one) }))
  .filter(({ rules }) => Object.keys(rules).length > 0);
const known = new Set(indexed.flatMap(({ rules }) => Object.keys(rules)));

test("The contract, the dice and each game have rules", () => {
  const names = ["deckbuilder-core", "dice", "legion-core", "rebellion-core", "tabletop"];
  expect(indexed.map(({ name }) => name)).toEqual(names.map((name) => `@sw/${name}`));
});

describe.each(indexed)("$name", ({ rules }) => {
  test("Every rule has the shape of the JSON Schema", () => {
    expect(faultsOf(rules)).toEqual([]);
  });

  test.each(Object.entries(REFERENCES))("A rule names with %s only other rules that exist", (_, field) => {
    const named = Object.entries(rules).flatMap(([id, entry]) => field(entry).map((other) => ({ id, other })));
    expect(named.filter(({ id, other }) => id === other || !known.has(other))).toEqual([]);
  });
});

test("The JSON Schema refuses an unknown kind, an unknown field, an empty text and an id without an area", () => {
  const rule = { source: "Section", kind: "limit", rule: "Only so many." };
  expect(faultsOf({ "x.y.z": rule })).toEqual([]);
  expect(faultsOf({ "x.y.z": { ...rule, kind: "guess" } })).toEqual([
    "/x.y.z/kind must be equal to one of the allowed values",
  ]);
  expect(faultsOf({ "x.y.z": { ...rule, reading: "ours" } })).toEqual(["/x.y.z must NOT have additional properties"]);
  expect(faultsOf({ "x.y.z": { ...rule, rule: "" } })).toHaveLength(1);
  expect(faultsOf({ xyz: rule })).not.toEqual([]);
});

test("The JSON Schema knows the fields and the kinds of the type RuleEntry", () => {
  /** @type {Record<keyof Required<Entry>, true>} */
  const fields = {
    source: true,
    kind: true,
    rule: true,
    timing: true,
    ambiguity: true,
    rulings: true,
    changedBy: true,
    clarifiedBy: true,
    evidence: true,
    confidence: true,
    unverified: true,
    sameAs: true,
    coveredBy: true,
    untestable: true,
  };
  /** @type {Record<Entry["kind"], true>} */
  const kinds = {
    definition: true,
    setup: true,
    procedure: true,
    restriction: true,
    limit: true,
    option: true,
    geometry: true,
    faq: true,
    ruling: true,
    team: true,
    victory: true,
    contract: true,
  };
  const { properties } = SCHEMA.$defs.entry;
  expect(Object.keys(properties)).toEqual(Object.keys(fields));
  expect(properties.kind.enum).toEqual(Object.keys(kinds));
});
