import { flatBot, greedyBot, searchBot, steadyBot } from "@sw/bots/rebellion";
import { configOf, type SoloOptions } from "@sw/rebellion-core";
import { RULES } from "@sw/rebellion-core/rules";
import { createSoloGame } from "@sw/rebellion-core/solo";
import { expectOk } from "@sw/tabletop";
import type { GameOption, TypedOptions } from "../../kit.ts";
import { rebellionFace } from "./face.ts";
import type { RebellionKit } from "./kit.ts";

/** The flags of the variations of the solo variant, by key. */
const VARIATIONS = {
  missionsFirst: "the Empire plays its missions before it activates systems",
  randomAssignmentActions: "a die decides whether the Empire uses assignment action cards",
  randomMovement: "a die decides whether a movement heads for Rebel units",
  deployPriorityPbr: "the Empire deploys near possible bases first",
  retryUnplayableMissions: "missions that cannot be played are tried again at the end of the round",
} as const satisfies Partial<Record<keyof SoloOptions, string>>;

const NAMES = Object.keys(VARIATIONS) as (keyof typeof VARIATIONS)[];

/** Returns the flag of a variation: `--missions-first` for `missionsFirst`. */
function flagOf(variation: string): string {
  return `--${variation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const OPTIONS: readonly GameOption[] = [
  {
    flags: "--expansion <box>",
    description: "with Rise of the Empire (rote) or without (default)",
    words: ["none", "rote"],
  },
  {
    flags: "--combat <combat>",
    description: "cinematic combat (default with rote), or the variation original combat (default without)",
    words: ["base", "cinematic"],
  },
  {
    flags: "--rulings <rulings>",
    description: "the rules of the book (default), or with the official errata and FAQ",
    words: ["book", "faq"],
  },
  {
    flags: "--reputation <space>",
    description: "the starting space of the reputation marker (default: as printed)",
    range: [2, 16],
  },
  ...NAMES.map((name) => ({ flags: flagOf(name), description: `variation: ${VARIATIONS[name]}` })),
];

const TITLE = "Star Wars: Rebellion, Ataque Imperial";

/** The kit of the solo variant: the player has the Rebels, and the automa explains its decisions. */
export const soloKit: RebellionKit = {
  name: "solo",
  game: expectOk(createSoloGame()),
  title: TITLE,
  package: "@sw/rebellion-core",
  rules: RULES,
  options: OPTIONS,
  config: soloConfig,
  bots: { steady: steadyBot, greedy: greedyBot(), flat: flatBot(), search: searchBot() },
  automatic: "imperial",
  automaDice: (label) => /^d[68]: /.test(label),
  variants: [
    ["base", {}],
    ["expansion", { expansion: "rote" }],
    ["expansion, original combat", { expansion: "rote", combat: "base" }],
    ["base, cinematic combat", { combat: "cinematic" }],
    ...NAMES.map((name) => [`base, ${flagOf(name)}`, { [name]: true }] as const),
  ],
  face(locale, paint) {
    const face = rebellionFace(locale, paint);
    return { ...face, names: { ...face.names, title: TITLE } };
  },
  pace: 80,
  unit: "rounds",
  turn: ({ round }) => round,
};

function soloConfig(options: TypedOptions): unknown {
  const isExpanded = options["expansion"] === "rote";
  const isCinematic = (options["combat"] ?? (isExpanded ? "cinematic" : "base")) === "cinematic";
  const { reputation } = options;
  const solo: SoloOptions = {
    ...Object.fromEntries(NAMES.filter((name) => options[name] === true).map((name) => [name, true])),
    ...(isCinematic ? {} : { originalCombat: true }),
    ...(typeof reputation === "number" ? { reputationStart: reputation } : {}),
  };
  return configOf({
    rulings: options["rulings"] === "faq" ? "faq" : "book",
    ...(isExpanded ? { expansion: "rise-of-the-empire", startingUnits: "expansion" } : {}),
    ...(isCinematic ? { combat: "cinematic" } : {}),
    solo,
  });
}
