import type { Action, Event, Seat, View } from "@sw/legion-core";
import { SEATS } from "@sw/legion-core";
import { type AttackOdds, reader, type UnitReading } from "@sw/legion-core/read";
import { describe, nameOf } from "@sw/legion-core/text";
import { type LegionUi, uiIn } from "@sw/legion-core/ui";
import { isHidden, type Violation } from "@sw/tabletop";
import type { HeaderFact } from "@sw/tabletop/ui";
import { type CSSResultGroup, html, nothing, type TemplateResult } from "lit";
import type { Answer } from "../common/answers.ts";
import type { Rank } from "../common/asked.ts";
import { icon, keyCap } from "../common/drawing.ts";
import type { SidePage } from "../common/frame.ts";
import type { PieceText } from "../common/shapes.ts";
import { commandHand, orderList } from "./lower.ts";
import { RANKS, type SideLook, sidesOf } from "./marks.ts";
import { askedUnit, meantBy } from "./meant.ts";
import { oddsPanel, unitPanel, type WeaponButton } from "./panels.ts";
import { poolTray } from "./pool.ts";
import { LEGION } from "./styles.ts";
import { TableElement } from "./table-element.ts";
import { partsOf } from "./texts.ts";

/** The board of Legion as an element. */
export class LegionElement extends TableElement {
  static override styles: CSSResultGroup = [super.styles, LEGION];

  private counted: { readonly view: View; readonly odds: AttackOdds | undefined } | undefined;

  protected override get ui(): LegionUi {
    return uiIn(this.locale);
  }

  protected override tell(subject: { event: Event } | { violation: Violation }): string {
    return describe(subject, { locale: this.locale, ...(this.view === undefined ? {} : { view: this.view }) });
  }

  override markOf(seat: Seat): TemplateResult {
    const look = this.lookOf(seat);
    return html`<span class="mark ${look?.tone ?? ""}">${look === undefined ? nothing : icon(look.mark)}</span>`;
  }

  private lookOf(seat: Seat): SideLook | undefined {
    return this.view === undefined ? undefined : sidesOf(this.view)[seat];
  }

  override headingOf(event: Event): string | undefined {
    if (event.type === "unit-activated") return this.pieceName(event.unit);
    if (event.type === "round-started") return this.ui.labels.round(event.round);
    return event.type === "phase-started" ? this.ui.labels.phases[event.phase] : undefined;
  }

  protected override pieceName(piece: string): string {
    return describe({ piece }, { locale: this.locale, ...(this.view === undefined ? {} : { view: this.view }) });
  }

  protected override topFacts(facts: readonly HeaderFact<string>[]): readonly HeaderFact<string>[] {
    return facts.filter(({ seat }) => seat === null);
  }

  protected override score(view: View): TemplateResult {
    const [own, other] = this.seatsInOrder(view);
    const [ownPoints, otherPoints] = [view.sides[own].points, view.sides[other].points];
    return html`<span class="score" role="img" aria-label=${this.said.score(ownPoints, otherPoints)}>
      ${this.markOf(own)}<b>${ownPoints}</b><i>:</i><b>${otherPoints}</b>${this.markOf(other)}</span>`;
  }

  /** Returns both seats, the viewer's first. */
  private seatsInOrder({ viewer }: View): readonly [Seat, Seat] {
    return viewer === "player-2" ? ["player-2", "player-1"] : ["player-1", "player-2"];
  }

  protected override spoken(unit: UnitReading): string {
    const { labels } = this.ui;
    const words: Readonly<Record<string, string>> = labels.tokens;
    const tokens = Object.entries(unit.tokens).flatMap(([kind, count]) =>
      count === 0 ? [] : [`${count} ${words[kind]}`],
    );
    return [
      this.pieceName(unit.id),
      this.ui.seats[unit.owner],
      labels.miniatures(unit.left.length, unit.miniatures.length),
      ...(unit.wounds === 0 ? [] : [labels.wounds(unit.wounds)]),
      ...(unit.order === "none" ? [] : [labels.orders[unit.order]]),
      ...tokens,
    ].join(", ");
  }

  protected override lower(view: View, units: readonly UnitReading[], active: string | undefined): TemplateResult {
    const draw = (...drawn: Parameters<typeof this.piece>): TemplateResult => this.piece(...drawn);
    const pool = reader.pool(view);
    if (pool !== undefined)
      return poolTray({
        pool,
        odds: this.oddsOf(view),
        words: this.said,
        piece: draw,
        attacker: this.fighter(view, pool.attacker),
        defender: this.fighter(view, pool.defender),
      });
    const odds = view.decision?.kind === "attack" ? this.oddsOf(view) : undefined;
    const [own] = this.seatsInOrder(view);
    const { hand } = reader.side(view, own);
    const cards = hand.filter((card): card is string => !isHidden(card));
    const shown = units.find(({ id }) => id === this.shownUnit(view, active));
    return html`${shown === undefined ? html`<section class="panel unit-panel"></section>` : this.panelOf(view, shown, active)}
      ${orderList(
        units.filter(({ owner }) => owner === own),
        active,
        this.said,
        {
          tone: sidesOf(view)[own].tone,
          piece: draw,
          nameOf: ({ id }) => this.pieceName(id),
          defeated: this.ui.labels.defeated,
        },
      )}
      ${odds !== undefined ? oddsPanel(odds, this.said) : commandHand({ cards, hidden: hand.length - cards.length, words: this.said, locale: this.locale, piece: draw })}`;
  }

  /** Returns the odds of the attack, computed once for each view. */
  private oddsOf(view: View): AttackOdds | undefined {
    if (this.counted?.view !== view) this.counted = { view, odds: reader.poolOdds(view) };
    return this.counted.odds;
  }

  private fighter(view: View, id: string): TemplateResult {
    const unit = reader.unit(view, id);
    if (unit === undefined) return html``;
    return html`<span class="fighter ${sidesOf(view)[unit.owner].tone}"><span class="mark">${icon(RANKS[unit.rank] ?? "")}</span><b>${this.pieceName(id)}</b></span>`;
  }

  /**
   * Returns the unit that the panel shows: the unit held or pointed at, else the one asked about, else the active one.
   */
  private shownUnit(view: View, active: string | undefined): string | undefined {
    const looked = [this.held, this.pointed].find((at) => at?.startsWith("unit/"))?.slice("unit/".length);
    return looked ?? askedUnit(view) ?? active;
  }

  private panelOf(view: View, unit: UnitReading, active: string | undefined): TemplateResult {
    const profile = reader.profile(view, unit.id);
    if (profile === undefined) return html``;
    return unitPanel({
      heading: unit.id === active ? this.said.activated : this.said.unit,
      name: this.pieceName(unit.id),
      unit,
      profile,
      tone: sidesOf(view)[unit.owner].tone,
      words: this.said,
      locale: this.locale,
      adds: ({ uses }) => this.weaponButton(uses),
    });
  }

  /** Returns the button that adds one weapon of a name to the pool. */
  private weaponButton(
    uses: readonly { readonly miniature: string; readonly weapon: number }[],
  ): WeaponButton | undefined {
    const adding = this.answers.filter(
      ({ action }) =>
        action.type === "add-weapon" &&
        uses.some(({ miniature, weapon }) => miniature === action.subject && weapon === action.weapon),
    );
    const [first] = adding;
    return first && { count: adding.length, press: () => this.choose(first) };
  }

  protected override seatsOf(): readonly Seat[] {
    return SEATS;
  }

  protected override pages(view: View): readonly SidePage[] {
    const units = reader.units(view);
    return [
      { id: "units", name: this.said.allUnits, body: html`${SEATS.map((seat) => this.unitsOf(units, seat))}` },
      { id: "mission", name: this.said.mission, body: this.mission(view) },
    ];
  }

  /** Draws all units of a player with their state, and the other things of that side. */
  private unitsOf(units: readonly UnitReading[], seat: Seat): TemplateResult {
    const own = units.filter(({ owner }) => owner === seat);
    return html`<h3 class="list-head">${this.ui.seats[seat]}</h3>
      <ul class="list units-list">${own.map((unit) => {
        const id = `unit/${unit.id}`;
        const show = (): void => {
          this.pointed = id;
          this.shown(id);
        };
        return html`<li class=${unit.status === "defeated" ? "gone" : ""}><button type="button" @click=${show}>${this.spoken(unit)}</button></li>`;
      })}</ul>`;
  }

  private mission(view: View): TemplateResult {
    const { primary, secondary, advantages } = view.mission;
    const battle = [primary?.card, secondary?.card, ...SEATS.map((seat) => advantages[seat])];
    return html`${battle.map((card) => {
      if (card === undefined || card === null) return nothing;
      const { title, facts, lines } = partsOf({ battle: card }, this.locale);
      return html`<h3 class="list-head">${title}</h3><p>${facts}</p>${lines.map((line) => html`<p>${line}</p>`)}`;
    })}
    ${SEATS.map((seat) => {
      const { revealed, discard } = reader.side(view, seat);
      const played = [...(revealed === null ? [] : [revealed]), ...discard];
      return html`<h3 class="list-head">${this.ui.seats[seat]}</h3>
        ${this.ui
          .header(view)
          .filter((fact) => fact.seat === seat)
          .map(({ text }) => html`<p>${text}</p>`)}
        <ul class="list">${played.map((card) => html`<li>${nameOf({ command: card }, { locale: this.locale })}</li>`)}</ul>`;
    })}`;
  }

  protected override asking(view: View): TemplateResult {
    return view.decision === null ? html`` : html`<span class="amount">${this.markOf(view.decision.seat)}</span>`;
  }

  protected override hint(): string {
    if (this.moving === undefined) return "";
    return this.moving.isMove ? this.said.dragLeader : this.said.pointSpot;
  }

  protected override barExtra(): TemplateResult | typeof nothing {
    const { moving } = this;
    if (moving?.ghost === undefined || moving.ghost.ways < 2) return nothing;
    const turn = (): void => {
      moving.turn(1);
      this.requestUpdate();
    };
    return html`<button type="button" class="answer" @click=${turn}>${this.said.turnTool}${keyCap("Q")}${keyCap("E")}</button>`;
  }

  protected override barText(answer: Answer<Action>): TemplateResult | string {
    const rank = this.landingRank(answer);
    if (rank === "quiet") return this.said.stay;
    if (rank === "main") return answer.action.type === "move" ? this.said.moveHere : this.said.placeHere;
    return super.barText(answer);
  }

  protected override barRank(answer: Answer<Action>): Rank | undefined {
    const { action, subjects } = answer;
    switch (action.type) {
      case "move":
      case "place":
      case "place-token":
      case "place-barricade":
        return this.landingRank(answer);
      case "pass":
      case "done":
        return this.answers.length === 1 ? "main" : "quiet";
      default:
        return subjects.length === 0 ? "other" : undefined;
    }
  }

  protected override offered(): TemplateResult | undefined {
    return undefined;
  }

  protected override meant(at: string): Action | undefined {
    return this.view === undefined ? undefined : meantBy(this.view, at);
  }

  protected override textOf(at: string, view: View): PieceText | undefined {
    const [kind = "", id = ""] = at.split("/", 2);
    if (kind === "command") return partsOf({ command: id }, this.locale);
    if (kind === "unit" || kind === "miniature") {
      const unit = reader.unit(view, id);
      if (unit === undefined) return undefined;
      return { ...partsOf({ unit: unit.unit }, this.locale), title: this.pieceName(id) };
    }
    return kind === "token" ? { title: this.pieceName(id), facts: "", lines: [] } : undefined;
  }
}
