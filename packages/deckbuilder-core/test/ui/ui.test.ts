import { configOf, game, type Mode } from "@sw/deckbuilder-core";
import { defaultCatalogue } from "@sw/deckbuilder-core/catalogue";
import { scenario } from "@sw/deckbuilder-core/testing";
import { componentPictured, componentsOf, pictureOf, picturesOf, uiIn } from "@sw/deckbuilder-core/ui";
import { at, expectOk, seeded } from "@sw/tabletop";
import { LOCALES } from "@sw/tabletop/text";
import { byHeading, byPiece } from "@sw/tabletop/ui";
import { describe, expect, it } from "vitest";

const PICTURES = new Set(picturesOf(defaultCatalogue));

describe("the game on a screen", () => {
  it.each<Mode>(["introductory", "secret-bases"])(
    "Every legal action of mode %s has a heading, labels and subjects with pictures in both languages",
    (mode) => {
      const chance = seeded(`ui ${mode}`);
      let { state } = expectOk(game.setup(configOf({ mode, bribing: true }), `ui ${mode}`));
      for (let step = 0; step < 120; step++) {
        const actions = game.legalActions(state);
        const seat = game.decision(state)?.seat ?? "empire";
        const view = game.view(state, seat);
        for (const locale of step % 6 === 0 ? LOCALES : []) {
          const ui = uiIn(locale);
          expect(byHeading(ui, view, actions).flatMap((group) => group.actions)).toHaveLength(actions.length);
          for (const { key, actions: members } of byHeading(ui, view, actions)) {
            expect(key).not.toBe("");
            for (const { label, short, subjects } of members) {
              expect([label, short]).not.toContain("");
              expect(subjects.filter(({ picture }) => picture !== null && !PICTURES.has(picture))).toEqual([]);
            }
          }
        }
        ({ state } = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))));
      }
    },
  );

  const view = game.view(
    scenario({
      active: "rebel",
      resources: 3,
      force: -1,
      row: ["tie-fighter", "x-wing"],
      empire: { base: { card: "lothal", damage: 2 } },
      rebel: { hand: ["y-wing"], play: ["x-wing"], victory: ["endor"] },
    }),
    "rebel",
  );
  const actions = game.options(view);
  const ui = uiIn("en");

  it("Actions can be grouped by the piece that they are about", () => {
    const pieces = new Map(byPiece(ui, view, actions).map(({ key, actions: members }) => [key, members]));
    const [wing] = view.sides.rebel.play;
    const commits = pieces.get(`play/${wing?.id ?? 0}`) ?? [];
    expect(commits.map(({ short }) => short)).toContain("X-Wing → TIE Fighter");
    expect(commits[0]?.subjects).toContainEqual({ at: "base/empire", picture: "base/lothal" });
    expect(pieces.get("own-hand/y-wing")?.map(({ short }) => short)).toEqual(["Y-Wing"]);
    expect(pieces.get("")?.map(({ action }) => action)).toEqual([{ type: "end-turn" }]);
  });

  it("Actions can be grouped by what they do, under a heading in the language of the screen", () => {
    expect(byHeading(ui, view, actions).map(({ key }) => key)).toEqual([
      "Play from hand",
      "Purchase",
      "Commit cards to an attack",
      "End the turn",
    ]);
    expect(byHeading(uiIn("es"), view, actions)[0]?.key).toBe("Jugar de la mano");
  });

  it("The header shows turn, Force, resources, and each side's base, destroyed bases and piles", () => {
    expect(ui.header(view).map(({ key, seat, text }) => [key, seat, text])).toEqual([
      ["turn", null, "Turn 4, Rebellion"],
      ["force", null, "Force: Empire (1)"],
      ["resources", "rebel", "resources 3"],
      ["base", "empire", "Lothal: 2 of 8 damage"],
      ["destroyed", "empire", "0 of 3 bases destroyed"],
      ["piles", "empire", "hand 0, deck 10, discard 0"],
      ["base", "rebel", "Dantooine: 0 of 8 damage"],
      ["destroyed", "rebel", "1 of 3 bases destroyed"],
      ["piles", "rebel", "hand 1, deck 10, discard 0"],
    ]);
  });

  it("The components of an action are the cards that the view shows", () => {
    expect(actions.filter(({ type }) => type === "play").map((action) => componentsOf(action, view))).toEqual([
      [{ card: "y-wing" }],
    ]);
    expect(componentsOf({ type: "purchase", subject: "outer-rim-pilots" }, view)).toEqual([
      { card: "outer-rim-pilot" },
    ]);
    expect(componentsOf({ type: "end-turn" }, view)).toEqual([]);
  });

  it("[dbg.mode.secret-choose-four] Both players are asked for their secret bases at the same time", () => {
    const { state } = expectOk(game.setup(configOf({ mode: "secret-bases" }), "both"));
    const question = "Choose a base for your base deck in secret (left to choose: 4).";
    for (const seat of game.seats) expect(ui.question(game.view(state, seat))).toBe(question);
    expect(ui.question(game.view(state, "spectator"))).not.toBe(question);
    const [choice] = game.options(game.view(state, "rebel"));
    expect(choice?.type).toBe("choose-base");
    expect(choice && game.why(state, choice, { by: "rebel" })).toBeUndefined();
  });

  it("The picture of a card or a base leads back to it, and the backs of cards lead to nothing", () => {
    const shown = picturesOf(defaultCatalogue).flatMap((picture) => {
      const component = componentPictured(picture);
      return component === undefined ? [] : [[picture, pictureOf(component)] as const];
    });
    expect(shown.length).toBeGreaterThan(50);
    for (const [picture, back] of shown) expect(back).toBe(picture);
    expect(componentPictured("back/galaxy")).toBeUndefined();
  });

  it("A screen for a home-made catalogue shows its names and hit points without being given readers", () => {
    const bases = defaultCatalogue.bases.map((base) =>
      base.id === "lothal" ? { ...base, name: { en: "New Lothal", es: "Nuevo Lothal" }, hitPoints: 99 } : base,
    );
    const facts = uiIn("en", { catalogue: { ...defaultCatalogue, bases } }).header(view);
    expect(facts.map(({ text }) => text)).toContain("New Lothal: 2 of 99 damage");
  });
});
