// From component facts, in the form in which they were gathered, to lines of the tables.

const words = (...parts) =>
  parts.flat().filter((part) => part !== null && part !== undefined && part !== "" && part !== false && part !== 0);
const line = (...fields) => fields.map((field) => (field === "" ? "-" : field)).join(" | ");

const nameOf = ({ name, title }) => words(name.en, title).join(", ");
const limitOf = ({ unique, limit, uniqueBy }) => {
  const most = unique ? 1 : limit === 1 ? null : (limit ?? null);
  return most !== null && `max ${most}${uniqueBy === "title" ? " by title" : ""}`;
};

function typeOf({ type, subtype }) {
  return subtype === null || subtype === undefined ? type : `${subtype}-${type}`;
}

// Words for the units that a keyword or an order names, besides ids of units without their title.
const MATCHES = {
  any: "any",
  ai: "keyword ai",
  "ai-unit": "keyword ai",
  "corps-trooper": "corps+trooper",
  "corps-trooper-unit": "corps+trooper",
  "corps-clone-trooper-unit": "corps+clone-trooper",
  "corps-droid-trooper-unit": "corps+droid-trooper",
  "corps-separatist-trooper": "separatist-alliance+corps+trooper",
  "empire-trooper-unit": "galactic-empire+trooper",
  "rebel-trooper-unit": "rebel-alliance+trooper",
  "empire-unit": "galactic-empire",
  "ewok-trooper": "ewoks+trooper",
  "trooper-unit": "trooper",
  ewok: "ewoks",
  pyke: "pyke-syndicate",
};

const match = (word) => MATCHES[word] ?? word;

// Keywords whose value names units.
const NAMING = new Set([
  "advanced-targeting",
  "aid",
  "associate",
  "compel",
  "coordinate",
  "counterpart",
  "detachment",
  "direct",
  "entourage",
  "guidance",
  "pulling-the-strings",
  "retinue",
  "teamwork",
]);

function gains({ choose, options }) {
  return options.map(({ what, n }) => `${what} ${n}`).join(choose === "all" ? " and " : " or ");
}

function keyword({ id, value, of, as, capacity, height, arcs, side }) {
  const inside = [];
  let figure = value;
  const named = (text) => {
    inside.push(text);
    figure = undefined;
  };
  if (value === null) figure = undefined;
  if (id === "equip") named(value.map(({ upgrade, anyOfType }) => upgrade ?? `any ${anyOfType}`).join(", "));
  else if (typeof value === "object" && value !== null && !Array.isArray(value)) named(gains(value));
  else if (Array.isArray(value) && !NAMING.has(id)) named(value.join(", "));
  else if (NAMING.has(id) && typeof value !== "number" && value !== undefined)
    named([value].flat().map(match).join(", "));
  else if (id === "special-issue" || id === "hover") named(value);
  if (of !== undefined) inside.push(match(of));
  if (height !== undefined) inside.push(`height ${height}`);
  if (arcs !== undefined) inside.push(arcs.join(", "));
  if (capacity !== undefined) inside.push(`capacity ${capacity}`);
  if (as !== undefined) inside.push(as);
  if (side !== undefined) inside.push(`side ${side}`);
  const name = figure === undefined ? id : `${id} ${figure}`;
  return inside.length === 0 ? name : `${name} (${inside.join("; ")})`;
}

const keywords = (list) => list.map(keyword).join("; ");

function range({ melee, min, max, overrun, area }) {
  const far = min === null && max === null ? "" : `${min ?? ""}-${max ?? ""}`;
  return words(melee && "melee", far, overrun && "overrun", area && "area").join(" ");
}

function dice(pool) {
  return pool === null ? "?" : `${pool.red}r${pool.black}b${pool.white}w`;
}

function weapon({ name, range: reach, dice: pool, keywords: list, surge, side }) {
  const head = words(name, range(reach), dice(pool), surge && `surge ${surge}`, side && `side ${side}`).join(", ");
  return list.length === 0 ? head : `${head}: ${keywords(list)}`;
}

const weapons = (list) => list.map(weapon).join(" / ");

export function unit(card) {
  const { id, faction, affiliation, rank, cost, wounds, courage, resilience, speed, surge, base, height } = card;
  return line(
    id,
    nameOf(card),
    words(faction, affiliation, rank).join(" "),
    words(`${cost} points`, limitOf(card)).join(", "),
    `${typeOf(card)}, ${card.miniatures} x ${wounds} wounds, courage ${courage ?? "-"}, resilience ${resilience ?? "-"}, speed ${speed}`,
    `${card.defenseDie}, surges ${surge.attack ?? "-"} and ${surge.defense ?? "-"}`,
    words(base.class, height && `${height} mm`).join(", "),
    card.upgradeBar.join(" "),
    keywords(card.keywords),
    weapons(card.weapons),
  );
}

export function counterpart(card) {
  const { id, faction, affiliation, cost, wounds } = card;
  return line(
    id,
    nameOf(card),
    `with ${card.counterpartOf}`,
    words(faction, affiliation).join(" "),
    words(`${cost} points`, limitOf(card)).join(", "),
    `${typeOf(card)}, ${wounds} wounds`,
    card.upgradeBar.join(" "),
    keywords(card.keywords),
    weapons(card.weapons),
  );
}

function leaf({
  unitName,
  title,
  faction,
  affiliation,
  rank,
  type,
  subtype,
  side,
  defenseDie,
  keyword,
  hasUpgradeSlot,
}) {
  return words(
    unitName,
    title && `"${title}"`,
    faction,
    affiliation,
    rank,
    subtype ? `${subtype}-${type ?? (["ground", "repulsor"].includes(subtype) ? "vehicle" : "trooper")}` : type,
    keyword && `keyword ${keyword}`,
    side,
    defenseDie && `${defenseDie} die`,
    hasUpgradeSlot && `icon ${hasUpgradeSlot}`,
  ).join("+");
}

const isLeaf = (rule) => !("op" in rule);
const TROOPERS = ["clone", "creature", "droid", "wookiee"];

/** Whether what fits the one always fits the other. */
const covers = (wide, narrow) => wide !== narrow && Object.entries(wide).every(([key, value]) => narrow[key] === value);

/** The same rule in the fewest words: all kinds of troopers are troopers, what is asked of one unit is one match. */
function short(rule) {
  if (isLeaf(rule)) return rule;
  const parts = rule.of.map(short);
  if (rule.op === "not") return { op: "not", of: parts };
  if (rule.op === "and") return parts.every(isLeaf) ? Object.assign({}, ...parts) : { op: "and", of: parts };
  const kinds = new Set(parts.filter(isLeaf).map(({ subtype }) => subtype));
  if (kinds.has("ground") && kinds.has("repulsor")) {
    const others = parts.filter(({ subtype }) => subtype !== "ground" && subtype !== "repulsor");
    return others.length === 0 ? { type: "vehicle" } : { op: "or", of: [{ type: "vehicle" }, ...others] };
  }
  if (TROOPERS.every((kind) => kinds.has(kind))) return { type: "trooper" };
  return {
    op: "or",
    of: parts.filter((part) => !parts.some((other) => isLeaf(other) && isLeaf(part) && covers(other, part))),
  };
}

function told(rule) {
  if (isLeaf(rule)) return leaf(rule);
  const parts = rule.of.map(told).join(", ");
  if (rule.op === "not") return `not (${parts})`;
  return `${rule.op === "or" ? "any" : "all"} (${parts})`;
}

const restriction = (rule) => (rule === null || rule === undefined ? "" : told(short(rule)));

const NOTHING = { speed: 0, courage: 0, defenseDie: null, surge: null, rankAs: null, affiliationAs: null };

function changes({ speed, courage, defenseDie, surge, rankAs, affiliationAs }) {
  const signed = (n) => (n > 0 ? `+${n}` : `${n}`);
  return words(
    speed !== 0 && `speed ${signed(speed)}`,
    courage !== 0 && `courage ${signed(courage)}`,
    defenseDie && `${defenseDie} die`,
    surge?.attack && `attack surge ${surge.attack}`,
    rankAs && `as ${rankAs}`,
    affiliationAs && `as ${affiliationAs}`,
  );
}

function costChange({ when, delta }) {
  const [kind, whom] = when.split(":");
  return `${delta > 0 ? "+" : ""}${delta} ${kind === "army-includes" ? "with" : "on"} ${whom}`;
}

// The list of cards since retired names what belongs to their weapons among their keywords, without figures.
const OF_WEAPONS = new Set(["blast", "critical", "impact", "lethal", "long-shot", "pierce", "spray", "suppressive"]);
const isRetired = ({ statsAsOf }) => statsAsOf !== undefined;

function gathered(card) {
  const own = isRetired(card) ? card.keywords.filter(({ id }) => !OF_WEAPONS.has(id)) : card.keywords;
  const miniature = [
    ...(card.leader ? [{ id: "leader" }] : []),
    ...(card.noncombatant ? [{ id: "noncombatant" }] : []),
    ...(card.sidearm?.length ? [{ id: "sidearm", value: card.sidearm }] : []),
  ];
  return [
    ...miniature.map(({ id, value }) => (value ? `${id} (${value.join(", ")})` : id)),
    ...own.map(keyword),
  ].sort();
}

/** The weapons of a card that Reconfigure turns stand in the order of its sides. */
function sides({ keywords: uses, weapons: list }) {
  return uses.some(({ id }) => id === "reconfigure") ? list.map((one, index) => ({ side: "AB"[index], ...one })) : list;
}

export function upgrade(card) {
  const { id, type, cost, restrictions, modifies = NOTHING } = card;
  const does = words(
    card.exhaust && "exhaust",
    card.expend && "expend",
    card.action,
    card.dualSided && "two sides",
    card.addsMiniatures > 0 && `adds ${card.addsMiniatures}`,
    card.wounds && `wounds ${card.wounds}`,
    card.grantsSlots?.length && `grants ${card.grantsSlots.join(" ")}`,
    card.mustEquip?.length && `needs ${card.mustEquip.join(" ")}`,
    card.losesKeywords?.length && `loses ${card.losesKeywords.join(" ")}`,
    card.slotException?.length && `without icon on ${card.slotException.join(", ")}`,
    card.needsSlot === false && "without icon on any",
    card.mayHave,
    (card.costModifiers ?? []).map(costChange),
    changes(modifies),
    card.sideSpeed,
  );
  return line(
    id,
    nameOf(card),
    type,
    words(`${cost} points`, limitOf(card)).join(", "),
    restriction(restrictions?.rule),
    does.join(", "),
    gathered(card).join("; "),
    weapons(sides(card)),
  );
}

function orders({ groups, eligible }) {
  if (eligible) return "all eligible";
  return groups.map(({ count, units, of }) => `${count} ${(units ?? of.map(match)).join(" or ")}`).join(", ");
}

function demands({ units, join, title, rule }) {
  if (rule !== null) return restriction(rule);
  const each = units.map((one) => words(one, title && `"${title}"`).join("+"));
  return each.length > 1 ? `${join === "and" ? "all" : "any"} (${each.join(", ")})` : each.join("");
}

export function command(card) {
  const { id, pips, countsAsPipsInHand, faction, divulge } = card;
  return line(
    id,
    nameOf(card),
    words(`${pips} pips`, countsAsPipsInHand !== pips && `${countsAsPipsInHand} in hand`).join(", "),
    words(faction, card.restriction.battleForce).join(" "),
    demands(card.restriction),
    orders(card.orders),
    words(
      card.mandatoryIf && "mandatory",
      card.permanent && "permanent",
      divulge && `${divulge.mandatory ? "must" : "may"} divulge in ${divulge.step}`,
      card.returns && "returns",
      card.playedFromHand && "from hand",
    ).join(", "),
    keywords(card.keywords),
    weapons(card.weapons),
  );
}

const points = (list) => list.map(([x, y]) => `(${x} ${y})`).join(" ");
const areas = (list) => (list ?? []).map(points).join(" and ");

function map(size, { redTerritory, blueTerritory, redFlank, blueFlank, pois }) {
  const parts = [`${size}: red ${areas(redTerritory)}`, `blue ${areas(blueTerritory)}`];
  if (redFlank) parts.push(`red flank ${areas(redFlank)}`, `blue flank ${areas(blueFlank)}`);
  return [...parts, `points ${points(pois)}`].join("; ");
}

function score({ vp, per, table }) {
  if (table === undefined) return `${vp} per ${per}`;
  const rows = Object.entries(table).filter(([key]) => key !== "basis");
  const sorted = rows.map(([key, value]) => [Number.parseInt(key, 10), value]).sort(([a], [b]) => a - b);
  return `${sorted.map(([from, value]) => `${value} from ${from}`).join(", ")} ${table.basis}`;
}

export function objective(card) {
  return line(
    card.id,
    nameOf(card),
    card.setup
      .map(({ place, count, note, choose }) => words(place && `${count} ${place}`, note, choose).join(" "))
      .join(" / "),
    map("12 x 6", card.map),
    card.recon ? map(card.recon.battlefield.join(" x "), card.recon.map) : "",
    card.scoring.map(score).join(", "),
    card.specialRules.join(" / "),
  );
}

const WHEN = { "each-end-phase-from-round-2": "each End Phase from round 2", "each-end-phase": "each End Phase" };

function secondaryScore({ when, vp, condition, limit, rows, note, bonus }) {
  return words(
    vp && `${vp} points`,
    WHEN[when] ?? when,
    condition,
    limit,
    (rows ?? []).map((row) => `${row.vp} points: ${row.condition}`),
    note,
    bonus && `${bonus.vp} more in rounds ${bonus.rounds.join(" ")}`,
  ).join("; ");
}

export function secondary(card) {
  return line(
    card.id,
    nameOf(card),
    card.recon ? "skirmish" : "",
    card.setup.join(" / "),
    card.scoring.map(secondaryScore).join(" / "),
    card.specialRules.join(" / "),
  );
}

export function advantage(card) {
  return line(card.id, nameOf(card), card.faction ?? "", card.recon ? "skirmish" : "", card.effect);
}

function ranks({ commanderPlusOperativeMax, ...limits }) {
  const each = Object.entries(limits).map(([rank, { min, max }]) => `${rank} ${min}-${max}`);
  return words(each, commanderPlusOperativeMax && `commanders and operatives ${commanderPlusOperativeMax}`).join(", ");
}

const AT_LEAST = {
  "rebel-alliance units that are not Ewoks": "rebel-alliance",
  "wookiee-trooper units": "wookiee-trooper",
};

function building(rules, shared) {
  return words(
    rules.fieldCommanderForbidden && "no Field Commander",
    rules.detachmentsForbidden && "no detachments",
    rules.ignoresDetachment && `free detachments ${rules.ignoresDetachment.join(" ")}`,
    rules.mercenariesCountTowardMinimum && "mercenaries count",
    (rules.countsAsCorps ?? []).map((one) => `${one} as corps`),
    (rules.unitLimits ?? []).map(({ units, min, max }) => `${min}-${max} ${units.join(" or ")}`),
    (rules.minimum ?? []).map(({ what, count }) => `at least ${count} ${AT_LEAST[what]}`),
    rules.secondCorpsOfAKindOnlyAfterOneOfEach && "one of each corps first",
    shared && `shared heavy weapons ${shared.join(" ")}`,
  ).join(", ");
}

export function battleForce(card, { inPlay, isUnique, shared }) {
  return line(
    card.id,
    nameOf(card),
    `${card.faction} ${card.side}`,
    [...new Set(Object.values(card.allowedUnits).flat())].filter(inPlay).sort().join(" "),
    card.allowedUniqueUpgrades
      .map((id) => id.replace("retired:", ""))
      .filter(isUnique)
      .sort()
      .join(" "),
    card.forbiddenUpgrades.join(" "),
    ranks(card.ranks),
    ranks(card.reconRanks),
    building(card.buildRules, shared),
  );
}
