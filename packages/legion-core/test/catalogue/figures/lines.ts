import type {
  Advantage,
  BattleForce,
  BuildRules,
  Changes,
  Command,
  CostChange,
  Counterpart,
  MapCard,
  MapPoint,
  ObjectiveScore,
  ObjectiveSetup,
  PrimaryObjective,
  RankLimits,
  SecondaryObjective,
  SecondaryScore,
  Unit,
  Upgrade,
} from "../../../src/content/catalogue.ts";
import {
  costOf,
  joined,
  keyword,
  keywords,
  line,
  match,
  nameOf,
  nothingElse,
  restriction,
  signed,
  weapons,
} from "./words.ts";

/** A unit card as a line of its table. */
export function unitLine(card: Unit): string {
  const { id, name, title, faction, affiliation, rank, cost, bullets, bulletsOn, type, miniatures, wounds, ...more } =
    card;
  const {
    courage,
    resilience,
    speed,
    defenseDie,
    surge,
    upgradeBar,
    keywords: uses,
    weapons: arms,
    base,
    ...rest
  } = more;
  const { height, note, incomplete, doubts, ...unknown } = rest;
  nothingElse(id, unknown);
  return line(
    id,
    nameOf(card),
    joined(" ", faction, affiliation, rank),
    costOf(card),
    `${type}, ${miniatures} x ${wounds} wounds, courage ${courage ?? "-"}, resilience ${resilience ?? "-"}, speed ${speed}`,
    `${defenseDie}, surges ${surge.attack ?? "-"} and ${surge.defense ?? "-"}`,
    joined(", ", base, height !== undefined && `${height / 100} mm`),
    upgradeBar.join(" "),
    keywords(uses),
    weapons(arms),
  );
}

/** A counterpart card as a line of its table. */
export function counterpartLine(card: Counterpart): string {
  const { id, name, title, counterpartOf, faction, affiliation, cost, bullets, type, wounds, ...more } = card;
  const { upgradeBar, keywords: uses, weapons: arms, incomplete, doubts, ...unknown } = more;
  nothingElse(id, unknown);
  return line(
    id,
    nameOf(card),
    `with ${counterpartOf}`,
    joined(" ", faction, affiliation),
    costOf(card),
    `${type}, ${wounds} wounds`,
    upgradeBar.join(" "),
    keywords(uses),
    weapons(arms),
  );
}

function changed({ speed, courage, defenseDie, attackSurge, side, ...rest }: Changes): readonly string[] {
  nothingElse("changes", rest);
  const on = side === undefined ? "" : ` (side ${side})`;
  return [
    speed === undefined ? "" : `speed ${signed(speed)}${on}`,
    courage === undefined ? "" : `courage ${signed(courage)}`,
    defenseDie === undefined ? "" : `${defenseDie} die`,
    attackSurge === undefined ? "" : `attack surge ${attackSurge}`,
  ];
}

function costChange({ on, with: beside, points }: CostChange): string {
  return joined(" ", signed(points), on && `on ${match(on)}`, beside && `with ${match(beside)}`);
}

/** An upgrade card as a line of its table. */
export function upgradeLine(card: Upgrade): string {
  const {
    id,
    name,
    title,
    type,
    cost,
    bullets,
    restriction: only,
    exhaust,
    expend,
    action,
    doubleSided,
    ...more
  } = card;
  const {
    miniatures,
    wounds,
    grants,
    mustEquip,
    loses,
    withoutSlot,
    counterparts,
    rankAs,
    affiliationAs,
    costChanges,
    ...others
  } = more;
  const { changes, keywords: uses = [], weapons: arms, special, incomplete, doubts, ...unknown } = others;
  nothingElse(id, unknown);
  const does = joined(
    ", ",
    exhaust && "exhaust",
    expend && "expend",
    action,
    doubleSided && "two sides",
    miniatures !== undefined && `adds ${miniatures}`,
    wounds !== undefined && `wounds ${wounds}`,
    grants && `grants ${grants.join(" ")}`,
    mustEquip && `needs ${mustEquip.join(" ")}`,
    loses && `loses ${loses.join(" ")}`,
    withoutSlot && `without icon on ${withoutSlot.map(match).join(", ")}`,
    counterparts && `may have ${counterparts.join(" ")}`,
    costChanges?.map(costChange),
    changes && changed(changes),
    rankAs && `as ${rankAs}`,
    affiliationAs && `as ${affiliationAs}`,
  );
  return line(
    id,
    nameOf(card),
    type,
    costOf(card),
    restriction(only),
    does,
    uses.map(keyword).sort().join("; "),
    weapons(arms),
  );
}

/** A command card as a line of its table. */
export function commandLine(card: Command): string {
  const { id, name, pips, handPips, faction, battleForce, requires, orders, ordersEligible, ...more } = card;
  const {
    mandatory,
    permanent,
    divulge,
    returns,
    playedFromHand,
    keywords: uses,
    weapons: arms,
    incomplete,
    doubts,
    ...unknown
  } = more;
  nothingElse(id, unknown);
  const given = orders.map(({ count, of }) => `${count} ${of.map(match).join(" or ")}`).join(", ");
  return line(
    id,
    nameOf(card),
    joined(", ", `${pips} pips`, handPips !== undefined && `${handPips} in hand`),
    joined(" ", faction, battleForce),
    restriction(requires),
    joined(", ", given, ordersEligible && "all eligible"),
    joined(
      ", ",
      mandatory && "mandatory",
      permanent && "permanent",
      divulge && `${divulge.mandatory ? "must" : "may"} divulge in ${divulge.step}`,
      returns && "returns",
      playedFromHand && "from hand",
    ),
    keywords(uses),
    weapons(arms),
  );
}

const points = (list: readonly MapPoint[]): string => list.map(([x, y]) => `(${x} ${y})`).join(" ");
const areas = (list: readonly (readonly MapPoint[])[]): string => list.map(points).join(" and ");

function map(card: MapCard | undefined): string {
  if (card === undefined) return "";
  const { size, redTerritory, blueTerritory, redFlank, blueFlank, pois, ...unknown } = card;
  nothingElse("a map", unknown);
  return joined(
    "; ",
    `${size.join(" x ")}: red ${areas(redTerritory)}`,
    `blue ${areas(blueTerritory)}`,
    redFlank && `red flank ${areas(redFlank)}`,
    blueFlank && `blue flank ${areas(blueFlank)}`,
    `points ${points(pois)}`,
  );
}

function setUp(step: ObjectiveSetup): string {
  return "choose" in step ? step.choose : joined(" ", `${step.count} ${step.place}`, step.note);
}

function score(one: ObjectiveScore): string {
  if ("per" in one) return `${one.points} per ${one.per}`;
  return `${one.points.map((row) => `${row.points} from ${row.from}`).join(", ")} ${one.byCount}`;
}

/** A primary objective with its maps as a line of its table. */
export function primaryLine(card: PrimaryObjective): string {
  const { id, name, setup, map: standard, skirmishMap, scoring, rules = [], incomplete, doubts, ...unknown } = card;
  nothingElse(id, unknown);
  return line(
    id,
    nameOf(card),
    setup.map(setUp).join(" / "),
    map(standard),
    map(skirmishMap),
    scoring.map(score).join(", "),
    rules.join(" / "),
  );
}

function secondaryScore({
  when,
  points: each,
  condition,
  limit,
  table,
  note,
  bonus,
  ...unknown
}: SecondaryScore): string {
  nothingElse("a score", unknown);
  return joined(
    "; ",
    each !== undefined && `${each} points`,
    when,
    condition,
    limit,
    table?.map((row) => `${row.points} points: ${row.condition}`),
    note,
    bonus && `${bonus.points} more in rounds ${bonus.rounds.join(" ")}`,
  );
}

/** A secondary objective as a line of its table. */
export function secondaryLine(card: SecondaryObjective): string {
  const { id, name, setup = [], scoring, rules = [], skirmish, incomplete, doubts, ...unknown } = card;
  nothingElse(id, unknown);
  const parts = [setup.join(" / "), scoring.map(secondaryScore).join(" / "), rules.join(" / ")];
  return line(id, nameOf(card), skirmish ? "skirmish" : "", ...parts);
}

/** An advantage as a line of its table. */
export function advantageLine(card: Advantage): string {
  const { id, name, faction, summary, skirmish, incomplete, doubts, ...unknown } = card;
  nothingElse(id, unknown);
  return line(id, nameOf(card), faction ?? "", skirmish ? "skirmish" : "", summary);
}

function ranks({ ranks: limits, commandersAndOperatives, ...unknown }: RankLimits): string {
  nothingElse("ranks", unknown);
  const each = Object.entries(limits).map(([rank, { min, max }]) => `${rank} ${min}-${max}`);
  const together =
    commandersAndOperatives === undefined ? [] : [`commanders and operatives ${commandersAndOperatives}`];
  return [...each, ...together].join(", ");
}

function building(rules: BuildRules): string {
  const { noFieldCommander, noDetachments, freeDetachments, mercenariesCount, countAs, limits, atLeast, ...rest } =
    rules;
  const { oneOfEachCorpsFirst, sharedHeavyWeapons, ...unknown } = rest;
  nothingElse("building", unknown);
  return joined(
    ", ",
    noFieldCommander && "no Field Commander",
    noDetachments && "no detachments",
    freeDetachments && `free detachments ${freeDetachments.map(match).join(" ")}`,
    mercenariesCount && "mercenaries count",
    countAs?.map(({ unit, rank }) => `${unit} as ${rank}`),
    limits?.map(({ units, min, max }) => `${min}-${max} ${units.join(" or ")}`),
    atLeast?.map(({ of, min }) => `at least ${min} ${match(of)}`),
    oneOfEachCorpsFirst && "one of each corps first",
    sharedHeavyWeapons && `shared heavy weapons ${sharedHeavyWeapons.map((unit) => match({ unit })).join(" ")}`,
  );
}

/** A battle force as a line of its table. */
export function battleForceLine(card: BattleForce): string {
  const { id, name, faction, side, units, counterparts = [], uniqueUpgrades, forbiddenUpgrades = [], ...more } = card;
  const { standard, skirmish, build = {}, rules, incomplete, doubts, ...unknown } = more;
  nothingElse(id, unknown);
  return line(
    id,
    nameOf(card),
    `${faction} ${side}`,
    [...units, ...counterparts].sort().join(" "),
    [...uniqueUpgrades].sort().join(" "),
    forbiddenUpgrades.join(" "),
    ranks(standard),
    ranks(skirmish),
    building(build),
  );
}
