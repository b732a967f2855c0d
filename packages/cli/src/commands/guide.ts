import { randomUUID } from "node:crypto";
import {
  type Advice,
  adviceText,
  advise,
  COMMANDS,
  carriedOut,
  changesText,
  decisionIndexText,
  decisionRowOf,
  decisionRowText,
  definitionsText,
  diceText,
  dieText,
  drawnText,
  type GuideQuestion,
  type GuideTable,
  isQuestion,
  isUnlaid,
  leftText,
  meantBy,
  NEW_TABLE,
  parseQuestion,
  parseTable,
  printTable,
  probesDrawn,
  recorded,
  resourcesOf,
  resourcesText,
  rollBoth,
  SECTION_WORDS,
  SETUP_STEPS,
  setupDone,
  startingDieText,
  startingLaid,
  stepsText,
  strengthsText,
  tableText,
  turnedUp,
  UNITS_STEP,
} from "@sw/rebellion-core/solo/guide";
import { describe } from "@sw/rebellion-core/text";
import { type Chance, type Result, seeded, type Violation } from "@sw/tabletop";
import type { Command } from "commander";
import { badInput } from "../exit.ts";
import { exists, readText, writeWhole } from "../files.ts";
import type { Io } from "../io.ts";
import type { Locale } from "../kit.ts";
import { commandNamed, langOption } from "../options.ts";
import { type Asker, askerFor } from "../terminal/asker.ts";
import { wrapped } from "../terminal/layout.ts";
import { printable } from "../terminal/printable.ts";
import { terminalOf } from "../terminal/terminal.ts";
import { type Before, historyIn, historyText } from "./guide-history.ts";
import { GUIDE_WORDS } from "./guide-words.ts";

interface GuideTyped {
  readonly lang: Locale;
  readonly table: string;
}

/** Creates `sw solo guide`: helps to play the solo variant with the physical game. */
export function guideCommand(io: Io): Command {
  return commandNamed(io, "guide", "say what the Empire does on a physical table that you describe in short notes")
    .option("--table <file>", "the file that stores the table, in the notation of the guide", "solo-table.txt")
    .addOption(langOption().default("en"))
    .action((typed: GuideTyped) => guide(io, typed));
}

async function guide(io: Io, { lang, table: path }: GuideTyped): Promise<void> {
  const asker = askerFor(io);
  try {
    const sitting = new Sitting(io, asker, lang, path);
    await sitting.begin();
    for (;;) {
      const line = await asker.line(GUIDE_WORDS[lang].prompt);
      if (line === undefined || meantBy(COMMANDS, line) === "quit") break;
      await sitting.answer(line);
    }
    io.stdout.write(`${GUIDE_WORDS[lang].kept(path)}\n`);
  } finally {
    asker.close();
  }
}

/** A session of the guide with a person at a physical table. */
class Sitting {
  private readonly io: Io;
  private readonly asker: Asker;
  readonly locale: Locale;
  private readonly path: string;
  private readonly chance: Chance = seeded(randomUUID());
  private before: readonly Before[] = [];
  private table: GuideTable = NEW_TABLE;
  /** The last advice; undefined once it has been carried out or another entry was made. */
  private advised: { readonly question: GuideQuestion; readonly advice: Advice } | undefined;
  /** The current step of the guided set-up; undefined outside the set-up. */
  private step: number | undefined;

  constructor(io: Io, asker: Asker, locale: Locale, path: string) {
    this.io = io;
    this.asker = asker;
    this.locale = locale;
    this.path = path;
  }

  /** Reads the saved table, or begins a new one. */
  async begin(): Promise<void> {
    if (await exists(this.io, this.path)) {
      const text = await readText(this.io, this.path);
      const read = parseTable(text);
      if (!read.ok) throw badInput(`${this.path}${lineOf(read.violation)}: ${this.faultOf(read)}`);
      this.table = read.value;
      this.before = historyIn(text);
    }
    this.say(tableText(this.table, this), ...GUIDE_WORDS[this.locale].help);
  }

  /** Handles a line: a command, a question, or a report of what happened. */
  async answer(line: string): Promise<void> {
    const [word = "", ...rest] = line.split(/\s+/);
    if (line === "") return;
    const command = meantBy(COMMANDS, word);
    if (command !== undefined) await this.obey(command, rest.join(" "));
    else if (isQuestion(word)) await this.advise(line);
    else await this.record(line);
  }

  private async obey(command: keyof typeof COMMANDS, what: string): Promise<void> {
    switch (command) {
      case "help":
        return this.say(...GUIDE_WORDS[this.locale].help);
      case "table":
        return this.say(printTable(this.table, this).trimEnd(), tableText(this.table, this));
      case "resources":
        return this.resources();
      case "undo":
        return await this.undo();
      case "done":
        return await this.carryOut();
      case "card":
        return this.card(what);
      case "steps":
        return this.steps(what);
      case "dice":
        return this.say(diceText(rollBoth(this.chance), this));
      case "strengths":
        return this.say(strengthsText(this.table, this));
      case "definitions":
        return this.say(definitionsText(this));
      case "quit":
        return;
    }
  }

  private resources(): void {
    const resources = resourcesOf(this.table);
    this.say(resources.ok ? resourcesText(resources.value, this) : this.faultOf(resources));
  }

  private card(name: string): void {
    if (name === "") return this.say(decisionIndexText(this.table, this));
    const row = decisionRowOf(this.table, name);
    this.say(row === undefined ? GUIDE_WORDS[this.locale].noRow(name) : decisionRowText(row, this));
  }

  /** Lists the steps of a part of a round, or guides through the set-up, from its first step or the one given. */
  private steps(what: string): void {
    const [word = "", number = "1"] = what.split(/\s+/);
    const section = meantBy(SECTION_WORDS, word);
    const words = Object.values(SECTION_WORDS).map((one) => one[this.locale]);
    if (section === undefined) return this.say(GUIDE_WORDS[this.locale].noSection(words));
    if (section !== "setup") return this.say(stepsText(this.table, section, this));
    this.step = Math.min(SETUP_STEPS, Math.max(1, Number(number) || 1));
    this.sayStep(this.step);
  }

  private sayStep(step: number): void {
    this.say(stepsText(this.table, "setup", this, step), GUIDE_WORDS[this.locale].goOn(step, SETUP_STEPS));
  }

  /** Continues with the next step of the set-up as soon as the current one is complete. */
  private async goOn(step: number): Promise<void> {
    const words = GUIDE_WORDS[this.locale];
    const laid = step === UNITS_STEP && isUnlaid(this.table) ? await this.laid() : this.table;
    const after = setupDone(laid, step);
    if (!after.ok) return this.say(this.faultOf(after));
    if (after.value !== this.table) await this.keep(after.value, words.doneLine);
    this.step = step < SETUP_STEPS ? step + 1 : undefined;
    if (this.step === undefined) this.say(words.setUp);
    else this.sayStep(this.step);
  }

  /**
   * Asks which systems were turned up and what was rolled, and returns the table with the Empire's starting units.
   * Returns the table unchanged if the person cancels.
   */
  private async laid(): Promise<GuideTable> {
    const typed = await this.asker.line(GUIDE_WORDS[this.locale].turnedUp);
    if (typed === undefined || typed === "") return this.table;
    const systems = turnedUp(this.table, typed);
    if (!systems.ok) {
      this.say(this.faultOf(systems));
      return this.table;
    }
    const rolls: number[] = [];
    for (;;) {
      const answer = startingLaid(this.table, systems.value, rolls);
      if (!answer.ok) {
        this.say(this.faultOf(answer));
        if (answer.violation.code !== "guide-roll") return this.table;
        rolls.pop();
      } else if ("table" in answer.value) return answer.value.table;
      else {
        const rolled = await this.rolled(startingDieText(answer.value.roll, this), answer.value.roll.sides);
        if (rolled === undefined) return this.table;
        rolls.push(rolled);
      }
    }
  }

  /** Gives advice, asking for dice as needed. Gives none if the person cancels at a die. */
  private async advise(line: string): Promise<void> {
    const question = parseQuestion(this.table, line);
    if (!question.ok) return this.say(this.faultOf(question));
    const rolls: number[] = [];
    for (;;) {
      const answer = advise(this.table, question.value, rolls);
      if (!answer.ok) {
        this.say(this.faultOf(answer));
        if (answer.violation.code !== "guide-roll") return;
        rolls.pop();
      } else if ("advice" in answer.value) {
        this.advised = { question: question.value, advice: answer.value.advice };
        return this.say(adviceText(answer.value.advice, this), this.next(question.value, answer.value.advice));
      } else {
        const rolled = await this.rolled(dieText(answer.value.roll, this), answer.value.roll.sides);
        if (rolled === undefined) return;
        rolls.push(rolled);
      }
    }
  }

  /** Returns the result of a die, typed or rolled by the program; undefined if the person cancels. */
  private async rolled(prompt: string, sides: number): Promise<number | undefined> {
    const words = GUIDE_WORDS[this.locale];
    const [asked = "", ...lines] = prompt.split("\n").reverse();
    this.say(...lines.reverse());
    for (;;) {
      const typed = await this.asker.line(asked);
      if (typed === undefined || typed === "") return undefined;
      if (/^\d+$/.test(typed)) return Number(typed);
      if (meantBy(words.roll, typed) !== undefined) {
        const result = this.chance.die("guide", sides, String) + 1;
        this.say(words.rolled(result));
        return result;
      }
      this.say(words.noNumber(typed));
    }
  }

  /** Returns the hint shown after advice. */
  private next({ ask }: GuideQuestion, { actions, unplayable }: Advice): string {
    const { turnUp, again, done, noDamage } = GUIDE_WORDS[this.locale];
    if (unplayable) return again;
    if (ask === "roll" || ask === "hits") return noDamage;
    return ask === "turn" && actions.some(({ type }) => type === "play-mission") ? turnUp : done;
  }

  /** Carries out the last advice on the table, or else completes the current step of the set-up. */
  private async carryOut(): Promise<void> {
    const words = GUIDE_WORDS[this.locale];
    if (this.advised === undefined) {
      return this.step === undefined ? this.say(words.noAdvice) : await this.goOn(this.step);
    }
    const { question, advice } = this.advised;
    const after = carriedOut(this.table, question, advice);
    if (!after.ok) return this.say(this.faultOf(after));
    const drawn = await this.drawn(after.value.table, advice.outcome?.probes ?? 0);
    if (drawn === undefined) return;
    await this.keep(drawn, words.doneLine);
    this.say(...leftText(after.value.left, this));
  }

  /** Asks for the probe cards drawn, and returns the table with them; undefined if the input ends. */
  private async drawn(table: GuideTable, cards: number): Promise<GuideTable | undefined> {
    let now = table;
    for (let card = 1; card <= cards; ) {
      const typed = await this.asker.line(drawnText({ card, cards }, this));
      if (typed === undefined) return undefined;
      if (typed === "") break;
      const after = probesDrawn(now, typed);
      if (after.ok) {
        now = after.value;
        card += 1;
      } else this.say(this.faultOf(after));
    }
    return now;
  }

  private async record(line: string): Promise<void> {
    const after = recorded(this.table, line);
    if (!after.ok) return this.say(this.faultOf(after));
    await this.keep(after.value, line);
  }

  /** Saves a changed table, and remembers the previous one for `undo`. */
  private async keep(table: GuideTable, line: string): Promise<void> {
    this.before = [...this.before, { table: this.table, line }];
    await this.write(table);
  }

  private async undo(): Promise<void> {
    const last = this.before.at(-1);
    if (last === undefined) return this.say(GUIDE_WORDS[this.locale].nothing);
    this.before = this.before.slice(0, -1);
    this.say(GUIDE_WORDS[this.locale].undone(last.line));
    await this.write(last.table);
  }

  private async write(table: GuideTable): Promise<void> {
    const was = this.table;
    this.table = table;
    this.advised = undefined;
    await writeWhole(this.io, this.path, printTable(table, this) + historyText(this.before, this.locale));
    this.say(changesText(was, table, this));
  }

  private faultOf(result: Extract<Result<unknown>, { ok: false }>): string {
    return describe({ violation: result.violation }, { locale: this.locale });
  }

  private say(...blocks: readonly string[]): void {
    const { columns } = terminalOf(this.io);
    const lines = blocks.flatMap((block) => block.split("\n")).flatMap((line) => wrapped(printable(line), columns, 2));
    this.io.stdout.write(lines.map((line) => `${line}\n`).join(""));
  }
}

/** Returns the line of a fault in a file, for messages. */
function lineOf({ params: { line } }: Violation): string {
  return typeof line === "number" ? `:${line}` : "";
}
