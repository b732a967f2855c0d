import type { Core } from "@sw/tabletop/conformance";
import type * as catalogue from "../src/catalogue/index.ts";
import type { Catalogue } from "../src/catalogue/index.ts";
import type * as main from "../src/index.ts";
import type { Config, RebellionTypes } from "../src/index.ts";
import type * as read from "../src/read/index.ts";
import type { Reader } from "../src/read/index.ts";
import type * as rules from "../src/rules/index.ts";
import type * as testing from "../src/testing/index.ts";
import type { Scenario } from "../src/testing/index.ts";
import type * as cards from "../src/text/cards/index.ts";
import type * as text from "../src/text/index.ts";
import type { Component } from "../src/text/index.ts";
import type * as ui from "../src/ui/index.ts";

interface RebellionParts {
  Catalogue: Catalogue;
  Component: Component;
  ConfigPart: Partial<Config>;
  Scenario: Scenario;
  Reader: Reader;
}

interface Modules {
  readonly ".": typeof main;
  readonly "./catalogue": typeof catalogue;
  readonly "./rules": typeof rules;
  readonly "./read": typeof read;
  readonly "./text": typeof text;
  readonly "./text/cards": typeof cards;
  readonly "./ui": typeof ui;
  readonly "./testing": typeof testing;
}

/** The modules of the package have what those of every core have; the compiler checks it. */
export function asCore(modules: Modules): Core<RebellionTypes, RebellionParts> {
  return modules;
}
