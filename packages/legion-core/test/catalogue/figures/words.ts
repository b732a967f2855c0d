import type {
  Gains,
  KeywordUse,
  Restriction,
  Unit,
  UnitMatch,
  Weapon,
  WeaponRange,
} from "../../../src/content/catalogue.ts";

type Part = string | undefined | false | readonly string[];

/** A line of a table: an empty field is a dash. */
export function line(...fields: readonly string[]): string {
  return fields.map((field) => (field === "" ? "-" : field)).join(" | ");
}

/** The parts that there are, joined. */
export function joined(by: string, ...parts: readonly Part[]): string {
  const each = parts.flatMap((part) => part || []);
  return each.filter((part) => part !== "").join(by);
}

/** Fails if an entry says more than its line shows, so that no figure stays out of the tables. */
export function nothingElse(id: string, rest: object): void {
  const left = Object.keys(rest);
  if (left.length > 0) throw new Error(`${id} has figures that are in no table: ${left.join(", ")}`);
}

/** A number with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`;
}

function slug(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/[\u0300-\u036f'’!,]/g, "");
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export function nameOf({ name, title }: { readonly name: { readonly en: string }; readonly title?: string }): string {
  return joined(", ", name.en, title);
}

export function costOf({ cost, bullets, bulletsOn }: Pick<Unit, "cost" | "bullets" | "bulletsOn">): string {
  return joined(
    ", ",
    `${cost} points`,
    bullets !== undefined && `max ${bullets}${bulletsOn ? ` by ${bulletsOn}` : ""}`,
  );
}

/** Which units are meant. */
export function match(units: UnitMatch): string {
  const { unit, title, faction, affiliation, rank, type, keyword, side, defenseDie, slot, ...rest } = units;
  nothingElse("a match", rest);
  const words = joined(
    "+",
    unit && slug(unit),
    title && `"${slug(title)}"`,
    faction,
    affiliation,
    rank,
    type,
    keyword && `keyword ${keyword}`,
    side,
    defenseDie && `${defenseDie} die`,
    slot && `icon ${slot}`,
  );
  return words === "" ? "any" : words;
}

export function restriction(rule: Restriction | undefined): string {
  if (rule === undefined) return "";
  if ("any" in rule) return `any (${rule.any.map(restriction).join(", ")})`;
  if ("all" in rule) return `all (${rule.all.map(restriction).join(", ")})`;
  if ("not" in rule) return `not (${restriction(rule.not)})`;
  return match(rule);
}

function gained({ choose, options }: Gains): string {
  return options.map(({ what, n }) => `${what} ${n}`).join(choose === "all" ? " and " : " or ");
}

export function keyword(use: KeywordUse): string {
  const { id, value, of, factions, battleForce, equip, actions, arcs, gains, attacks, over, height, ...more } = use;
  const { capacity, as, side, ...unknown } = more;
  nothingElse(id, unknown);
  const inside = joined(
    "; ",
    equip?.map((one) => (typeof one === "string" ? one : `any ${one.type}`)).join(", "),
    gains && gained(gains),
    (factions ?? actions ?? attacks)?.join(", "),
    of?.map(match).join(", "),
    battleForce,
    over,
    height !== undefined && `height ${height}`,
    arcs?.join(", "),
    capacity !== undefined && `capacity ${capacity}`,
    as,
    side && `side ${side}`,
  );
  const name = value === undefined ? id : `${id} ${value}`;
  return inside === "" ? name : `${name} (${inside})`;
}

export function keywords(uses: readonly KeywordUse[] = []): string {
  return uses.map(keyword).join("; ");
}

function range({ melee, min, max, overrun, area }: WeaponRange): string {
  const far = min === null && max === null ? "" : `${min ?? ""}-${max ?? ""}`;
  return joined(" ", melee && "melee", far, overrun && "overrun", area && "area");
}

function weapon({ name, range: reach, dice, keywords: uses, surge, side, ...rest }: Weapon): string {
  nothingElse(name, rest);
  const pool = `${dice.red}r${dice.black}b${dice.white}w`;
  const head = joined(", ", name, range(reach), pool, surge && `surge ${surge}`, side && `side ${side}`);
  return uses.length === 0 ? head : `${head}: ${keywords(uses)}`;
}

export function weapons(list: readonly Weapon[] = []): string {
  return list.map(weapon).join(" / ");
}
