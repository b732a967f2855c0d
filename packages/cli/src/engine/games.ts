import { type Choose, random } from "@sw/bots";
import { type EngineGame, engineGame, type SealedGame } from "@sw/bots/engine";
import { expectOk, type GameTypes } from "@sw/tabletop";
import pc from "picocolors";
import type { Io } from "../io.ts";
import type { Kit, Locale, SealedKit, TypedOptions } from "../kit.ts";
import { configFrom } from "../playing/config.ts";
import { stateInSave } from "../playing/save.ts";
import { versionOf } from "../versions.ts";

/** Returns the games of a kit for an engine. The first is the one that the options select, with their configuration. */
export async function gamesOf(
  io: Io,
  kit: SealedKit,
  options: TypedOptions,
  locale: Locale,
): Promise<readonly [SealedGame, ...(readonly SealedGame[])]> {
  const first = await kit.use(options, async (one) => gameOf(one, await configFrom(io, one, options), locale));
  const others = kit.ids
    .filter((id) => id !== first.id)
    .map((id) => kit.useById(id, (one) => gameOf(one, expectOk(one.game.parse.config(one.config({}))), locale)));
  return [first, ...(await Promise.all(others))];
}

/** Returns the bots that an engine can use for analyses, by name. */
export function analystsOf<G extends GameTypes>({ bots, infinite }: Kit<G>): Readonly<Record<string, Choose<G>>> {
  return { ...bots, random, ...(infinite === undefined ? {} : { infinite }) };
}

async function gameOf<G extends GameTypes>(kit: Kit<G>, config: G["Config"], locale: Locale): Promise<SealedGame> {
  const face = kit.face(locale, pc.createColors(false));
  const scenario = await kit.scenarios?.();
  const documents: EngineGame<G>["documents"] = {
    save: (document) => stateInSave(kit, document),
    ...(scenario === undefined ? {} : { scenario }),
  };
  return engineGame({
    game: kit.game,
    version: versionOf(kit.package),
    config,
    bots: analystsOf(kit),
    documents,
    explain: (violation) => face.violation(violation),
  });
}
