import {
  type Action,
  type CardId,
  type Event,
  type LeaderId,
  type PlaceId,
  type RebellionTypes,
  type Seat,
  seatsFor,
  type UnitId,
  type UnitsOfType,
  type View,
} from "@sw/rebellion-core";
import type { Faction } from "@sw/rebellion-core/catalogue";
import {
  candidatesIn,
  enemyOf,
  FACTIONS,
  factionOf,
  knownBase,
  type PlaceReading,
  reader,
  unitOf,
} from "@sw/rebellion-core/read";
import { describe, nameOf } from "@sw/rebellion-core/text";
import { type ComponentRef, componentPictured, type RebellionUi, uiIn } from "@sw/rebellion-core/ui";
import { type Hidden, isHidden, isUnpick, type Violation } from "@sw/tabletop";
import type { HeaderFact } from "@sw/tabletop/ui";
import { type CSSResultGroup, html, nothing, type TemplateResult } from "lit";
import type { Answer } from "../common/answers.ts";
import type { Rank } from "../common/asked.ts";
import { BoardElement } from "../common/board.ts";
import { icon } from "../common/drawing.ts";
import type { SidePage } from "../common/frame.ts";
import type { PieceText } from "../common/shapes.ts";
import { probe, rebelBase, subjugated } from "../icons.ts";
import { diceIn } from "./dice.ts";
import { background, disc, panTo, standing, ways } from "./map.ts";
import { SIDES, sideClass } from "./marks.ts";
import { meantBy } from "./meant.ts";
import { attackSteps, cardFace, dieFace, inOneLine, leaderFace, partsOf, stackFace, unitFace } from "./pieces.ts";
import { REBELLION } from "./styles.ts";
import { track } from "./track.ts";
import { type BoardWords, WORDS } from "./words.ts";

/** The board of Rebellion as an element. */
export class RebellionElement extends BoardElement<RebellionTypes> {
  static override styles: CSSResultGroup = [super.styles, REBELLION];

  protected override get ui(): RebellionUi {
    return uiIn(this.locale);
  }

  private get said(): BoardWords {
    return WORDS[this.locale];
  }

  protected override tell(subject: { event: Event } | { violation: Violation }): string {
    return describe(subject, { locale: this.locale, ...(this.view === undefined ? {} : { view: this.view }) });
  }

  override markOf(seat: Seat): TemplateResult {
    return html`<span class="mark ${sideClass(factionOf(seat))}">${icon(SIDES[factionOf(seat)])}</span>`;
  }

  override headingOf(event: Event): string | undefined {
    return event.type === "phase-started" ? this.ui.labels.round(event.round, event.phase) : undefined;
  }

  protected override topFacts(facts: readonly HeaderFact<string>[]): readonly HeaderFact<string>[] {
    return facts.filter(({ key }) => key === "round" || key === "turn" || key === "combat");
  }

  protected override board(view: View): TemplateResult {
    const own = view.viewer === "spectator" ? "rebel" : factionOf(view.viewer);
    const battle = reader.combat(view);
    return html`<div class="galaxy-board ${battle === undefined ? "" : "in-battle"}">
      ${track(view, this.ui.labels, this.said)}
      ${this.galaxy(view)}
      ${battle === undefined ? nothing : this.battle(view, own)}
      ${this.hands(view, own)}
    </div>`;
  }

  private nameOf(component: ComponentRef): string {
    return nameOf(component, { locale: this.locale });
  }

  private galaxy(view: View): TemplateResult {
    const { labels } = this.ui;
    const candidates = knownBase(view) === undefined ? candidatesIn(view) : [];
    const places = reader.places(view);
    const [battle, move] = [reader.combat(view), reader.moving(view)];
    return html`<div class="map ${battle === undefined ? "" : "panned"}" style=${battle === undefined ? "" : panTo(battle.system)}>
      ${background()}
      ${move === undefined ? nothing : ways([...new Set(move.picked.map(({ from }) => from))], move.to)}
      <ul class="places" data-zone aria-label=${this.said.galaxy}>${places.map((place) => this.place(place, candidates.includes(place.id)))}</ul>
      <p class="legend" aria-hidden="true">
        <span class="empire">${icon(SIDES.imperial)}${labels.loyalTo.imperial}</span><span class="rebel">${icon(SIDES.rebel)}${labels.loyalTo.rebel}</span>
        <span class="empire">${icon(subjugated)}${labels.subjugated}</span><span class="maybe">${icon(probe)}${this.said.mayHoldBase}</span>
      </p>
    </div>`;
  }

  private place(place: PlaceReading, isCandidate: boolean): TemplateResult {
    const { id } = place;
    const name = this.nameOf({ system: id });
    const isBase = id === reader.atlas.baseSpace;
    const leaders = [...FACTIONS.flatMap((side) => place.leaders[side]), ...place.captives];
    const forces = (["imperial", "rebel"] as const).filter((side) => place.forces[side].length > 0);
    const total = (side: Faction): number => place.forces[side].reduce((sum, { count }) => sum + count, 0);
    const system = this.piece(`system/${id}`, {
      name: this.placeName(place, isCandidate),
      part: "system",
      classes: `system ${isBase ? "base-space" : ""} ${this.view !== undefined && reader.moving(this.view)?.to === id ? "destination" : ""}`,
      body: isBase ? html`<span class="base-mark rebel">${icon(rebelBase)}</span>` : disc(place, isCandidate),
    });
    return html`<li class="place ${place.destroyed ? "gone" : ""}" style=${standing(id)}><ul>
      ${system}
      <li class="label" aria-hidden="true"><span class="name">${name}</span></li>
      <li class="leaders"><ul>${leaders.map((leader) => this.leader(leader, place.captives.includes(leader)))}</ul></li>
      <li class="forces"><ul>${forces.map(
        (side) =>
          html`<li class="force ${sideClass(side)}"><ul>${shipsFirst(place.forces[side]).map((units) => this.stack(id, units))}</ul><span class="total" aria-hidden="true">${total(side)}</span></li>`,
      )}</ul></li>
    </ul></li>`;
  }

  private placeName(place: PlaceReading, isCandidate: boolean): string {
    const { labels } = this.ui;
    return [
      this.nameOf({ system: place.id }),
      place.loyalty === null ? (place.populous ? labels.neutral : labels.remote) : labels.loyalTo[place.loyalty],
      place.subjugated ? labels.subjugated : "",
      place.sabotaged ? labels.sabotaged : "",
      place.destroyed ? labels.destroyed : "",
      isCandidate ? this.said.mayHoldBase : "",
    ]
      .filter((part) => part !== "")
      .join(", ");
  }

  private stack(place: PlaceId, { unit, count }: UnitsOfType): TemplateResult {
    const side = unitOf(unit)?.faction === "rebel" ? "rebel" : "imperial";
    const hurt = this.damageOn(place, unit);
    const going = this.pickedOf(place, unit);
    return this.piece(`${place}/${unit}`, {
      name: [
        `${count} ${this.nameOf({ unit })}`,
        this.nameOf({ system: place }),
        ...(hurt === 0 ? [] : [this.said.damage(hurt)]),
        ...(going === 0 ? [] : [this.said.picked(going)]),
      ].join(", "),
      part: "stack",
      classes: `stack ${sideClass(side)}`,
      body: stackFace(unit, count, hurt, going),
    });
  }

  /** Returns the damage on units of a type in the current combat; 0 for other places. */
  private damageOn(place: PlaceId, unit: UnitId): number {
    const combat = this.view && reader.combat(this.view);
    if (combat?.system !== place) return 0;
    return FACTIONS.flatMap((side) => combat.sides[side].damage)
      .filter((one) => one.unit === unit)
      .reduce((sum, { markers, assigned }) => sum + markers + assigned, 0);
  }

  /** Returns how many units of a type are picked from a place for the current move. */
  private pickedOf(place: PlaceId, unit: UnitId): number {
    const picked = (this.view && reader.moving(this.view)?.picked) ?? [];
    return picked.filter((one) => one.from === place && one.unit === unit).reduce((sum, { count }) => sum + count, 0);
  }

  private leader(id: LeaderId, isCaptive = false): TemplateResult {
    const reading = this.view && reader.leaders(this.view).find((one) => one.id === id);
    return this.piece(`leader/${id}`, {
      name: [this.nameOf({ leader: id }), isCaptive ? this.ui.labels.captives : ""]
        .filter((part) => part !== "")
        .join(", "),
      part: "leader",
      classes: `leader ${sideClass(reading?.side ?? "rebel")} ${(reading?.ring ?? null) === null ? "" : "ringed"} ${isCaptive ? "captive" : ""}`,
      body: leaderFace(id),
    });
  }

  private card(id: CardId): TemplateResult {
    return this.piece(`card/${id}`, {
      name: inOneLine(partsOf({ card: id }, this.locale)),
      part: "card",
      classes: "card",
      body: cardFace(id, this.locale),
    });
  }

  private hands(view: View, own: Faction): TemplateResult {
    const { labels } = this.ui;
    const seat: Seat = view.viewer === "spectator" ? "rebel-admiral" : view.viewer;
    const { pool, assigned, missions, actions, objectives } = reader.side(view, seat);
    const cards = [...missions, ...actions.flat(), ...(own === "rebel" ? objectives : [])];
    const shown = [...new Set(cards.filter((card): card is CardId => !isHidden(card)))];
    const hidden = cards.filter((card): card is Hidden => isHidden(card)).length;
    return html`<div class="hands">
      <section><h3>${labels.pool}</h3><ul class="lane" data-zone aria-label=${labels.pool}>${pool.map((leader) => this.leader(leader))}</ul></section>
      ${
        assigned.length === 0
          ? nothing
          : html`<section><h3>${labels.assigned}</h3><ul class="lane" data-zone aria-label=${labels.assigned}>${assigned.map((mission, place) => this.mission(mission.card, mission.leaders, place))}</ul></section>`
      }
      <section class="cards"><h3>${this.said.hand} · ${cards.length}</h3>
        <ul class="lane" data-zone aria-label=${this.said.hand}>${shown.map((card) => this.card(card))}${
          hidden === 0
            ? nothing
            : html`<li class="piece card back"><div class="look">${this.said.hiddenCards(hidden)}</div></li>`
        }</ul>
      </section>
    </div>`;
  }

  private mission(card: CardId | Hidden, leaders: readonly LeaderId[], place: number): TemplateResult {
    const title = isHidden(card) ? this.ui.labels.facedown : this.nameOf({ card });
    return html`${this.piece(`assigned/${place}`, {
      name: [title, ...leaders.map((leader) => this.nameOf({ leader }))].join(", "),
      part: "card",
      classes: "card assigned",
      body: html`<span class="name">${title}</span>`,
    })}<li class="sent"><ul>${leaders.map((leader) => this.leader(leader))}</ul></li>`;
  }

  private battle(view: View, own: Faction): TemplateResult {
    const combat = reader.combat(view);
    if (combat === undefined) return html``;
    const force = (side: Faction): TemplateResult => {
      const { units, leaders, space, ground } = combat.sides[side];
      const hurt = (unit: string): number => this.damageOn(combat.system, unit);
      const known = [...space, ...ground].filter((card): card is CardId => !isHidden(card));
      return html`<section class="side-force ${sideClass(side)}" aria-label=${this.ui.labels.sides[side]}>
        <h3><span class="mark">${icon(SIDES[side])}</span><b>${this.ui.labels.sides[side]}</b> ${leaders.map((leader) => this.nameOf({ leader })).join(", ")}
          <small>${this.ui.labels.tacticCards(space.length, ground.length)}</small></h3>
        <ul class="units" data-zone aria-label=${this.ui.labels.sides[side]}>${shipsFirst(units).map(
          ({ unit, count }) =>
            this.piece(`${combat.system}/${unit}`, {
              name: `${count} ${this.nameOf({ unit })}${hurt(unit) > 0 ? `, ${this.said.damage(hurt(unit))}` : ""}`,
              part: "unit",
              classes: "unit",
              body: unitFace(unit, count, hurt(unit)),
            }),
        )}</ul>
        ${known.length === 0 ? nothing : html`<ul class="lane tactics" data-zone aria-label=${this.said.tactics}>${known.map((card) => this.card(card))}</ul>`}
      </section>`;
    };
    return html`<div class="battle" part="battle">
      <h2>${this.ui.labels.combat(this.nameOf({ system: combat.system }), combat.round)}</h2>
      ${combat.attack === null ? nothing : attackSteps(combat.attack, this.said, this.ui.labels.sides[combat.attack.attacker])}
      ${force(enemyOf(own))}${this.dice(view)}${force(own)}
    </div>`;
  }

  /** Draws the dice of the attack in question, grouped by face. */
  private dice(view: View): TemplateResult | typeof nothing {
    const dice = diceIn(view);
    if (dice.length === 0) return nothing;
    return html`<ul class="dice" data-zone aria-label=${this.ui.labels.dice}>${dice.map(([color, face]) =>
      this.piece(face === "special" && this.isAbout(`die/${color}`) ? `die/${color}` : `die/${color}/${face}`, {
        name: `${this.said.die[color]}, ${this.said.die[face]}`,
        part: "die",
        classes: "cast",
        body: dieFace(color, face),
      }),
    )}</ul>`;
  }

  private isAbout(at: string): boolean {
    return this.answers.some(({ subjects }) => subjects[0]?.at === at);
  }

  protected override seatsOf(view: View): readonly Seat[] {
    return seatsFor(view.config.players);
  }

  protected override pages(view: View): readonly SidePage[] {
    return [{ id: "cards", name: this.words.cards, body: this.lists(view) }];
  }

  private lists(view: View): TemplateResult {
    return html`${this.ui
      .header(view)
      .filter(({ key }) => key === "base" || key === "rebel" || key === "imperial")
      .map(({ text }) => html`<p>${text}</p>`)}
    ${FACTIONS.map((side) => {
      const { queue } = view.sides[side];
      return html`<h3 class="list-head">${this.ui.labels.sides[side]}: ${this.ui.labels.queue}</h3>
        <ul class="list">${queue.map((units, place) => html`<li><b>${place + 1}</b> ${units.map(({ unit, count }) => `${count} ${this.nameOf({ unit })}`).join(", ") || this.ui.labels.nothing}</li>`)}</ul>`;
    })}`;
  }

  protected override asking(view: View): TemplateResult {
    const side = view.decision === null ? null : factionOf(view.decision.seat);
    return side === null ? html`` : html`<span class="amount mark ${sideClass(side)}">${icon(SIDES[side])}</span>`;
  }

  protected override hint(view: View): string {
    const transport = view.decision?.yours === true ? (reader.moving(view)?.transport ?? []) : [];
    if (transport.some(({ used, capacity }) => used + capacity > 0)) {
      const total = (of: "used" | "capacity"): number => transport.reduce((sum, one) => sum + one[of], 0);
      return this.said.transport(total("used"), total("capacity"));
    }
    const context = view.decision?.yours === true ? view.decision.context : undefined;
    const card =
      context !== undefined && "card" in context && typeof context.card === "string" ? context.card : undefined;
    return card === undefined ? "" : partsOf({ card }, this.locale).lines.join(" ");
  }

  protected override barRank({ action }: Answer<Action>): Rank | undefined {
    switch (action.type) {
      case "pass":
        return this.answers.length === 1 ? "main" : "quiet";
      case "done":
      case "approve":
      case "play-mission":
        return "main";
      // The system may lie under the battle.
      case "retreat":
        return "other";
      default:
        return undefined;
    }
  }

  protected override offered({ action, subjects }: Answer<Action>): TemplateResult | undefined {
    const [subject] = subjects;
    if (subject === undefined || subject.picture === null || (!isUnpick(action) && !("subject" in action)))
      return undefined;
    if (!isUnpick(action) && action.type === "choose-option") return undefined;
    const component = componentPictured(subject.picture);
    if (component === undefined) return this.offeredDie(subject.at);
    if ("leader" in component && subject.at === `leader/${component.leader}`) return this.leader(component.leader);
    if ("card" in component && subject.at === `card/${component.card}`) return this.card(component.card);
    return this.piece(subject.at, {
      name: this.nameOf(component),
      part: "unit",
      classes: `offered ${"unit" in component ? sideClass(unitOf(component.unit)?.faction ?? null) : ""}`,
      body: html`${"unit" in component ? stackFace(component.unit, 1, 0) : nothing}<span class="name">${this.nameOf(component)}</span>`,
    });
  }

  private offeredDie(at: string): TemplateResult | undefined {
    const [kind, color = "", face = ""] = at.split("/");
    if (kind !== "die") return undefined;
    const name = [color, face].flatMap((part) => this.said.die[part] ?? []).join(", ");
    return this.piece(at, { name, part: "die", classes: "cast", body: dieFace(color, face === "" ? "special" : face) });
  }

  protected override meant(at: string, held: string | undefined): Action | undefined {
    return this.view === undefined ? undefined : meantBy(this.view, at, held);
  }

  protected override textOf(at: string, view: View): PieceText | undefined {
    const [kind = "", id = ""] = at.split("/", 2);
    if (kind === "card") return partsOf({ card: at.slice(5) }, this.locale);
    if (kind === "leader") return partsOf({ leader: id }, this.locale);
    if (kind === "ring") return partsOf({ ring: id }, this.locale);
    if (kind === "system") {
      const place = reader.place(view, id);
      const text = partsOf({ system: id }, this.locale);
      return place === undefined ? text : { ...text, title: this.placeName(place, false) };
    }
    if (kind === "assigned" && view.viewer !== "spectator") {
      const card = reader.side(view, view.viewer).assigned[Number(id)]?.card;
      return card === undefined || isHidden(card) ? undefined : partsOf({ card }, this.locale);
    }
    return unitOf(id) === undefined ? undefined : partsOf({ unit: id }, this.locale);
  }
}

function shipsFirst(units: readonly UnitsOfType[]): readonly UnitsOfType[] {
  const isGround = ({ unit }: UnitsOfType): boolean => unitOf(unit)?.theater === "ground";
  return [...units.filter((one) => !isGround(one)), ...units.filter(isGround)];
}
