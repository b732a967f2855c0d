import type { AttackOdds, ProfileReading, UnitReading, WeaponReading } from "@sw/legion-core/read";
import type { Locale } from "@sw/tabletop/text";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { attack, dieBlock, move, suppression, target, wound } from "../icons.ts";
import { RANKS } from "./marks.ts";
import { oddsChart } from "./pool.ts";
import { keywordText } from "./texts.ts";
import type { BoardWords } from "./words.ts";

/** A weapon of the attacking unit, with the action that adds it to the pool. */
export interface WeaponButton {
  readonly count: number;
  readonly press: () => void;
}

/** The contents of the panel of a unit. */
interface UnitPanel {
  readonly heading: string;
  readonly name: string;
  readonly unit: UnitReading;
  readonly profile: ProfileReading;
  readonly tone: string;
  readonly words: BoardWords;
  readonly locale: Locale;
  /** Returns the button that adds a weapon to the pool; undefined for a weapon that cannot be added now. */
  adds(weapon: WeaponReading): WeaponButton | undefined;
}

/** Draws the expected result of a pool that is being formed. */
export function oddsPanel(odds: AttackOdds, words: BoardWords): TemplateResult {
  return html`<section class="panel odds-panel"><h3>${words.beforeRoll}</h3>${oddsChart(odds, words)}</section>`;
}

/** Draws a unit with its figures, keywords and weapons. */
export function unitPanel({ heading, name, unit, profile, tone, words, locale, adds }: UnitPanel): TemplateResult {
  const keywords = Object.entries(profile.keywords)
    .map(([id, value]) => keywordText(id, value, locale))
    .filter((text) => text !== "");
  return html`<section class="panel unit-panel ${tone}" part="unit">
    <h3>${heading}</h3>
    <p class="who"><span class="mark">${icon(RANKS[unit.rank] ?? "")}</span><b>${name}</b>
      <small>${words.ranks[unit.rank]} · ${words.left(unit.left.length, unit.miniatures.length)}</small></p>
    <p class="figures">
      ${fact(wound, "bad", profile.health, words.health(profile.health))}
      ${fact(move, "", profile.speed, words.speed(profile.speed))}
      ${fact(suppression, "", unit.courage ?? "–", words.courage(unit.courage))}
      <span class="defense ${unit.defenseDie}" role="img" aria-label=${words.defense(unit.defenseDie)}>${icon(dieBlock)}</span>
      <span class="keywords">${keywords.join(" · ")}</span>
    </p>
    <ul class="weapons">${profile.weapons.map((weapon) => weaponRow(weapon, words, locale, adds(weapon)))}</ul>
  </section>`;
}

function fact(drawing: string, tone: string, value: number | string, label: string): TemplateResult {
  return html`<span class="fact ${tone}" role="img" aria-label=${label}>${icon(drawing)}<b>${value}</b></span>`;
}

function weaponRow(
  { name, range, dice, keywords }: WeaponReading,
  words: BoardWords,
  locale: Locale,
  adds: WeaponButton | undefined,
): TemplateResult {
  const told = keywords.map(({ id, value }) => keywordText(id, value, locale)).join(", ");
  const reach = [range.melee ? words.melee : "", rangeText(range, words)].filter((part) => part !== "").join(", ");
  const row = html`${icon(range.melee && range.max === null ? attack : target)}<span class="name">${name}</span>
    <span class="told">${told}</span>
    <span class="pool">${(["red", "black", "white"] as const).map((colour) =>
      dice[colour] === 0
        ? nothing
        : html`<i class="octagon ${colour}"></i>${dice[colour] > 1 ? html`<b>${dice[colour]}</b>` : nothing}`,
    )}</span><span class="reach">${reach}</span>`;
  return adds === undefined
    ? html`<li class="weapon">${row}</li>`
    : html`<li class="weapon"><button type="button" class="add" @click=${adds.press}><span class="hidden-text">${words.add(name, adds.count)}</span><span class="shown" aria-hidden="true">${row}<span class="plus">+${adds.count}</span></span></button></li>`;
}

function rangeText({ min, max }: WeaponReading["range"], words: BoardWords): string {
  if (max === null) return "";
  const most = max === "infinite" ? words.unlimited : String(max);
  return min === null || String(min) === most ? most : `${min}–${most}`;
}
