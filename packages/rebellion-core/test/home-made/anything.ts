import type {
  ActionEntry,
  EffectStep,
  Faction,
  MissionEntry,
  MissionTarget,
  ModifierKind,
  ObjectiveEntry,
  ObjectiveTest,
  Place,
  UnitFilter,
  UnitsWanted,
  Where,
} from "@sw/rebellion-core/catalogue";
import { defaultCatalogue } from "@sw/rebellion-core/catalogue";
import type { Chance } from "@sw/tabletop";
import { action, mission, objective } from "./entries.ts";

/** One of these. */
type Pick = <Item>(items: readonly Item[]) => Item;

const FACTIONS: readonly Faction[] = ["rebel", "imperial"];
const PLACES: readonly Place[] = ["here", "chosen", "base-space"];
const { leaders, missions, rings, systems, units } = defaultCatalogue;
const PROCEDURES = missions.flatMap(({ effect }) =>
  effect.flatMap((step) => (step.op === "procedure" ? [step.name] : [])),
);

/** Makes up entries whose words are put together at random; most make no sense. */
export class Anything {
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  readonly #pick: Pick = (items) => {
    const found = items[this.#chance.pick("word", items.length, String)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };

  #maybe(): boolean {
    return this.#pick([true, false]);
  }

  #number(most: number): number {
    return 1 + this.#chance.pick("number", most, String);
  }

  /** A mission of a side. */
  mission(id: string): MissionEntry {
    const set = this.#pick(["regular", "regular", "regular", "project"] as const);
    const faction = this.#pick(FACTIONS);
    const portrait = this.#maybe() ? this.#pick(leaders.filter((one) => one.faction === faction)).id : null;
    const mode = this.#pick(["attempt", "resolve"] as const);
    return mission({
      id,
      faction,
      set,
      copies: this.#number(3),
      skill: this.#pick(["diplomacy", "intel", "specOps", "logistics"]),
      icons: this.#number(2),
      mode,
      portrait,
      target: this.#target(),
      effect: this.#effect(),
      ...(portrait !== null && mode === "resolve" && this.#maybe() ? { portraitEffect: this.#effect() } : {}),
      ...(this.#number(6) === 1 ? { delayedEffect: this.#effect() } : {}),
    });
  }

  /** An action card of a side. */
  action(id: string): ActionEntry {
    const faction = this.#pick(FACTIONS);
    const own = leaders.filter((one) => one.faction === faction);
    return action({
      id,
      faction,
      set: this.#pick(["starting", "recruit"]),
      timing: this.#pick([
        "assignment",
        "immediate",
        "start-of-combat",
        "before-reveal",
        "before-roll",
        "rolling",
        "after-success",
        "leader-rescued",
        "leader-captured",
      ]),
      leaders: [...new Set([this.#pick(own).id, this.#pick(own).id])],
      needs: this.#pick(["system", "pool", "board", "assigned", "captured", "nothing"]),
      effect: this.#effect(),
    });
  }

  /** An objective. */
  objective(id: string): ObjectiveEntry {
    const combat = this.#maybe();
    const tests: readonly ObjectiveTest[] = combat
      ? [
          { type: "destroyed", theater: this.#pick(["space", "ground"]), health: this.#number(2) },
          { type: "destroyed-type", types: units.filter((one) => one.faction === "imperial").map((one) => one.id) },
          { type: "won-battle", theater: this.#pick(["space", "ground", "any"]), where: "subjugated" },
        ]
      : [
          { type: "count-systems", atLeast: this.#number(3), where: this.#wheres() },
          { type: "no-captives" },
          { type: "always" },
        ];
    return objective({
      id,
      level: this.#pick(["I", "II", "III"]),
      reputation: this.#pick([0, 1]),
      timing: combat ? "combat" : "start-of-refresh",
      test: this.#pick(tests),
      kept: this.#maybe(),
      effect: this.#effect(),
    });
  }

  #target(): MissionTarget {
    const kind = this.#pick(["system", "system", "system", "leader", "base-space", "none"] as const);
    if (kind === "system") return { kind, where: this.#wheres() };
    return kind === "leader" ? { kind, state: this.#pick(["captured", "free", "any"]), where: [] } : { kind };
  }

  #wheres(): readonly Where[] {
    return Array.from({ length: this.#number(2) - 1 }, () => this.#where());
  }

  #where(): Where {
    return this.#pick<() => Where>([
      () => ({ is: this.#pick(["populous", "remote", "rebel-system", "imperial-system", "neutral", "subjugated"]) }),
      () => ({ loyalty: this.#pick(FACTIONS) }),
      () => ({ unit: this.#filter() }),
      () => ({ noUnit: this.#filter() }),
      () => ({ sabotaged: this.#maybe() }),
      () => ({ captive: true }),
      () => ({ id: this.#pick(systems).id }),
      () => ({ elsewhere: true }),
      () => ({ closestWith: this.#filter() }),
      () => ({ sameRegionAs: this.#pick(["here", "base-system"]) }),
    ])();
  }

  #filter(): UnitFilter {
    const type = this.#pick(units);
    return this.#pick<UnitFilter>([
      {},
      { faction: type.faction },
      { theater: type.theater },
      { types: [type.id] },
      { class: type.class, faction: type.faction },
    ]);
  }

  #effect(): readonly EffectStep[] {
    return Array.from({ length: this.#number(3) }, () => this.#step(2));
  }

  #step(depth: number): EffectStep {
    const makers: (() => EffectStep)[] = [...this.#systemSteps(), ...this.#leaderSteps(), ...this.#cardSteps()];
    if (depth > 0)
      makers.push(
        () => this.#choice(depth),
        () => this.#choice(depth),
      );
    return this.#pick(makers)();
  }

  #choice(depth: number): EffectStep {
    const options = Array.from({ length: 1 + this.#number(2) }, () =>
      Array.from({ length: this.#number(3) - 1 }, () => this.#step(depth - 1)),
    );
    return { op: "choose", by: this.#pick(["owner", "opponent"]), options };
  }

  #systemSteps(): readonly (() => EffectStep)[] {
    const faction = this.#pick(FACTIONS);
    const at = this.#pick(PLACES);
    const own = units.filter((one) => one.faction === faction);
    return [
      () => ({
        op: "choose-system",
        by: this.#pick(["owner", "opponent"]),
        where: this.#wheres(),
        ...(this.#maybe() ? { count: this.#number(3) } : {}),
        ...(this.#maybe() ? { required: true } : {}),
      }),
      () => ({ op: "gain-loyalty", faction, amount: this.#pick([1, 2]), at }),
      () => ({ op: "lose-loyalty-in-region", faction }),
      () => ({ op: "sabotage", at }),
      () => ({ op: "remove-sabotage", at, required: this.#maybe() }),
      () => ({ op: "destroy-system", at }),
      () => ({ op: "gain-units", faction, units: [this.#wanted(faction), this.#wanted(faction)], at }),
      () => ({ op: "queue-by-icons", faction }),
      () => ({ op: "queue-units", faction, type: this.#pick(own).id, space: this.#pick([1, 2, 3]) }),
      () => ({ op: "advance-queue", spaces: [2, 3], count: this.#number(3), portraitMore: this.#pick([0, 1]) }),
      () => ({ op: "deploy-queued", spaces: [1, 2] }),
      () => ({ op: "combat", theater: this.#pick(["space", "ground", null]) }),
      () => ({
        op: "move-units",
        faction,
        from: this.#pick(["here", "chosen", "base-space", "adjacent", "one-system", "anywhere"]),
        to: at,
        filter: this.#filter(),
        limit: this.#pick([null, "all", 2, { [this.#pick(own).id]: 2 }] as const),
        lifted: this.#pick([[], ["adjacency"], ["adjacency", "transport", "own-leaders"]] as const),
        ...(this.#number(5) === 1 ? { if: "base-hidden" } : {}),
      }),
      () => ({
        op: "destroy-units",
        from: this.#pick(["here", "imperial-queue"]),
        filter: this.#filter(),
        limit: this.#pick(["icons", { count: 2 }, { health: 3 }] as const),
      }),
    ];
  }

  #wanted(faction: Faction): UnitsWanted {
    if (this.#maybe()) {
      return { type: this.#pick(units.filter((one) => one.faction === faction)).id, count: this.#number(3) };
    }
    const shape = this.#pick(["triangle", "circle", "square"] as const);
    return { shape, theater: this.#pick(["space", "ground", "any"]), count: this.#number(3) };
  }

  #leaderSteps(): readonly (() => EffectStep)[] {
    const faction = this.#pick(FACTIONS);
    return [
      () => ({ op: "choose-leader", by: this.#pick(["owner", "opponent"]), faction }),
      () => ({ op: "place-leader", at: this.#wheres() }),
      () => ({ op: "place-leader", at: this.#pick(["here", "base-space"]) }),
      () => ({ op: "recruit-leader", leader: this.#pick(leaders).id }),
      () => ({ op: "eliminate-leader", leader: this.#pick(["card-leader", "imperial-here"]) }),
      () => ({
        op: "capture",
        leader: this.#pick(["assigned", "card-leader", "target"]),
        ...(this.#maybe() ? { to: "chosen" } : {}),
      }),
      () => ({ op: "rescue", companions: this.#maybe(), ...(this.#maybe() ? { to: "chosen" } : {}) }),
      () => ({
        op: "attach-ring",
        ring: this.#pick(rings).id,
        to: this.#pick(["assigned", "card-leader", "target", "own-leader", "shown-leader"]),
      }),
      () => ({
        op: "modify",
        modifier: this.#modifier(),
        until: this.#pick(["end-of-round", "end-of-command-phase", "end-of-combat", "end-of-mission"]),
      }),
    ];
  }

  #modifier(): ModifierKind {
    const faction = this.#pick(FACTIONS);
    return this.#pick<ModifierKind>([
      { kind: "fewer-dice", faction, red: 1, black: 2 },
      { kind: "no-retreat", faction },
      { kind: "leader-stays-for-combat" },
      { kind: "no-tactics", faction, theater: this.#pick(["space", "ground"]) },
      { kind: "open-tactics", faction },
      { kind: "less-health", amount: this.#number(2) },
      { kind: "black-hits-as-red", faction, count: this.#number(3) },
      { kind: "no-opposition-from-pool", faction, missionsOf: this.#pick(["chosen-leader", "this"]) },
      { kind: "quarantine", faction },
      { kind: "leader-does-not-pin" },
      { kind: "more-successes", leader: this.#pick(leaders).id, count: this.#number(3) },
    ]);
  }

  #cardSteps(): readonly (() => EffectStep)[] {
    return [
      () => ({
        op: "draw",
        deck: this.#pick(["objective", "probe", "project", "space-tactic", "ground-tactic"]),
        count: this.#pick([1, 3, { baseUnitsPerCard: 2 }] as const),
        ...(this.#maybe() ? { keep: 1 } : {}),
      }),
      () => ({ op: "arrange-objectives", count: this.#number(3), bottom: this.#pick([0, 1]) }),
      () => ({
        op: "search",
        deck: this.#pick(["project", "rebel-mission"]),
        cards: this.#maybe() ? [] : [this.#pick(missions).id],
        to: this.#pick(["hand", "assign"]),
      }),
      () => ({ op: "reveal-objectives", bury: this.#pick([0, 1, 2]) }),
      () => ({
        op: "reputation",
        amount: this.#pick([1, -1]),
        ...(this.#maybe() ? { if: { targetIs: this.#pick(leaders).id } } : {}),
      }),
      () => ({ op: "ask-base", about: this.#pick(["here", "region", { among: 3 }] as const) }),
      () => ({ op: "procedure", name: this.#pick(PROCEDURES) }),
    ];
  }
}
