import type { AttackOdds, PoolReading, PoolStep } from "@sw/legion-core/read";
import { POOL_STEPS } from "@sw/legion-core/read";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../common/drawing.ts";
import { dieAttackSurge, dieBlock, dieCritical, dieDefenseSurge, dieHit } from "../icons.ts";
import type { DrawPiece } from "./shapes.ts";
import type { BoardWords } from "./words.ts";

const FACES: Readonly<Record<string, string>> = {
  hit: dieHit,
  critical: dieCritical,
  "attack-surge": dieAttackSurge,
  block: dieBlock,
  "defense-surge": dieDefenseSurge,
};

/** The input of the tray of an attack. */
interface PoolTray extends DrawPiece {
  readonly pool: PoolReading;
  readonly odds: AttackOdds | undefined;
  readonly words: BoardWords;
  readonly attacker: TemplateResult;
  readonly defender: TemplateResult;
}

/** Draws an attack: its current step, its dice, the results, and the possible outcomes. */
export function poolTray(tray: PoolTray): TemplateResult {
  const { pool, odds, words } = tray;
  return html`<section class="pool-tray" part="pool" aria-label=${words.attack}>
    <ol class="steps">${[null, ...POOL_STEPS].map((step, place) => stepMark(step, place, pool.step, words))}</ol>
    <div class="pool-row">
      ${diceRow("attack", pool.attack, tray)}
      ${pool.defense.length === 0 ? nothing : diceRow("defense", pool.defense, tray)}
      <div class="so-far"><h3>${words.soFar}</h3><p>
        ${result(dieHit, "hits", pool.hits, words.faces["hit"])}
        ${result(dieCritical, "hits", pool.criticals, words.faces["critical"])}
        ${pool.surges === 0 ? nothing : result(dieAttackSurge, "", pool.surges, words.faces["attack-surge"])}
        ${pool.blocks === 0 ? nothing : result(dieBlock, "blocks", pool.blocks, words.faces["block"])}
        <span class="result blank" role="img" aria-label="${pool.blanks} ${words.faces["blank"]}"><i></i><b>${pool.blanks}</b></span></p></div>
      ${odds === undefined ? nothing : oddsChart(odds, words)}
    </div>
    <p class="duel">${tray.attacker}<span class="arrow" aria-hidden="true">→</span>${tray.defender}
      ${pool.cover === "none" ? nothing : html`<small>${words.covers[pool.cover]}</small>`}</p>
  </section>`;
}

function stepMark(step: PoolStep | null, place: number, now: PoolStep, words: BoardWords): TemplateResult {
  const here = POOL_STEPS.indexOf(now) + 1;
  const state = place < here ? "past" : place === here ? "now" : "";
  return html`<li class=${state} aria-current=${state === "now" ? "step" : nothing}><i>${state === "past" ? "✓" : place + 1}</i><span>${step === null ? words.formed : words.steps[step]}</span></li>`;
}

type Dice = PoolReading["attack"][number] | PoolReading["defense"][number];

function diceRow(kind: "attack" | "defense", dice: readonly Dice[], { piece, words }: PoolTray): TemplateResult {
  const colours = [...new Set(dice.map(({ colour }) => colour))].reverse();
  return html`<ul class="dice-row" data-zone aria-label=${kind === "attack" ? words.attack : words.defenseDice}>${colours.map(
    (colour) => {
      const own = dice.filter((one) => one.colour === colour);
      return html`<li class="colour"><h3>${words.colours[colour]} · ${own.reduce((sum, { count }) => sum + count, 0)}</h3><ul>${own.flatMap(
        (one) =>
          Array.from({ length: one.count }, (_, place) =>
            piece(one.face === null ? `die/${kind}/${one.colour}/waiting` : `die/${kind}/${one.place}`, {
              name: [words.colours[colour], one.face === null ? words.unrolled : words.faces[one.face]].join(", "),
              part: "die",
              classes: `cast ${kind} ${place < one.taken ? "taken" : ""}`,
              body: html`<span class="face ${colour} ${one.face === null ? "waiting" : ""}">${one.face === null || FACES[one.face] === undefined ? nothing : icon(FACES[one.face] ?? "")}</span>`,
            }),
          ),
      )}</ul></li>`;
    },
  )}</ul>`;
}

function result(drawing: string, tone: string, count: number, name = ""): TemplateResult {
  return html`<span class="result ${tone}" role="img" aria-label="${count} ${name}">${icon(drawing)}<b>${count}</b></span>`;
}

/** Draws the chances of each number of wounds as a chart. */
export function oddsChart({ wounds, meanWounds }: AttackOdds, words: BoardWords): TemplateResult {
  const most = Math.max(...wounds);
  const shown = wounds.slice(0, 10);
  const told = shown.map((chance, count) => `${count}: ${Math.round(chance * 100)} %`).join(", ");
  return html`<div class="odds"><h3>${words.odds} · ⌀ ${Math.round(meanWounds * 10) / 10}</h3>
    <div class="bars" role="img" aria-label=${told}>${shown.map((chance, count) => html`<span title="${Math.round(chance * 100)} %"><i style="height:${Math.max(3, Math.round((34 * chance) / most))}px"></i>${count}</span>`)}</div></div>`;
}
