import { type Config, configOf, game } from "@sw/rebellion-core";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import { scenario } from "@sw/rebellion-core/testing";
import { componentPictured, pictureOf, picturesOf, uiIn } from "@sw/rebellion-core/ui";
import { at, expectOk, seeded } from "@sw/tabletop";
import { LOCALES } from "@sw/tabletop/text";
import { byHeading, byPiece } from "@sw/tabletop/ui";
import { describe, expect, it } from "vitest";

const PICTURES = new Set(picturesOf(defaultCatalogue));

describe("the game on a screen", () => {
  it.each<[string, Partial<Config>]>([
    ["the base game", {}],
    ["Rise of the Empire", { expansion: "rise-of-the-empire", combat: "cinematic" }],
  ])("Every legal action of %s has a heading, labels and subjects with pictures in both languages", (_, config) => {
    const chance = seeded("ui");
    let { state } = expectOk(game.setup(configOf(config), "ui"));
    for (let step = 0; step < 240; step++) {
      const actions = game.legalActions(state);
      const view = game.view(state, game.decision(state)?.seat ?? "rebel");
      for (const locale of step % 12 === 0 ? LOCALES : []) {
        const groups = byHeading(uiIn(locale), view, actions);
        expect(groups.flatMap((group) => group.actions)).toHaveLength(actions.length);
        expect(groups.map(({ key }) => key)).not.toContain("");
        const all = groups.flatMap((group) => group.actions);
        expect(all.flatMap(({ label, short }) => [label, short])).not.toContain("");
        const pictures = all.flatMap(({ subjects }) => subjects.flatMap(({ picture }) => picture ?? []));
        expect(pictures.filter((picture) => !PICTURES.has(picture))).toEqual([]);
      }
      ({ state } = expectOk(game.apply(state, at(actions, chance.pick("action", actions.length, String)))));
    }
  });

  const view = game.view(
    scenario({
      phase: "command",
      base: { system: "hoth" },
      baseSpace: { "x-wing": 1 },
      systems: { kashyyyk: { loyalty: "rebel" }, naboo: { units: { "star-destroyer": 1 } } },
      leaders: { "princess-leia": "pool" },
    }),
    "rebel",
  );
  const ui = uiIn("en");

  it("Activations are grouped under their leader and shown at the leader's piece, with the system as their short label", () => {
    const actions = game.options(view);
    const heading = byHeading(ui, view, actions).find(({ key }) => key.includes("Leia"));
    expect(heading?.key).toBe("Activate a system with Princess Leia");
    expect(heading?.actions.map(({ short }) => short)).toContain("Kashyyyk");
    const leia = byPiece(ui, view, actions).find(({ key }) => key === "leader/princess-leia");
    expect(leia?.actions).toEqual(expect.arrayContaining([...(heading?.actions ?? [])]));
    expect(leia?.actions[0]?.subjects[0]).toEqual({ at: "leader/princess-leia", picture: "leader/princess-leia" });
  });

  it("The header shows round, turn, time, what the viewer knows about the base, and both sides", () => {
    const facts = ui.header(view);
    expect(facts.map(({ key }) => key)).toEqual(["round", "turn", "time", "base", "rebel", "imperial"]);
    expect(facts.find(({ key }) => key === "base")?.text).toContain("Hoth");
    expect(uiIn("es").header(view)[1]?.text).toBe("turno de la Rebelión");
    const rebel = facts.find(({ key }) => key === "rebel")?.text;
    expect(rebel).toContain("Rebellion: 1 loyal; ships 1, ground units 0; missions");
  });

  it("The picture of a component leads back to the component, and the backs of cards lead to nothing", () => {
    const shown = picturesOf(defaultCatalogue).flatMap((picture) => {
      const component = componentPictured(picture);
      return component === undefined ? [] : [[picture, pictureOf(component)] as const];
    });
    expect(shown.length).toBeGreaterThan(50);
    for (const [picture, back] of shown) expect(back).toBe(picture);
    expect(componentPictured("back/mission")).toBeUndefined();
  });

  it("A screen for a home-made catalogue shows its names", () => {
    const systems = defaultCatalogue.systems.map((system) =>
      system.id === "kashyyyk" ? { ...system, name: { en: "New Kashyyyk", es: "Nuevo Kashyyyk" } } : system,
    );
    const own = uiIn("en", { catalogue: { ...defaultCatalogue, systems } });
    const activate = game.options(view).find((action) => action.type === "activate" && action.system === "kashyyyk");
    expect(activate && own.short(activate, view)).toBe("New Kashyyyk");
  });
});
