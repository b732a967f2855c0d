import { at, nearest } from "@sw/tabletop";
import { possibleBases } from "../base/pbr.ts";
import { DEPLOY_LIMIT } from "../construction/deployment.ts";
import type { Action } from "../state/actions.ts";
import { placeNamed, type UnitKind, unitNamed } from "../state/box.ts";
import { GROUND, SPACE, type SystemIndex, type TheaterIndex, type UnitIndex } from "../state/codes.ts";
import type { Look } from "../state/look.ts";
import { IMPERIAL } from "../state/seats.ts";
import { strengthOf } from "../units/strength.ts";
import { countUnits, isAble } from "../units/units.ts";
import { modeOf, revealedBase, roundsLeft } from "./board/board.ts";
import { distance, distanceToAny, imperialSystems, rebelSystems } from "./board/geography.ts";
import { productionOf, strengthAt } from "./board/values.ts";
import { type Comparison, type Criterion, least, most, rather } from "./judge.ts";
import { type Answer, answerOf, optionsOf, type Sitting } from "./sitting.ts";

/** A unit to deploy in a system. */
interface Landing {
  readonly unit: UnitIndex;
  readonly system: SystemIndex;
}

/**
 * Chooses where units that have left the queue are deployed. Death Stars and Shield Bunkers follow their own rules
 * (solo.deploy.death-star). Once the base is revealed, the strongest units go to the systems near it
 * (solo.deploy.revealed.*). All others are spread one by one over the systems with the highest production
 * (solo.deploy.hidden.*).
 */
export const deploy: Answer = (sitting) => {
  const plan = new Landings(sitting);
  plan.landSpecials();
  const base = revealedBase(sitting.look);
  if (base !== undefined) plan.landNear(base);
  plan.landRound();
  const done: Action = { type: "done" };
  return answerOf([...plan.actions(), done], done);
};

/** The plan of a deployment. */
class Landings {
  private readonly sitting: Sitting;
  private readonly ready: number[];
  private readonly legal: ReadonlySet<string>;
  private readonly landings: Landing[] = [];

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    const { box, state } = sitting.look;
    this.ready = (nearest(state, "deploy")?.ready ?? box.noUnits).slice();
    const offers = optionsOf(sitting, "deploy");
    this.legal = new Set(offers.map((offer) => keyOf(unitNamed(box, offer.subject), placeNamed(box, offer.at))));
  }

  /** Returns the plan in the order in which units are deployed: by type, then by system. */
  actions(): readonly Action[] {
    const { box } = this.sitting.look;
    return [...this.landings]
      .sort((one, other) => one.unit - other.unit || one.system - other.system)
      .map(({ unit, system }) => ({
        type: "deploy",
        subject: at(box.units, unit).id,
        at: at(box.placeIds, system),
      }));
  }

  /**
   * Places Death Stars and Shield Bunkers. A Shield Bunker goes where a Death Star is under construction, otherwise
   * where a Death Star is (solo.deploy.death-star). With neither it is deployed like any other unit.
   */
  landSpecials(): void {
    for (const kind of this.kinds(() => true)) {
      const isBunker = isAble(kind, "deploys-beside-ground");
      if (!isBunker && !isAble(kind, "superstation")) continue;
      while (at(this.ready, kind.index) > 0) {
        const open = this.openFor(kind);
        if (!open.some((system) => !isBunker || this.hasStation(system))) break;
        this.land(kind, this.chooseSystem(open, isBunker ? this.bunkerCriteria() : [], "solo.deploy.death-star"));
      }
    }
  }

  private hasStation(system: SystemIndex): boolean {
    return this.bunkerCriteria().some(({ figure }) => figure(system) > 0);
  }

  private bunkerCriteria(): readonly Comparison<SystemIndex>[] {
    const holds = (ability: "under-construction" | "superstation") => (system: SystemIndex) =>
      this.countAt(system, (kind) => isAble(kind, ability)) > 0;
    return [
      rather("station-under-construction", holds("under-construction")),
      rather("death-star", holds("superstation")),
    ];
  }

  /**
   * Gives systems near the base, the closest first, the strongest unit of each theater or the two strongest of one
   * theater (solo.deploy.revealed.units).
   */
  landNear(base: SystemIndex): void {
    const { look } = this.sitting;
    let near = this.open().filter((system) => distance(look, system, base) < roundsLeft(look));
    while (near.length > 0) {
      const system = this.chooseSystem(
        near,
        [least("distance", (one: SystemIndex) => distance(look, one, base)), ...this.richest()],
        "solo.deploy.revealed.systems",
      );
      for (const theater of [SPACE, GROUND] as const) {
        const kinds = this.landed(system).some((one) => one.theater === theater) ? [] : this.landable(system, theater);
        if (kinds.length > 0) this.land(this.strongest(kinds, "solo.deploy.revealed.units"), system);
      }
      for (
        let kinds = this.landable(system);
        this.room(system) > 0 && kinds.length > 0;
        kinds = this.landable(system)
      ) {
        this.land(this.strongest(kinds, "solo.deploy.revealed.units"), system);
      }
      near = near.filter((one) => one !== system && this.landable(one).length > 0);
    }
  }

  /**
   * Spreads all other units over the systems in order, one unit per system and round, until nothing fits any more
   * (solo.deploy.hidden.next).
   */
  landRound(): void {
    const order: SystemIndex[] = [];
    let waiting = this.open();
    while (waiting.length > 0) {
      const system = this.chooseSystem(waiting, this.systemCriteria(), "solo.deploy.hidden.system");
      order.push(system);
      this.landOne(system);
      waiting = waiting.filter((one) => one !== system && this.landable(one).length > 0);
    }
    for (const system of order) this.landOne(system);
  }

  private landOne(system: SystemIndex): void {
    const all = this.landable(system);
    if (all.length === 0) return;
    const isMixed = all.some(({ theater }) => theater !== at(all, 0).theater);
    const theater = isMixed ? this.thinnerTheater(system) : at(all, 0).theater;
    const own = all.filter((kind) => kind.theater === theater);
    this.land(this.strongest(own, "solo.deploy.hidden.theater"), system);
  }

  /** Returns the theater with fewer Imperial units, including those just deployed (solo.deploy.hidden.theater). */
  private thinnerTheater(system: SystemIndex): TheaterIndex {
    const count = (theater: TheaterIndex): number => this.countAt(system, (kind) => kind.theater === theater);
    return this.sitting.judge.choose<TheaterIndex>({
      question: "deployment-theater",
      subject: at(this.sitting.look.box.placeIds, system),
      rule: "solo.deploy.hidden.theater",
      candidates: [SPACE, GROUND],
      nameOf: (theater) => (theater === SPACE ? "space" : "ground"),
      criteria: [least("fewest-units", count)],
    });
  }

  private systemCriteria(): readonly Criterion<SystemIndex>[] {
    const { look, variations } = this.sitting;
    if (variations.deployPriorityPbr !== true || modeOf(look) === "revealed") return this.richest();
    const near = (targets: readonly SystemIndex[]) => (one: SystemIndex) => distanceToAny(look, one, targets);
    const rule = "solo.var.deploy.system";
    return [
      least("near-possible-base", near(possibleBases(look)), rule),
      least("near-rich-rebels", near(richestOf(look, rebelSystems(look))), rule),
      least("near-rich-empire", near(richestOf(look, imperialSystems(look))), rule),
    ];
  }

  private richest(): readonly Criterion<SystemIndex>[] {
    const { look } = this.sitting;
    return [
      most("production", (system) => productionOf(look, system)),
      least("weakest-fleet", (system) => strengthAt(look, system, IMPERIAL)),
    ];
  }

  private chooseSystem(
    candidates: readonly SystemIndex[],
    criteria: readonly Criterion<SystemIndex>[],
    rule: "solo.deploy.death-star" | "solo.deploy.revealed.systems" | "solo.deploy.hidden.system",
  ): SystemIndex {
    const { placeIds } = this.sitting.look.box;
    const nameOf = (system: SystemIndex): string => at(placeIds, system);
    return this.sitting.judge.choose({ question: "deployment-system", rule, candidates, nameOf, criteria });
  }

  private strongest(
    candidates: readonly UnitKind[],
    rule: "solo.deploy.revealed.units" | "solo.deploy.hidden.theater",
  ): UnitKind {
    const criteria = [most("strength", strengthOf)];
    return this.sitting.judge.choose({ question: "deployed-unit", rule, candidates, nameOf: ({ id }) => id, criteria });
  }

  private land(kind: UnitKind, system: SystemIndex): void {
    this.ready[kind.index] = at(this.ready, kind.index) - 1;
    this.landings.push({ unit: kind.index, system });
  }

  /** Counts the Imperial units in a system after the deployment. A Death Star takes the place of the unfinished one. */
  private countAt(system: SystemIndex, test: (kind: UnitKind) => boolean): number {
    const { box, state } = this.sitting.look;
    const landed = this.landed(system);
    const isReplaced = (kind: UnitKind): boolean =>
      isAble(kind, "under-construction") && landed.some((one) => isAble(one, "superstation"));
    const there = countUnits(
      box,
      at(state.places, system).units,
      (kind) => kind.side === IMPERIAL && test(kind) && !isReplaced(kind),
    );
    return there + landed.filter(test).length;
  }

  /** Lists the units to deploy in a system so far. */
  private landed(system: SystemIndex): readonly UnitKind[] {
    const { box } = this.sitting.look;
    return this.landings.filter((one) => one.system === system).map(({ unit }) => at(box.units, unit));
  }

  private room(system: SystemIndex): number {
    return DEPLOY_LIMIT - this.landed(system).length;
  }

  private kinds(test: (kind: UnitKind) => boolean): readonly UnitKind[] {
    return this.sitting.look.box.units.filter((kind) => at(this.ready, kind.index) > 0 && test(kind));
  }

  /** Lists the types, other than Death Stars, that may still be deployed in a system. */
  private landable(system: SystemIndex, theater?: TheaterIndex): readonly UnitKind[] {
    if (this.room(system) === 0) return [];
    return this.kinds(
      (kind) =>
        this.legal.has(keyOf(kind.index, system)) &&
        (theater === undefined || kind.theater === theater) &&
        !isAble(kind, "superstation"),
    );
  }

  private openFor({ index }: UnitKind): readonly SystemIndex[] {
    const { box } = this.sitting.look;
    return box.systems.flatMap((_, system) =>
      this.legal.has(keyOf(index, system)) && this.room(system) > 0 ? [system] : [],
    );
  }

  private open(): readonly SystemIndex[] {
    return this.sitting.look.box.systems.flatMap((_, system) => (this.landable(system).length > 0 ? [system] : []));
  }
}

function keyOf(unit: UnitIndex, system: SystemIndex): string {
  return `${unit} ${system}`;
}

/** Returns the systems with the highest production value. */
function richestOf(look: Look, systems: readonly SystemIndex[]): readonly SystemIndex[] {
  const highest = Math.max(...systems.map((system) => productionOf(look, system)));
  return systems.filter((system) => productionOf(look, system) === highest);
}
