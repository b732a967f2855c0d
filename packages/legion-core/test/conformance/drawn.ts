import type { Config, State } from "@sw/legion-core";
import type { ArmyList, Format } from "@sw/legion-core/army";
import { CIVIL_WAR, SKIRMISH } from "@sw/legion-core/examples";
import { anyArmy, BANNERS } from "@sw/legion-core/testing";

/** A battle of two armies drawn from the whole catalogue: the same for the same seed and wanted cards. */
export function drawnBattle(seed: string, size: Format, wanted: ReadonlySet<string> = new Set()): Config {
  const { table } = size === "skirmish" ? SKIRMISH : CIVIL_WAR;
  const banners = BANNERS.filter(({ format = "standard" }) => format === size);
  const drawn = (seat: string): ArmyList => anyArmy(`${seed} ${seat}`, { banners, wanted });
  return { table, armies: [drawn("one"), drawn("other")] };
}

/** The units and upgrades in play, those of counterparts among them. */
export function fieldedIn({ config }: State): readonly string[] {
  return config.armies.flatMap(({ units }) =>
    units.flatMap(({ unit, upgrades, counterpart }) => [unit, ...upgrades, ...(counterpart?.upgrades ?? [])]),
  );
}
