import type { Locale } from "@sw/tabletop/text";
import type { GameKey } from "../games/registry.ts";

/** A text in both languages. */
export type Said = Readonly<Record<Locale, string>>;

/** The answers of a form, by the key of their field. */
export type Values = Readonly<Record<string, string>>;

/** A question of a form with its choices. The first choice is the default. */
export interface Field {
  readonly key: string;
  readonly label: Said;
  readonly choices: readonly (readonly [value: string, label: Said])[];
  /** Whether the field is shown, given the other answers. Defaults to always. */
  readonly isAsked?: (values: Values) => boolean;
}

/** A game that can be opened. */
export interface Offer {
  readonly key: GameKey;
  readonly title: Said;
  readonly note: Said;
  readonly fields: readonly Field[];
  /** Returns the id of the game for the answers of the form. */
  gameId(values: Values): string;
  /** Returns the automatic seat for the answers of the form; null if the game has none. */
  automa(values: Values): string | null;
  /** Returns the configuration of a table, to be validated by the game. */
  config(values: Values): Promise<unknown>;
}

const same = (text: string): Said => ({ en: text, es: text });
const YES_NO = [
  ["no", { en: "no", es: "no" }],
  ["yes", { en: "yes", es: "sí" }],
] as const;

const DECKBUILDER: Offer = {
  key: "deckbuilder",
  title: { en: "Deckbuilding Game", es: "Juego de Mazos" },
  note: { en: "two players · three modes", es: "dos jugadores · tres modos" },
  fields: [
    {
      key: "mode",
      label: { en: "Mode", es: "Modo" },
      choices: [
        ["introductory", { en: "introductory", es: "introductorio" }],
        ["full-galaxy", { en: "full galaxy", es: "galaxia completa" }],
        ["secret-bases", { en: "secret bases", es: "bases secretas" }],
      ],
    },
    {
      key: "bases",
      label: { en: "Bases to destroy", es: "Bases por destruir" },
      choices: [
        ["usual", { en: "as the book says", es: "según el libro" }],
        ...["2", "3", "4", "5"].map((n) => [n, same(n)] as const),
      ],
    },
    { key: "bribing", label: { en: "Bribing", es: "Sobornos" }, choices: YES_NO },
  ],
  gameId: () => "deckbuilder",
  automa: () => null,
  async config({ mode = "introductory", bases = "usual", bribing }) {
    const usual = mode === "introductory" ? 3 : 4;
    return { mode, bases: bases === "usual" ? usual : Number(bases), bribing: bribing === "yes" };
  },
};

const isSolo = ({ people }: Values): boolean => people === "1";
const hasExpansion = ({ expansion }: Values): boolean => expansion === "rise-of-the-empire";

const REBELLION: Offer = {
  key: "rebellion",
  title: { en: "Rebellion", es: "Rebellion" },
  note: { en: "two to four players, or alone", es: "de dos a cuatro jugadores, o en solitario" },
  fields: [
    {
      key: "people",
      label: { en: "People", es: "Personas" },
      choices: [
        ["2", same("2")],
        ["1", { en: "1, solo", es: "1, solitario" }],
        ["3", same("3")],
        ["4", same("4")],
      ],
    },
    {
      key: "setup",
      label: { en: "Set-up", es: "Preparación" },
      choices: [
        ["advanced", { en: "advanced", es: "avanzada" }],
        ["first-game", { en: "first game", es: "primera partida" }],
      ],
      isAsked: (values) => !isSolo(values) && !hasExpansion(values),
    },
    {
      key: "expansion",
      label: { en: "Expansion", es: "Expansión" },
      choices: [
        ["none", { en: "none", es: "ninguna" }],
        ["rise-of-the-empire", { en: "Rise of the Empire", es: "El auge del Imperio" }],
      ],
    },
    {
      key: "combat",
      label: { en: "Combat", es: "Combate" },
      choices: [
        ["base", { en: "tactic cards", es: "cartas de Táctica" }],
        ["cinematic", { en: "cinematic", es: "cinematográfico" }],
      ],
    },
    {
      key: "rulings",
      label: { en: "Rulings", es: "Aclaraciones" },
      choices: [
        ["book", { en: "book", es: "libro" }],
        ["faq", { en: "errata", es: "erratas" }],
      ],
    },
  ],
  gameId: ({ people = "2" }) =>
    ({ "1": "rebellion-solo", "3": "rebellion-3", "4": "rebellion-4" })[people] ?? "rebellion",
  automa: (values) => (isSolo(values) ? "imperial" : null),
  async config(values) {
    const { people = "2", setup = "advanced", rulings = "book", combat = "base" } = values;
    const isExpanded = hasExpansion(values);
    const shared = {
      rulings,
      ...(isExpanded ? { expansion: "rise-of-the-empire" } : {}),
      ...(combat === "cinematic" ? { combat } : {}),
    };
    if (!isSolo(values)) return { players: Number(people), setup: isExpanded ? "advanced" : setup, ...shared };
    const units = isExpanded ? { startingUnits: "expansion" } : {};
    return {
      players: 2,
      setup: "advanced",
      ...shared,
      ...units,
      solo: combat === "cinematic" ? {} : { originalCombat: true },
    };
  },
};

const LEGION: Offer = {
  key: "legion",
  title: { en: "Legion", es: "Legion" },
  note: { en: "two players · armies by list or link", es: "dos jugadores · ejércitos por lista o enlace" },
  fields: [],
  gameId: () => "legion",
  automa: () => null,
  config: async (values) => (await import("./armies.ts")).legionConfig(values),
};

/** The games that can be opened, in the order in which they are shown. */
export const OFFERS: readonly [Offer, Offer, Offer] = [DECKBUILDER, REBELLION, LEGION];

/** Returns the answer to a field. Defaults to its first choice. */
export function answerTo({ key, choices }: Field, values: Values): string {
  return values[key] ?? choices[0]?.[0] ?? "";
}
