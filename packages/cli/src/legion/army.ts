import { type ArmyList, type ArmyOptions, army, type ListedUnit, type Unplayable } from "@sw/legion-core/army";
import { defaultCatalogue, RANKS, type Rank } from "@sw/legion-core/catalogue";
import { describe } from "@sw/legion-core/text";
import { cardCost, cardName } from "../games/legion/cards.ts";
import type { Locale } from "../kit.ts";
import { wrapped } from "../terminal/layout.ts";
import type { Paint } from "../terminal/terminal.ts";

/** The language and colours of lines about an army. */
export interface Writing {
  readonly lang: Locale;
  readonly paint: Paint;
  readonly columns: number;
}

/** Lists the units of an army with their upgrades and points, and the total points. */
export function rosterLines(list: ArmyList, lang: Locale, paint: Paint): readonly string[] {
  const { points } = WORDS[lang];
  const lines = list.units.map((unit) => {
    const with_ = [...unit.upgrades, ...(unit.counterpart === undefined ? [] : partOf(unit.counterpart))];
    const upgrades = with_.length === 0 ? "" : `: ${with_.map((id) => cardName(id, lang)).join(", ")}`;
    return `${cardName(unit.unit, lang)}${upgrades}`;
  });
  return [paint.bold(`${army.points(list)} ${points}`), ...lines];
}

function partOf({ counterpart, upgrades }: NonNullable<ListedUnit["counterpart"]>): readonly string[] {
  return [counterpart, ...upgrades];
}

/**
 * Lists the cards that are not implemented in full: first those that games refuse, then those without a complete
 * source. With `isAll`, a first line counts the units that can be played.
 */
export function playableLines(
  found: readonly Unplayable[],
  isAll: boolean,
  { lang, columns }: Writing,
): readonly string[] {
  const words = PLAYABLE[lang];
  const refused = found.filter(({ why }) => why !== "not-told");
  const known = found.filter(({ why }) => why === "not-told");
  const all = defaultCatalogue.units.length;
  const units = new Set(refused.flatMap(({ on }) => on ?? []));
  const line = ({ card, on, why, keyword, doubts }: Unplayable): readonly string[] => {
    const where = on === null || on === card ? "" : ` (${cardName(on, lang)})`;
    const what = keyword === null ? words[why] : `${words[why]}: ${describe({ keyword }, { locale: lang })}`;
    return wrapped(`- ${cardName(card, lang)}${where}: ${[what, ...doubts].join(" ")}`, columns, 2);
  };
  return [
    ...(isAll ? [words.units(all - units.size, all)] : []),
    ...(found.length === 0 ? [words.everything] : []),
    ...[...refused, ...known].flatMap(line),
  ];
}

/** Lists what may be added to an army: units by rank, then upgrades by unit, then cards. */
export function optionLines(list: ArmyList, options: ArmyOptions, writing: Writing): readonly string[] {
  const words = WORDS[writing.lang];
  const units = RANKS.flatMap((rank) => listed(words.ranks[rank], options.units[rank].map(unitName(writing)), writing));
  const upgrades = list.units.flatMap((unit, index) => {
    const { upgrades: byType = {}, counterparts = [] } = options.upgrades[index] ?? {};
    const items = [
      ...Object.values(byType).flatMap((sets) => sets.map((ids) => together(ids, writing))),
      ...counterparts.map(({ counterpart }) => together([counterpart], writing)),
    ];
    return listed(cardName(unit.unit, writing.lang), items, writing);
  });
  const { primary, secondary, advantages } = options.battleDeck;
  return [
    ...headed(words.units, units, writing),
    ...headed(words.upgrades, upgrades, writing),
    ...headed(
      words.commands,
      listed(
        "",
        options.commandHand.map((id) => together([id], writing)),
        writing,
      ),
      writing,
    ),
    ...headed(
      words.deck,
      listed(
        "",
        [...primary, ...secondary, ...advantages].map((id) => together([id], writing)),
        writing,
      ),
      writing,
    ),
  ];
}

function headed(title: string, lines: readonly string[], { lang, paint }: Writing): readonly string[] {
  return [paint.bold(title), ...(lines.length === 0 ? [`  ${WORDS[lang].nothing}`] : lines)];
}

function listed(title: string, items: readonly string[], { columns }: Writing): readonly string[] {
  if (items.length === 0) return [];
  return wrapped(`  ${title === "" ? "" : `${title}: `}${items.join("; ")}`, columns, 4);
}

function unitName(writing: Writing): (unit: ListedUnit) => string {
  return ({ unit, upgrades }) => together([unit, ...upgrades], writing);
}

/** Returns cards in one line, each with its points. */
function together(ids: readonly string[], { lang }: Writing): string {
  return ids
    .map((id) => {
      const cost = cardCost(id);
      return cost === undefined ? cardName(id, lang) : `${cardName(id, lang)} (${cost})`;
    })
    .join(" + ");
}

interface PlayableWords extends Readonly<Record<Unplayable["why"], string>> {
  readonly everything: string;
  units(played: number, all: number): string;
}

const PLAYABLE: Readonly<Record<Locale, PlayableWords>> = {
  en: {
    units: (played, all) => (played === all ? `All ${all} units play.` : `${played} of ${all} units play.`),
    everything: "Everything plays as printed.",
    "not-played": "is not supported by this version yet.",
    "keyword-not-played": "has a keyword that this version does not support yet",
    "not-told": "is supported only as far as its text is known.",
  },
  es: {
    units: (played, all) =>
      played === all ? `Se juegan las ${all} unidades.` : `Se juegan ${played} de ${all} unidades.`,
    everything: "Todo se juega como está impreso.",
    "not-played": "aún no se juega.",
    "keyword-not-played": "tiene una cualidad que aún no se juega",
    "not-told": "solo se admite en la medida en que se conoce su texto.",
  },
};

interface ArmyWords {
  readonly points: string;
  readonly units: string;
  readonly upgrades: string;
  readonly commands: string;
  readonly deck: string;
  readonly nothing: string;
  readonly ranks: Readonly<Record<Rank, string>>;
}

const WORDS: Readonly<Record<Locale, ArmyWords>> = {
  en: {
    points: "points",
    units: "Units",
    upgrades: "Upgrades",
    commands: "Command cards",
    deck: "Battle deck",
    nothing: "nothing",
    ranks: {
      commander: "Commander",
      operative: "Operative",
      corps: "Corps",
      "special-forces": "Special Forces",
      support: "Support",
      heavy: "Heavy",
    },
  },
  es: {
    points: "puntos",
    units: "Unidades",
    upgrades: "Mejoras",
    commands: "Cartas de Mando",
    deck: "Mazo de Batalla",
    nothing: "nada",
    ranks: {
      commander: "Comandante",
      operative: "Agente",
      corps: "Tropa",
      "special-forces": "Fuerzas especiales",
      support: "Apoyo",
      heavy: "Pesada",
    },
  },
};
