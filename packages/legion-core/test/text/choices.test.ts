import { expect, it } from "vitest";
import { defaultCatalogue } from "../../src/content/catalogue.ts";
import { KEYWORDS } from "../../src/content/keyword-entries.ts";
import { KEYWORD_TEXTS } from "../../src/content/keyword-texts.ts";
import { CARD_TEXTS } from "../../src/content/texts.ts";
import { UPGRADES_IN_POOLS } from "../../src/content/upgrades/pool-effects.ts";
import { game } from "../../src/index.ts";
import { BOX } from "../../src/testing/box.ts";
import { play, scenario } from "../../src/testing/index.ts";
import { CHOICE_NAMES, PIECE_NAMES } from "../../src/text/game/names.ts";
import { describe } from "../../src/text/index.ts";
import { DONE } from "../helpers/actions.ts";

it("Every choice that a keyword or upgrade offers in an attack has a name or a text", () => {
  const offered = [...Object.values(BOX.keywords), ...Object.values(UPGRADES_IN_POOLS)].flatMap(
    ({ attacking, defending, guarding }) =>
      [attacking, defending, guarding].flatMap((hooks) => (hooks?.offers ?? []).map(({ id }) => id)),
  );
  expect(offered.length).toBeGreaterThan(8);
  const told = { ...KEYWORDS, ...CARD_TEXTS, ...CHOICE_NAMES };
  expect(offered.filter((id) => !(id in told))).toEqual([]);
});

it("A choice that uses another unit's token has a text", () => {
  const action = { type: "choose-option", subject: "marksman hit of p1.1" } as const;
  expect(describe({ action }, { locale: "es" })).toMatch(/^Puntería: .* de la unidad p1\.1$/);
});

it("[leg.timing.own-order] The menu names the effects that may be resolved, not another one that does not apply", () => {
  const bossk = { unit: "bossk-trandoshan-terror", at: [600, 300], wounds: [2], tokens: { poison: 1 } } as const;
  const veers = { unit: "general-veers-master-tactician", at: [1200, 300] } as const;
  const start = scenario({
    activating: "p1.1",
    "player-1": { units: [veers, bossk], hand: [] },
    "player-2": { units: [{ unit: "rebel-troopers", at: [300, 800] }], hand: [] },
  });
  const { state } = play(start, [DONE]);
  const view = game.view(state, "player-1");
  expect(game.legalActions(state).map((action) => describe({ action }, { locale: "en", view }))).toEqual([
    "Resolve Regenerate of Bossk",
    "Resolve Poison of Bossk",
  ]);
});

it("A placed token is named by its own name, and a token on a card by the name of the keyword that put it there", () => {
  const to = { x: 10_000, y: 20_000, z: 0 };
  const put = { type: "place-token", subject: "smoke", to } as const;
  expect(describe({ action: put }, { locale: "en" })).toBe("Place smoke token at (100, 200) mm");
  expect(describe({ action: put }, { locale: "es" })).toBe("Colocar ficha de Humo en (100, 200) mm");
  const spent = { type: "choose-option", subject: "dodge of cache" } as const;
  expect(describe({ action: spent }, { locale: "es" })).toBe("Gastar: Esquiva (Provisión)");
  const bomb = { type: "perform", subject: "self-destruct-attack" } as const;
  expect(describe({ action: bomb }, { locale: "es" })).toBe("Ataque de autodestrucción");
});

it("A choice or token that several cards and keywords share has the same words in each of their texts", () => {
  const texts = [...Object.values(KEYWORD_TEXTS), ...Object.values(CARD_TEXTS)];
  for (const { id, choices = {}, tokens = {} } of texts) {
    for (const [name, line] of Object.entries(choices)) expect(CHOICE_NAMES[name], id).toEqual(line);
    for (const [name, line] of Object.entries(tokens)) expect(PIECE_NAMES[name], id).toEqual(line);
  }
});

it("Every token that an objective card places has a name", () => {
  const placed = defaultCatalogue.primaryObjectives.flatMap(({ setup }) =>
    setup.flatMap((step) => ("place" in step ? [step.place] : [])),
  );
  expect(placed).toContain("bunker");
  expect(placed.filter((name) => !(name in PIECE_NAMES))).toEqual([]);
});
