import { game as deckbuilder, configOf as deckbuilderConfig } from "@sw/deckbuilder-core";
import { game as legion } from "@sw/legion-core";
import { SKIRMISH } from "@sw/legion-core/examples";
import { game as rebellion, configOf as rebellionConfig } from "@sw/rebellion-core";
import { expectOk, type Game, type GameTypes, seeded } from "@sw/tabletop";
import { packer } from "@sw/tabletop/deltas";
import { createReferee } from "@sw/tabletop/referee";
import { calling, type Row } from "../../../scripts/lib/bench-row.ts";
import { asJson } from "../src/desk/as-json.ts";
import { awaitedOf, type Desk, type DeskRules } from "../src/desk/desk.ts";
import { judge, syncOf } from "../src/desk/judge.ts";
import type { Recorded } from "../src/desk/messages.ts";
import { openedDesk } from "../src/desk/opening.ts";
import { Live, SNAPSHOT_EVERY } from "../src/host/live.ts";
import { memoryStore } from "../src/index.ts";
import type { Entry } from "../src/store/store.ts";

/** The number of entries before the snapshot, and the most that may follow it. */
const [BEFORE, AFTER] = [100, SNAPSHOT_EVERY - 1] as const;
/** The longest acceptable time to load a table, in milliseconds. */
const WAKING = 100;

const AROUND = {
  store: memoryStore(),
  now: () => 0,
  tell: () => undefined,
  prepare: async () => true,
  changed: () => undefined,
};

/** A game on a host, played at random up to its snapshot, with the entries after it. */
interface Played {
  readonly rules: DeskRules;
  readonly snapshot: Desk;
  readonly entries: readonly (Omit<Entry, "message"> & { readonly recorded: Recorded })[];
}

function played(game: Game<GameTypes>, config: unknown): Played {
  const rules: DeskRules = { game, referee: createReferee(game), version: "0.0.0", bots: ["random"] };
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, { bot: "random" }]));
  const secrets = { id: "bench", seed: "bench", at: 0, invitation: String };
  let desk = expectOk(openedDesk(rules, config, { seats }, secrets));
  let snapshot = desk;
  const chance = seeded(`host ${game.id}`);
  const entries: Played["entries"][number][] = [];
  for (let rev = 1; rev <= BEFORE + AFTER; rev++) {
    if (rev === BEFORE + 1) snapshot = desk;
    const [seat = ""] = awaitedOf(rules, desk);
    const at = syncOf(rules, desk, seat).at(0)?.report;
    if (at === undefined || !("options" in at)) throw new Error(`the game of ${game.id} is over after ${rev} actions`);
    const action = at.options[chance.pick("action", at.options.length, String)];
    const message = asJson({ type: "act", seat, seq: at.seq, action });
    const recorded: Recorded = { from: "player", seat, message, at: rev };
    const judged = judge(rules, desk, recorded, `${rev}`);
    if (!judged.ok) throw new Error("a legal action is refused");
    desk = judged.moved.desk;
    if (rev > BEFORE) entries.push({ rev, key: `${rev}`, recorded });
  }
  return { rules, snapshot, entries };
}

/** Judges the entries after the snapshot, and packs the reports for every seat. */
function judgedAndPacked({ rules, snapshot, entries }: Played): number {
  const packers = new Map(rules.game.seats.map((seat) => [seat, packer<GameTypes>()]));
  let [desk, length] = [snapshot, 0];
  for (const { key, recorded } of entries) {
    const judged = judge(rules, desk, recorded, key);
    if (!judged.ok) throw new Error("an entry is refused");
    desk = judged.moved.desk;
    for (const { to, report } of judged.moved.deliveries)
      length += JSON.stringify(packers.get(to)?.(report))?.length ?? 0;
  }
  return length;
}

/** Measures the longest time to load a table, and how many moves per second a host judges and packs for all seats. */
export function rows(): readonly Row[] {
  const games = [
    played(deckbuilder, deckbuilderConfig()),
    played(rebellion, rebellionConfig()),
    played(legion, SKIRMISH),
  ];
  return games.flatMap((one): Row[] => {
    const { rules, snapshot, entries } = one;
    const log = entries.map(({ recorded, ...entry }) => ({ ...entry, message: asJson(recorded) }));
    const kept = { snapshot: asJson(snapshot), rev: BEFORE, entries: log };
    return [
      calling({
        name: `waking a table of ${rules.game.id}, ${AFTER} entries after its snapshot`,
        unit: "ms",
        target: WAKING,
        call: () => new Live("bench", rules, kept, AROUND).close(),
      }),
      calling({
        name: `moves of ${rules.game.id} judged and packed for all seats`,
        unit: "moves/s",
        target: null,
        each: AFTER,
        call: () => judgedAndPacked(one),
      }),
    ];
  });
}
