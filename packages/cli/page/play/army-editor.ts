import { type ArmyList, type ArmyOptions, army, type ListedUnit } from "@sw/legion-core/army";
import { ALLEGIANCES, defaultCatalogue, RANKS } from "@sw/legion-core/catalogue";
import { describe, nameOf } from "@sw/legion-core/text";
import { componentText } from "@sw/legion-core/text/cards";
import { html, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { RULE_HREF } from "../shell/route.ts";
import { Screen } from "../shell/screen.ts";
import { ARMY_WORDS, type ArmyWords } from "./army-words.ts";

/** A choice of a list from which something is added: its text, and the army with it. */
interface Addition {
  readonly text: string;
  readonly list: ArmyList;
}

/** Additions under a common heading. */
interface Additions {
  readonly heading: string;
  readonly choices: readonly Addition[];
}

/** The cost of each unit, counterpart and upgrade. */
const COSTS: ReadonlyMap<string, number> = new Map(
  [...defaultCatalogue.units, ...defaultCatalogue.counterparts, ...defaultCatalogue.upgrades].map(
    ({ id, cost }) => [id, cost] as const,
  ),
);

const DECK = ["primary", "secondary", "advantages"] as const;

/**
 * The editor of an army of Legion. It offers what the rules of building an army allow next, and says in words what is
 * still wrong with the army.
 */
class ArmyEditor extends Screen {
  static override properties: PropertyDeclarations = { ...Screen.properties, list: {}, changed: {} };

  declare list: ArmyList | undefined;
  /** Called with the army after each change. */
  declare changed: (list: ArmyList) => void;

  private get own(): ArmyWords {
    return ARMY_WORDS[this.locale];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { list, own, words } = this;
    if (list === undefined) return nothing;
    const options = army.options(list);
    return html`<section class="army-editor" aria-label=${own.title}>
      <div class="army-head">${keyed(`${list.faction} ${list.battleForce}`, this.allegiance(list))}<strong class="army-points">${words.points(army.points(list))}</strong></div>
      <h3>${own.units}</h3>
      <ol class="army-units">${list.units.map((unit, at) => this.unit(list, options, unit, at))}</ol>
      ${this.adder(own.addUnit, this.unitsToAdd(list, options))}
      <details><summary>${own.commands} (${list.commandHand.length})</summary>
        ${this.cards(list.commandHand, (commandHand) => ({ ...list, commandHand }))}
        ${this.adder(own.addCommand, [
          {
            heading: own.commands,
            choices: options.commandHand.map((id) => ({
              text: this.name(id),
              list: { ...list, commandHand: [...list.commandHand, id] },
            })),
          },
        ])}
      </details>
      <details><summary>${own.deck} (${DECK.reduce((sum, part) => sum + list.battleDeck[part].length, 0)})</summary>
        ${DECK.map((part) => this.cards(list.battleDeck[part], (ids) => withDeck(list, part, ids)))}
        ${this.adder(
          own.addCard,
          DECK.map((part) => ({
            heading: own[part],
            choices: options.battleDeck[part].map((id) => ({
              text: this.name(id),
              list: withDeck(list, part, [...list.battleDeck[part], id]),
            })),
          })),
        )}
      </details>
      ${this.faults(list)}
    </section>`;
  }

  private name(card: string): string {
    return nameOf({ card }, { locale: this.locale });
  }

  private upgradeName(upgrade: string): string {
    return nameOf({ upgrade }, { locale: this.locale });
  }

  /** Draws the choices of faction and battle force. Another faction begins a new army. */
  private allegiance(list: ArmyList): TemplateResult {
    const { own } = this;
    const forces = defaultCatalogue.battleForces.filter(({ faction }) => faction === list.faction);
    const chosen = (event: Event, choose: (value: string) => void): void => {
      if (event.target instanceof HTMLSelectElement) choose(event.target.value);
    };
    const setFaction = (value: string): void => {
      const faction = ALLEGIANCES.find((one) => one === value);
      if (faction !== undefined) this.changed(emptyArmy(faction));
    };
    const setForce = (value: string): void => {
      const { battleForce: _, ...rest } = list;
      this.changed(value === "" ? rest : { ...rest, battleForce: value });
    };
    return html`<label>${own.faction}
        <select @change=${(event: Event) => chosen(event, setFaction)}>
          ${ALLEGIANCES.map((one) => html`<option value=${one} ?selected=${one === list.faction}>${own.factions[one]}</option>`)}
        </select></label>
      <label>${own.battleForce}
        <select @change=${(event: Event) => chosen(event, setForce)}>
          <option value="" ?selected=${list.battleForce === undefined}>${own.noForce}</option>
          ${forces.map(({ id }) => html`<option value=${id} ?selected=${id === list.battleForce}>${this.name(id)}</option>`)}
        </select></label>`;
  }

  private unit(list: ArmyList, options: ArmyOptions, unit: ListedUnit, at: number): TemplateResult {
    const { own, words } = this;
    const name = this.name(unit.unit);
    const set = (changed: ListedUnit): ArmyList => withUnit(list, at, changed);
    const { counterpart, ...alone } = unit;
    const points = army.units({ ...list, units: [unit] })[0]?.points ?? 0;
    return html`<li>
      <div class="army-unit"><strong>${name}</strong><span class="quiet">${words.points(points)}</span>
        ${this.remover(name, { ...list, units: list.units.filter((_, index) => index !== at) })}</div>
      ${
        unit.upgrades.length === 0 && counterpart === undefined
          ? nothing
          : html`<ul class="army-cards">${unit.upgrades.map((id, index) => this.chip(this.upgradeName(id), set({ ...unit, upgrades: without(unit.upgrades, index) })))}
        ${counterpart === undefined ? nothing : this.chip(this.name(counterpart.counterpart), set(alone))}
        ${counterpart?.upgrades.map((id, index) =>
          this.chip(
            this.upgradeName(id),
            set({ ...unit, counterpart: { ...counterpart, upgrades: without(counterpart.upgrades, index) } }),
          ),
        )}
      </ul>`
      }
      ${this.adder(own.addUpgrade(name), this.upgradesToAdd(list, options, unit, at), own.addSome)}
    </li>`;
  }

  private unitsToAdd(list: ArmyList, options: ArmyOptions): readonly Additions[] {
    return RANKS.map((rank) => ({
      heading: this.own.ranks[rank],
      choices: options.units[rank].map((unit) => {
        const cards = [this.name(unit.unit), ...unit.upgrades.map((id) => this.upgradeName(id))];
        return { text: priced(cards, [unit.unit, ...unit.upgrades]), list: { ...list, units: [...list.units, unit] } };
      }),
    }));
  }

  private upgradesToAdd(list: ArmyList, options: ArmyOptions, unit: ListedUnit, at: number): readonly Additions[] {
    const { upgrades = {}, counterparts = [], counterpartUpgrades = [] } = options.upgrades[at] ?? {};
    const { counterpart } = unit;
    const addition = (ids: readonly string[], changed: ListedUnit): Addition => ({
      text: priced(
        ids.map((id) => this.upgradeName(id)),
        ids,
      ),
      list: withUnit(list, at, changed),
    });
    const own = Object.values(upgrades).map((sets) => ({
      heading: this.kindOf(sets[0]?.[0] ?? ""),
      choices: sets.map((ids) => addition(ids, { ...unit, upgrades: [...unit.upgrades, ...ids] })),
    }));
    const partners = {
      heading: this.own.addCounterpart(this.name(unit.unit)),
      choices: counterparts.map((one) => addition([one.counterpart], { ...unit, counterpart: one })),
    };
    const carried = {
      heading: counterpart === undefined ? "" : this.name(counterpart.counterpart),
      choices: counterpartUpgrades.flatMap((id) => {
        if (counterpart === undefined) return [];
        return [addition([id], { ...unit, counterpart: { ...counterpart, upgrades: [...counterpart.upgrades, id] } })];
      }),
    };
    return [...own, partners, carried];
  }

  private kindOf(upgrade: string): string {
    return componentText({ upgrade }, { locale: this.locale })?.kind ?? "";
  }

  /** Draws a list from which one thing is added at once; nothing if nothing can be added. */
  private adder(label: string, all: readonly Additions[], short: string = label): TemplateResult | typeof nothing {
    const groups = all.filter(({ choices }) => choices.length > 0);
    if (groups.length === 0) return nothing;
    const flat = groups.flatMap(({ choices }) => choices);
    const add = ({ target }: Event): void => {
      if (!(target instanceof HTMLSelectElement)) return;
      const chosen = flat[Number(target.value)];
      target.value = "";
      if (chosen !== undefined) this.changed(chosen.list);
    };
    return html`<select class="army-adder" aria-label=${label} @change=${add}>
      <option value="">+ ${short}</option>
      ${groups.map(
        ({ heading, choices }) =>
          html`<optgroup label=${heading}>${choices.map(
            (choice) => html`<option value=${flat.indexOf(choice)}>${choice.text}</option>`,
          )}</optgroup>`,
      )}
    </select>`;
  }

  private cards(ids: readonly string[], changed: (ids: readonly string[]) => ArmyList): TemplateResult {
    if (ids.length === 0) return html``;
    return html`<ul class="army-cards">${ids.map((id, at) => this.chip(this.name(id), changed(without(ids, at))))}</ul>`;
  }

  private chip(name: string, list: ArmyList): TemplateResult {
    return html`<li>${name} ${this.remover(name, list)}</li>`;
  }

  private remover(name: string, list: ArmyList): TemplateResult {
    const label = this.own.remove(name);
    return html`<button type="button" class="army-remove" aria-label=${label} title=${label} @click=${() => this.changed(list)}>×</button>`;
  }

  /** Draws what is wrong with the army, each fault with a link to its rule. */
  private faults(list: ArmyList): TemplateResult {
    const { own, locale, words } = this;
    const faults = army.check(list);
    return html`<div role="status">${
      faults.length === 0
        ? html`<p class="quiet">${own.isLegal}</p>`
        : html`<ul class="army-faults">${faults.map(
            (violation) =>
              html`<li class="fault">${describe({ violation }, { locale })} <a href=${RULE_HREF.replace("{rule}", violation.rule)} target="_blank">${words.rule}</a></li>`,
          )}</ul>`
    }</div>`;
  }
}

customElements.define("army-editor", ArmyEditor);

/** Returns an army of a faction without any cards. */
export function emptyArmy(faction: ArmyList["faction"]): ArmyList {
  return { faction, units: [], commandHand: [], battleDeck: { primary: [], secondary: [], advantages: [] } };
}

function without(ids: readonly string[], at: number): readonly string[] {
  return ids.filter((_, index) => index !== at);
}

function withUnit(list: ArmyList, at: number, unit: ListedUnit): ArmyList {
  return { ...list, units: list.units.map((one, index) => (index === at ? unit : one)) };
}

function withDeck(list: ArmyList, part: (typeof DECK)[number], ids: readonly string[]): ArmyList {
  return { ...list, battleDeck: { ...list.battleDeck, [part]: ids } };
}

/** Returns the names of cards that are added together, with their points. */
function priced(names: readonly string[], ids: readonly string[]): string {
  return `${names.join(" + ")} (${ids.reduce((sum, id) => sum + (COSTS.get(id) ?? 0), 0)})`;
}
