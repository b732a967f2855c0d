import type { Faction, Theater } from "@sw/rebellion-core/catalogue";
import type { BattleChances, BattleOdds, BattleSetup, BattleSide } from "@sw/rebellion-core/odds";
import { FACTIONS, unitOf } from "@sw/rebellion-core/read";
import { LABELS } from "@sw/rebellion-core/ui";
import type { Locale } from "../../../kit.ts";
import { padded, table, widthOf } from "../../../terminal/layout.ts";
import type { Paint } from "../../../terminal/terminal.ts";
import { counted, inColour, type Pen, unitsText } from "../pen.ts";
import { textsFor } from "../texts.ts";
import { ODDS_WORDS } from "./words.ts";

/** The chance below which no line is shown, because it would round to zero. */
const SHOWN = 0.0005;

/** The battle, seed and language of a report. */
export interface Asked {
  readonly setup: BattleSetup;
  readonly seed: string;
  readonly lang: Locale;
}

/** Returns a report for people: the forces, who wins, how long it takes, and the losses. */
export function reportLines({ setup, seed, lang }: Asked, odds: BattleOdds, paint: Paint): readonly string[] {
  const labels = LABELS[lang];
  const words = ODDS_WORDS[lang];
  const pen: Pen = { texts: textsFor(lang), labels, paint };
  const width = Math.max(...FACTIONS.map((faction) => widthOf(labels.sides[faction])));
  const how = odds.runs === "exact" ? words.exact : words.runs(odds.runs, seed);
  const bold = ([head = "", ...rest]: readonly string[]): readonly string[] => [paint.bold(head), ...rest];
  return [
    ...FACTIONS.map((faction) => {
      const name = padded(inColour(pen, faction, labels.sides[faction]), width);
      return `${name}  ${forceText(pen, setup[faction], words.noUnits)}`;
    }),
    paint.dim(`${words.attacks[setup.attacker]}; ${words.tactics[setup.tactics ?? "none"]}; ${how}`),
    "",
    ...bold(table([[...words.outcome], ...outcomeRows(pen, odds, setup, words.nobody)], [1, 2, 3])),
    "",
    words.rounds(odds.rounds.mean.toFixed(1), likeliest(odds.rounds.chances)),
    ...(odds.undecided >= SHOWN ? [words.undecided(percent(odds.undecided))] : []),
    "",
    ...bold(table([[...words.losses], ...lossRows(pen, odds, setup)], [1, 2, 3])),
  ];
}

function forceText(pen: Pen, { units, leaders = [], tactics = [] }: BattleSide, nothing: string): string {
  const there = Object.entries(units).map(([unit, count]) => ({ unit, count }));
  const names = [
    ...leaders.map((leader) => pen.texts.name({ leader })),
    ...counted(tactics.map((card) => pen.texts.name({ card }))),
  ];
  return [there.length === 0 ? nothing : unitsText(pen, there), ...(names.length === 0 ? [] : [names.join(", ")])].join(
    "; ",
  );
}

/** Returns a row for each side and one for neither. Columns of theaters without a fight stay empty. */
function outcomeRows(
  pen: Pen,
  { won, holder }: BattleOdds,
  setup: BattleSetup,
  nobody: string,
): readonly (readonly string[])[] {
  const cell = (chances: BattleChances, who: keyof BattleChances, isFought: boolean): string =>
    isFought ? percent(chances[who]) : "–";
  return (["rebel", "imperial", "nobody"] as const).map((who) => [
    who === "nobody" ? nobody : inColour(pen, who, pen.labels.sides[who]),
    cell(won.space, who, isContested(setup, "space")),
    cell(won.ground, who, isContested(setup, "ground")),
    percent(holder[who]),
  ]);
}

function isContested(setup: BattleSetup, theater: Theater): boolean {
  const has = (faction: Faction): boolean =>
    Object.keys(setup[faction].units).some((unit) => unitOf(unit)?.theater === theater);
  return FACTIONS.every(has);
}

function lossRows({ texts }: Pen, { lost }: BattleOdds, setup: BattleSetup): readonly (readonly string[])[] {
  return FACTIONS.flatMap((faction) =>
    Object.entries(setup[faction].units).map(([unit, count]) => {
      const { mean = 0, chances = [] } = lost[unit] ?? {};
      const name = `${count === 1 ? "" : `${count} × `}${texts.name({ unit })}`;
      return [name, mean.toFixed(2), percent(chances[0] ?? 1), percent(chances[count] ?? 0)];
    }),
  );
}

function likeliest(chances: readonly number[]): number {
  return chances.reduce((best, chance, index) => (chance > (chances[best] ?? 0) ? index : best), 0);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
