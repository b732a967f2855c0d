#!/usr/bin/env node
// Writes the tables of figures of this folder from component facts gathered apart from the catalogue. Reads no file of it.
// Usage: node make.mjs <folder with measures.json and, in catalogue/, units.json, upgrades.json, commands.json,
// battle-cards.json and battle-forces.json>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CORRECTIONS } from "./corrections.mjs";
import { advantage, battleForce, command, counterpart, objective, secondary, unit, upgrade } from "./facts.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("usage: node make.mjs <folder of facts>");
  process.exit(2);
}

const read = (file) => JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
const cards = (file) => read(join("catalogue", file));

/** An entry as it was on the date of the rulebook; none if it was not in play. */
function then({ atRulebookDate, state, ...entry }) {
  const { state: status = state, unverified, note, ...values } = atRulebookDate ?? {};
  if (!["same", "changed", "in-play"].includes(status) && !status.startsWith("in play at the rulebook date")) return [];
  const { dice = {}, surge = {}, weaponKeywords = {}, values: others } = CORRECTIONS[entry.id] ?? {};
  const card = { ...entry, ...values, ...others };
  if (values.allowedUnits) card.allowedUnits = { ...entry.allowedUnits, ...values.allowedUnits };
  const weapons = card.weapons?.map((one) => ({
    ...one,
    dice: dice[one.name] ?? one.dice,
    ...(surge[one.name] && { surge: surge[one.name] }),
    ...(weaponKeywords[one.name] && { keywords: weaponKeywords[one.name] }),
  }));
  return [weapons ? { ...card, weapons } : card];
}

function write(file, entries, line) {
  const lines = entries.map(line).sort((a, b) => (a < b ? -1 : 1));
  writeFileSync(new URL(`./${file}.txt`, import.meta.url), `${lines.join("\n")}\n`);
}

const measured = read("measures").notchedUnits;

/** A unit with the measured height of its model: of a model of several factions, of the one of its own. */
function withHeight(card) {
  const shared = card.id.replace(`-${card.faction}`, "");
  const found = measured.find(({ id, faction }) => id === card.id || (id === shared && faction === card.faction));
  return { ...card, height: found?.silhouetteHeightMm };
}

const { units, counterparts } = cards("units");
const { upgrades, retired } = cards("upgrades");
const battle = cards("battle-cards");
const inPlay = { units: units.flatMap(then).map(withHeight), counterparts: counterparts.flatMap(then) };
const equipment = [...upgrades, ...retired].flatMap(then);
const fieldable = new Set([...inPlay.units, ...inPlay.counterparts].map(({ id }) => id));
const unique = new Set(equipment.flatMap(({ id, unique: one }) => (one ? [id] : [])));

write("units", inPlay.units, unit);
write("counterparts", inPlay.counterparts, counterpart);
write("upgrades", equipment, upgrade);
write("commands", cards("commands").commands.flatMap(then), command);
write("primary-objectives", battle.primaryObjectives.flatMap(then), objective);
write("secondary-objectives", battle.secondaryObjectives.flatMap(then), secondary);
write("advantages", battle.advantages.flatMap(then), advantage);
write("battle-forces", cards("battle-forces").battleForces.flatMap(then), (force) => {
  const shared = CORRECTIONS[force.id]?.shared;
  return battleForce(force, { inPlay: (id) => fieldable.has(id), isUnique: (id) => unique.has(id), shared });
});
