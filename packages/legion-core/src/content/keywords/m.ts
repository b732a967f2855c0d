import { revealedPips } from "../../cards/commands/playing.ts";
import type { Weapon } from "../../catalogue/entries.ts";
import type { NamedChoice } from "../../state/hooks/battle-card.ts";
import { adds, attacking, cardAction, figure, may, on, permits } from "../../state/hooks/words.ts";
import type { UnitIndex } from "../../state/ids.ts";
import type { Look } from "../../state/look.ts";
import { exhaustedUpgrades, type PlacedCard, toReady, turnCard } from "../../units/cards.ts";
import { askNamed, askUnits, unchosen } from "../../units/choosing.ts";
import { alliesAt } from "../../units/near.ts";
import { fitsAny } from "../../units/ranks.ts";
import { gainTokens } from "../../units/unit-tokens.ts";
import { type KeywordFile, keywords } from "../written/keywords.ts";
import { boughtResults } from "./shared/bought-results.ts";
import { compulsoryMove } from "./shared/compulsory-moves.ts";

/** The keywords that start with M. */
export const KEYWORDS: KeywordFile = /* @__PURE__ */ keywords(() => ({
  "makashi-mastery": {
    name: ["Makashi Mastery", "Dominio de Makashi"],
    en: "In a melee attack, while it chooses weapons, the unit may lower the Pierce of one of them by 1. The defender can then use neither Immune: Pierce nor Impervious.",
    es: "En un ataque cuerpo a cuerpo, al elegir las armas, la unidad puede reducir en 1 el Perforante de una de ellas. El defensor no puede usar entonces ni Inmune a perforante ni Duro de pelar.",
    does: (keyword) => [
      attacking(
        adds("pierce", -1, { attack: "melee", given: "weapon-pierce" }),
        adds("defies-pierce-immunity", 1, { attack: "melee", given: "weapon-pierce" }),
      ),
      on("declaring", {
        step: "weapons",
        rule: "leg.kw.makashi-mastery",
        ways: (_, __, { attack, inPool }) => (attack === "melee" && inPool.some(hasPierce) ? [""] : []),
      }),
      figure("in-attack", (_, { value }, { used }) => (used.includes(keyword) ? value : 0)),
    ],
  },
  marksman: {
    name: ["Marksman", "Puntería"],
    en: "After its surges are converted, the attacker may spend aim tokens to improve dice instead of rerolling: each turns a blank into a hit or a hit into a critical.",
    es: "Tras convertir sus incrementos, el atacante puede gastar fichas de Ataque apuntado para mejorar dados en vez de repetirlos: cada una cambia una cara vacía por un impacto, o un impacto por un impacto crítico.",
    choices: {
      "marksman hit": { en: "Marksman: a blank becomes a hit", es: "Puntería: una cara vacía pasa a ser un impacto" },
      "marksman critical": {
        en: "Marksman: a hit becomes a critical",
        es: "Puntería: un impacto pasa a ser un impacto crítico",
      },
      "marksman critical from blank": {
        en: "Marksman, two tokens: a blank becomes a critical",
        es: "Puntería, dos fichas: una cara vacía pasa a ser un impacto crítico",
      },
    },
    does: (keyword) => [attacking(...boughtResults(keyword, "aim"))],
  },
  "master-of-the-force": {
    name: ["Master of the Force[ X]", "Maestría con la Fuerza[ X]"],
    en: "At the end of its activation the unit may ready up to X of its exhausted Force upgrades.",
    es: "Al final de su activación, la unidad puede preparar hasta X de sus mejoras de la Fuerza agotadas.",
    choices: { enough: { en: "no more", es: "nada más" } },
    does: (keyword) => [
      may(
        "activation-end",
        (look, { unit }, about) => about === unit && exhausted(look, unit).length > 0,
        (work, { unit, value }) => {
          for (let more = 1; more < value; more++) askNamed(work, keyword, "more", unit);
          askNamed(work, keyword, "first", unit);
        },
      ),
      on("choices", { first: readying([]), more: readying([ENOUGH]) }),
    ],
  },
  "master-storyteller": {
    name: ["Master Storyteller", "Narrador magistral"],
    en: "Card action: up to as many friendly Ewok units at range 2 as the number of the round gain two surge tokens each.",
    es: "Acción de carta: hasta tantas unidades aliadas de Ewoks a alcance 2 como el número de la ronda ganan dos fichas de Incremento cada una.",
    does: (keyword) => [
      cardAction(
        keyword,
        () => true,
        (work, { unit }) => askUnits(work, keyword, unit, work.state.round),
      ),
      on("choice", {
        rule: "leg.kw.master-storyteller",
        most: "value",
        may: true,
        candidates: (look, { unit }, chosen) =>
          unchosen(alliesAt(look, unit, 2), chosen).filter((one) => fitsAny(look, one, [{ affiliation: "ewoks" }])),
        take(work, _bearer, chosen) {
          for (const unit of chosen) {
            gainTokens(work, unit, "surge", 2, { rule: "leg.kw.master-storyteller", cause: keyword });
          }
        },
      }),
    ],
  },
  mercenary: {
    name: ["Mercenary", "Mercenario"],
    en: "The factions named may include the unit in their army as a Mercenary unit.",
    es: "Las facciones indicadas pueden incluir la unidad en su ejército como unidad de Mercenarios.",
    does: () => [],
  },
  mobile: {
    name: ["Mobile", "Dinámico"],
    en: "The unit does not rotate before it moves. It must make a free compulsory move at the start or at the end of its Perform Actions step.",
    es: "La unidad no rota antes de moverse. Debe efectuar un movimiento obligatorio gratuito al principio o al final de su paso Realizar acciones.",
    does: () => [
      permits("straight-ahead"),
      compulsoryMove("perform-actions-start", true),
      compulsoryMove("perform-actions-edge", false),
    ],
  },
  "my-mood-is-based-on-profit": {
    name: ["My Mood is Based on Profit", "Mi humor lo dicta el botín"],
    en: "The figures that the card of the unit leaves open are the number of pips of the command card that its player revealed last, at least 1; before the first they are 1.",
    es: "Las puntuaciones que la carta de la unidad deja abiertas equivalen al número de puntos de prioridad de la última carta de Mando que mostró su jugador, 1 como mínimo; antes de la primera son 1.",
    does: () => [
      on("x", (look, side) =>
        Math.max(LEAST_X, revealedPips(look, side) ?? look.state.sides[side].lastPips ?? LEAST_X),
      ),
    ],
  },
}));

function hasPierce({ keywords }: Weapon): boolean {
  return keywords.some(({ id }) => id === "pierce");
}

/** The answer that stops readying cards. */
const ENOUGH = "enough";

/** Creates the choice of one exhausted card to ready. `others` are further answers, which ready none. */
function readying(others: readonly string[]): NamedChoice {
  return {
    kind: "named",
    rule: "leg.kw.master-of-the-force-x",
    candidates(look, { about }) {
      const cards = about === null ? [] : exhausted(look, about).map(toReady);
      return cards.length > 0 ? [...cards, ...others] : [];
    },
    take(work, { about }, chosen) {
      const card = about === null ? undefined : exhausted(work, about).find((one) => toReady(one) === chosen);
      if (about === null || card === undefined) return;
      const because = { rule: "leg.kw.master-of-the-force-x", cause: "master-of-the-force" } as const;
      turnCard(work, about, card.place, "readied", because);
    },
  };
}

/** Lists the exhausted Force upgrades of a unit. */
function exhausted(look: Look, unit: UnitIndex): readonly PlacedCard[] {
  return exhaustedUpgrades(look, unit, "force");
}

/** The minimum of X for Moods, also used before the first command card. */
const LEAST_X = 1;
