import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { COMPONENTS } from "../lib/components.ts";
import { root } from "../lib/workspace.mjs";

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(`${root}/packages/${path}`, "utf8"));

const FILES = COMPONENTS.flatMap(({ short }) => ["catalogue", "texts"].map((name) => ({ short, name })));

describe("the data that the cores publish", () => {
  test.each(FILES)("The $name of $short is valid by its schema, and nothing else is", ({ short, name }) => {
    const validate = new Ajv2020({ strict: false }).compile(json(`${short}-core/schemas/${name}.json`));
    const document = json(`${short}-core/data/${name}.json`);
    expect(validate(document) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...document, another: 1 })).toBe(false);
  });

  test.each(COMPONENTS)("Every entry of the catalogue of $short has its text", ({ short }) => {
    /** @type {Readonly<Record<string, unknown>>} */
    const { riseOfTheEmpire = {}, ...catalogue } = json(`${short}-core/data/catalogue.json`);
    const ids = [catalogue, Object(riseOfTheEmpire)].flatMap((part) => Object.values(part)).flatMap(idsIn);
    /** @type {{ groups: readonly { entries: readonly { id: string }[] }[] }} */
    const { groups } = json(`${short}-core/data/texts.json`);
    const told = new Set(groups.flatMap(({ entries }) => entries.map(({ id }) => id)));
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !told.has(id))).toEqual([]);
  });
});

/** The ids of the entries of a list; of what is no list of entries none. @param {unknown} list */
function idsIn(list) {
  return Array.isArray(list) ? list.flatMap((one) => (typeof one?.id === "string" ? [one.id] : [])) : [];
}
