import { game } from "@sw/legion-core";
import { defaultCatalogue } from "@sw/legion-core/catalogue";
import { SKIRMISH } from "@sw/legion-core/examples";
import { mm } from "@sw/legion-core/table";
import { scenario } from "@sw/legion-core/testing";
import { componentPictured, componentsOf, pictureOf, picturesOf, spotWords, uiIn } from "@sw/legion-core/ui";
import { at, expectOk, seeded } from "@sw/tabletop";
import { LOCALES, type Locale } from "@sw/tabletop/text";
import { byHeading, byPiece } from "@sw/tabletop/ui";
import { describe, expect, it } from "vitest";
import { movingScene } from "../helpers/moves.ts";

const PICTURES = new Set(picturesOf(defaultCatalogue));

describe("the game on a screen", () => {
  it("Every legal action has a heading, labels and pieces with pictures in both languages", () => {
    const chance = seeded("ui");
    let { state } = expectOk(game.setup(SKIRMISH, "ui"));
    for (let step = 0; step < 200; step++) {
      const actions = game.legalActions(state, { density: 0 });
      const view = game.view(state, game.decision(state)?.seat ?? "player-1");
      for (const locale of step % 10 === 0 ? LOCALES : []) {
        const groups = byHeading(uiIn(locale), view, actions);
        expect(groups.map(({ key }) => key)).not.toContain("");
        const all = groups.flatMap((group) => group.actions);
        expect(all).toHaveLength(actions.length);
        expect(all.flatMap(({ label, short }) => [label, short])).not.toContain("");
        const pictures = all.flatMap(({ subjects }) => subjects.flatMap(({ picture }) => picture ?? []));
        expect(pictures.filter((picture) => !PICTURES.has(picture))).toEqual([]);
      }
      ({ state } = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))));
    }
  });

  const view = game.view(
    scenario({
      "player-1": { units: [{ unit: "stormtroopers", at: [400, 400] }], points: 2 },
      "player-2": { units: [{ unit: "rebel-troopers", at: [400, 700] }] },
      mission: { primary: "breakthrough" },
    }),
    "player-1",
  );
  const ui = uiIn("en");

  it("The subject of a move is the moving unit, and miniatures and units have distinct places", () => {
    const subjects = (subject: string) => ui.subjects({ type: "wound", subject }, view);
    expect(ui.subjects({ type: "activate", subject: "p1.0" }, view)).toEqual([
      { at: "unit/p1.0", picture: "unit/stormtroopers" },
    ]);
    expect(subjects("p2.0.1")).toEqual([{ at: "miniature/p2.0.1", picture: "unit/rebel-troopers" }]);
    expect(ui.subjects({ type: "pass" }, view)).toEqual([]);
    const choosing = game.options(view);
    expect(byPiece(ui, view, choosing).flatMap(({ actions }) => actions)).toHaveLength(choosing.length);
  });

  it("Short labels name units, and show spots in millimetres", () => {
    expect(ui.short({ type: "activate", subject: "p1.0" }, view)).toBe("Stormtroopers");
    const heading = { x: 1, y: 0 };
    expect(ui.short({ type: "place", subject: "p1.0.1", to: { x: 41_234, y: 5_000, z: 0 }, heading }, view)).toBe(
      "412,50",
    );
  });

  it("The label of a spot names what it leads towards, the terrain under the base and its cover", () => {
    const table = {
      ...SKIRMISH.table,
      terrain: SKIRMISH.table.terrain.map((piece) =>
        piece.id === "wall-1" ? { ...piece, cover: "none" as const } : piece,
      ),
    };
    const seen = game.view(
      scenario({
        table,
        "player-1": { units: [{ unit: "stormtroopers", at: [450, 250] }] },
        "player-2": { units: [{ unit: "rebel-troopers", at: [450, 800] }] },
      }),
      "player-1",
    );
    const heading = { x: 1, y: 0 };
    const placed = (x: number, y: number, locale: Locale = "en") =>
      spotWords({ type: "place", subject: "p1.0.0", to: { x: mm(x), y: mm(y), z: 0 }, heading }, seen, locale);
    expect([placed(690, 330), placed(690, 330, "es")]).toEqual(["in wood (light cover)", "en wood (cobertura ligera)"]);
    expect([placed(170, 340), placed(165, 340)]).toEqual(["at house-1 (heavy cover)", ""]);
    expect([placed(450, 320), placed(210, 570), placed(800, 800)]).toEqual(["at wall-1", "in swamp", ""]);
  });

  it("The label of a move names the nearest token or enemy that it heads straight for", () => {
    const tool = { speed: 1, first: { x: 0, y: 1 }, second: { x: 0, y: 1 } } as const;
    const going = (x: number, y: number, locale: Locale = "en") =>
      spotWords(
        { type: "move", move: { type: "standard", tool, to: { x: mm(x), y: mm(y), z: 0 }, followers: "auto" } },
        moving,
        locale,
      );
    const armies = [[{ unit: "stormtroopers", at: [400, 100] }], [{ unit: "rebel-troopers", at: [400, 700] }]] as const;
    const moving = game.view(movingScene(armies), "player-1");
    expect([going(400, 200), going(400, 200, "es")]).toEqual(["towards Rebel Troopers", "hacia Soldados rebeldes"]);
    expect([going(440, 200), going(460, 200), going(400, 50)]).toEqual(["towards Rebel Troopers", "", ""]);
  });

  it("The header shows round and phase, the mission, and points, forces and pools of both sides", () => {
    expect(ui.header(view).map(({ key, seat }) => [key, seat])).toEqual([
      ["round", null],
      ["mission", null],
      ...(["player-1", "player-2"] as const).flatMap((seat) => [
        ["points", seat],
        ["forces", seat],
        ["pools", seat],
      ]),
    ]);
    expect(ui.header(view)[1]?.text).toBe("Breakthrough");
    expect(ui.header(view)[2]?.text).toBe("2 VP");
    expect(uiIn("es").header(view)[3]?.text).toBe("1 de 1 unidades, 4 de 4 miniaturas");
  });

  it("The picture of a card leads back to the card, and pictures of card backs lead to none", () => {
    const shown = picturesOf(defaultCatalogue).flatMap((picture) => {
      const component = componentPictured(picture);
      return component === undefined ? [] : [[picture, pictureOf(component)] as const];
    });
    expect(shown.length).toBeGreaterThan(50);
    for (const [picture, back] of shown) expect(back).toBe(picture);
    expect(componentPictured("back/command")).toBeUndefined();
  });

  it("The card of an action is the card of its unit", () => {
    expect(componentsOf({ type: "activate", subject: "p1.0" }, view)).toEqual([{ unit: "stormtroopers" }]);
    expect(componentsOf({ type: "pass" }, view)).toEqual([]);
  });

  it("A screen of a custom catalogue shows that catalogue's names of units and battle cards", () => {
    const units = defaultCatalogue.units.map((unit) =>
      unit.id === "stormtroopers" ? { ...unit, name: { en: "Snowtroopers" } } : unit,
    );
    const primaryObjectives = defaultCatalogue.primaryObjectives.map((card) =>
      card.id === "breakthrough" ? { ...card, name: { en: "Break Out" } } : card,
    );
    const own = uiIn("en", { catalogue: { ...defaultCatalogue, units, primaryObjectives } });
    expect(own.short({ type: "activate", subject: "p1.0" }, view)).toBe("Snowtroopers");
    expect(own.header(view).find(({ key }) => key === "mission")?.text).toContain("Break Out");
  });
});
