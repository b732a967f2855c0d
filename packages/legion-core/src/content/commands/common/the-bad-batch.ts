import { at } from "@sw/tabletop";
import { figure } from "../../../state/hooks/words.ts";
import type { UnitIndex } from "../../../state/ids.ts";
import type { Facts } from "../../../state/look.ts";
import { profileOf } from "../../../units/profiles.ts";
import { type CommandFile, commands } from "../../written/commands.ts";

const THE_BAD_BATCH = { unit: "The Bad Batch" } as const;

/** The keywords that the members other than Hunter grant, by the cards of their miniatures. */
const MEMBERS: Readonly<Record<string, string>> = {
  tech: "tactical",
  "echo-clone-force-99": "reliable",
  crosshair: "precise",
  omega: "inspire",
  wrecker: "suppressive",
};

/** Command cards of The Bad Batch. */
export const CARDS: CommandFile = /* @__PURE__ */ commands({ requires: THE_BAD_BATCH }, () => ({
  "we-do-what-we-do": {
    name: "We Do What We Do",
    pips: 3,
    orders: THE_BAD_BATCH,
    keywords: ["tactical 1", "reliable 1", "precise 1", "inspire 1", "suppressive"],
    en: "This round, for each of these members that is still in the unit: Hunter adds 1 to the speed of The Bad Batch, Tech gives it Tactical 1, Echo Reliable 1, Crosshair Precise 1, Omega Inspire 1, and Wrecker gives its weapons Suppressive.",
    es: "Esta ronda, por cada uno de estos miembros que siga en la unidad: Hunter añade 1 a la Velocidad de The Bad Batch, Tech le da Táctica 1, Echo Fiable 1, Crosshair Precisión 1, Omega Inspirador 1, y Wrecker da Fuego de contención a sus armas.",
    does: (own) => ({
      gift: {
        effect: [figure("speed", 1)],
        to: [{ unit: "The Bad Batch" }],
        keywords(look, unit) {
          const { miniatures } = profileOf(look, unit);
          const isThere = (card: string): boolean =>
            miniatures.some((one, place) => one.card === card && !isDefeated(look, unit, place));
          const keywords = Object.entries(MEMBERS)
            .filter(([card]) => isThere(card))
            .map(([, keyword]) => [keyword, 1]);
          return { ...Object.fromEntries(keywords), ...(isThere("hunter") ? {} : { [own]: -1 }) };
        },
      },
    }),
  },
}));

function isDefeated({ state }: Pick<Facts, "state">, unit: UnitIndex, place: number): boolean {
  return at(at(state.units, unit).miniatures, place).status === "defeated";
}
