import { type Drawing, drawLayout } from "@sw/legion-core/draw";
import {
  blockers,
  compileScene,
  coverOf,
  figureOfScene,
  hasLineOfSight,
  type Layout,
  parseLayout,
  type Scene,
  tableFaults,
  unitOfScene,
} from "@sw/legion-core/table";
import { describe } from "@sw/legion-core/text";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { mustBeWritable, writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { readDocument } from "../legion/documents.ts";
import { commandNamed, langOption, wholeNumber } from "../options.ts";
import { wrapped } from "../terminal/layout.ts";
import { safe, xmlText } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";

interface TableTyped {
  readonly sightFrom?: string;
  readonly attacker?: string;
  readonly defender?: string;
  readonly reach?: string;
  readonly speed: number;
  readonly ranges?: string;
  readonly out?: string;
  readonly lang: Locale;
}

/** The number of ranges for which rings are drawn. */
const RINGS = 4;

/** Creates `sw table FILE`: draws a table of Legion from above, with the measurements asked for. */
export function tableCommand(io: Io): Command {
  return commandNamed(
    io,
    "table",
    "draw a table of Star Wars: Legion as SVG, with lines of sight, cover, movement and ranges",
  )
    .argument("<file>", "the layout as JSON: table with terrain, units with miniatures, tokens")
    .option("--sight-from <miniature>", "draw the lines of sight of this unit to enemy miniatures")
    .option("--attacker <unit>", "the unit that makes the ranged attack for which cover is shown (needs --defender)")
    .option("--defender <unit>", "the unit whose cover is shown (needs --attacker)")
    .option("--reach <unit>", "show where the leader of this unit can move with one move")
    .option("--speed <number>", "the speed for --reach", wholeNumber(1, 3), 2)
    .option("--ranges <miniature>", "draw rings around this unit at the ranges of the ruler")
    .option("--out <file>", "write the drawing to this file, and print a description of it")
    .addOption(langOption().default("en"))
    .action((file: string, typed: TableTyped) => table(io, file, typed));
}

async function table(io: Io, file: string, typed: TableTyped): Promise<void> {
  const { out, lang } = typed;
  const layout = await readDocument(io, file, parseLayout, lang);
  const scene = compileScene(layout);
  const drawing = drawingOf(scene, typed);
  const svg = drawLayout(layout, drawing);
  if (out === undefined) {
    io.stdout.write(xmlText(svg));
    return;
  }
  await mustBeWritable(io, out);
  await writeWhole(io, out, svg);
  const { columns } = terminalOf(io);
  const lines = told(layout, scene, drawing, lang).flatMap((line) => wrapped(line, columns, 2));
  io.stdout.write(`${[...lines, WORDS[lang].drawn(out)].join("\n")}\n`);
}

/** Returns the requested drawing with every id looked up. Throws bad input for an id that is not in the layout. */
function drawingOf(scene: Scene, { sightFrom, attacker, defender, reach, speed, ranges }: TableTyped): Drawing {
  if ((attacker === undefined) !== (defender === undefined)) throw badInput("cover needs --attacker and --defender");
  for (const id of [sightFrom, ranges]) if (id !== undefined) known(() => figureOfScene(scene, id));
  for (const id of [attacker, defender, reach]) if (id !== undefined) known(() => unitOfScene(scene, id));
  return {
    ...(sightFrom === undefined ? {} : { sightFrom }),
    ...(attacker === undefined || defender === undefined ? {} : { cover: { attacker, defender } }),
    ...(reach === undefined ? {} : { reach: { unit: reach, allowance: { speed } } }),
    ...(ranges === undefined ? {} : { ranges: { from: ranges, most: RINGS } }),
  };
}

function known(look: () => unknown): void {
  try {
    look();
  } catch (error) {
    throw error instanceof RangeError ? badInput(error.message) : error;
  }
}

/** Describes faults of the table, and the sight and cover shown in the drawing. */
function told(layout: Layout, scene: Scene, { sightFrom, cover }: Drawing, lang: Locale): readonly string[] {
  return [
    ...tableFaults(layout).map((violation) => safe`- ${describe({ violation }, { locale: lang })}`),
    ...(sightFrom === undefined ? [] : sightLines(scene, sightFrom, lang)),
    ...(cover === undefined ? [] : coverLines(scene, cover, lang)),
  ];
}

function sightLines(scene: Scene, from: string, lang: Locale): readonly string[] {
  const viewer = figureOfScene(scene, from);
  const side = scene.units[viewer.unit]?.side;
  const others = scene.figures.filter(({ unit }) => scene.units[unit]?.side !== side);
  return others.map((one) =>
    hasLineOfSight(scene, viewer, one)
      ? WORDS[lang].sees(from, one.id)
      : WORDS[lang].doesNotSee(from, one.id, blockers(scene, viewer, one).join(", ")),
  );
}

function coverLines(
  scene: Scene,
  { attacker, defender }: NonNullable<Drawing["cover"]>,
  lang: Locale,
): readonly string[] {
  const words = WORDS[lang];
  const { cover, miniatures } = coverOf(scene, unitOfScene(scene, attacker), unitOfScene(scene, defender));
  const obscured = miniatures.filter(({ obscuredBy }) => obscuredBy.length > 0);
  return [
    words.cover(defender, attacker, words.covers[cover], obscured.length, miniatures.length),
    ...obscured.map(({ id, obscuredBy }) => words.obscured(id, obscuredBy.map((thing) => thing.id).join(", "))),
  ];
}

interface TableWords {
  readonly drawn: (path: string) => string;
  readonly sees: (one: string, other: string) => string;
  readonly doesNotSee: (one: string, other: string, behind: string) => string;
  readonly cover: (unit: string, against: string, cover: string, obscured: number, of: number) => string;
  readonly covers: Readonly<Record<"none" | "light" | "heavy", string>>;
  readonly obscured: (one: string, by: string) => string;
}

const WORDS: Readonly<Record<Locale, TableWords>> = {
  en: {
    drawn: (path) => safe`Drawn in ${path}.`,
    sees: (one, other) => safe`${one} sees ${other}.`,
    doesNotSee: (one, other, behind) => safe`${one} does not see ${other}: ${behind}.`,
    cover: (unit, against, cover, obscured, of) =>
      safe`${unit} has ${cover} against ${against}: ${obscured} of ${of} obscured.`,
    covers: { none: "no cover", light: "light cover", heavy: "heavy cover" },
    obscured: (one, by) => safe`  ${one} is obscured by ${by}.`,
  },
  es: {
    drawn: (path) => safe`Dibujada en ${path}.`,
    sees: (one, other) => safe`${one} ve a ${other}.`,
    doesNotSee: (one, other, behind) => safe`${one} no ve a ${other}: ${behind}.`,
    cover: (unit, against, cover, obscured, of) =>
      safe`${unit} tiene ${cover} contra ${against}: ${obscured} de ${of} con ocultación.`,
    covers: { none: "ninguna cobertura", light: "cobertura ligera", heavy: "cobertura densa" },
    obscured: (one, by) => safe`  a ${one} la oculta ${by}.`,
  },
};
