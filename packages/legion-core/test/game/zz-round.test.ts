import { at } from "@sw/tabletop";
import { it } from "vitest";
import { engine, rules } from "./helpers.ts";
import { setUp } from "../../src/setup.ts";
import { SAMPLES } from "../army/samples.ts";
const all: Record<string, number> = {};
it("random", () => {
  for (let seed = 3; seed < 33; seed++) {
    const config = { table: { terrain: [] }, armies: [at(SAMPLES, seed % 4).list, at(SAMPLES, (seed >> 2) % 4).list] } as const;
    const work = setUp(rules.box, config, seed);
    engine.settle(work);
    let state = work.finish().state;
    const kinds: Record<string, number> = {};
    const times: Record<string, number> = {};
    let n = 0;
    const t0 = performance.now();
    let r = seed * 7919;
    while (n < 6000) {
      const d = engine.decision(state);
      if (d === undefined) break;
      kinds[d.kind] = (kinds[d.kind] ?? 0) + 1;
      const t = performance.now();
      const options = engine.legalActions(state, { density: 1 });
      r = (r * 1103515245 + 12345) % 2147483648;
      const action = at(options, r % options.length);
      const res = engine.apply(state, action);
      times[d.kind] = (times[d.kind] ?? 0) + performance.now() - t;
      if (!res.ok) throw new Error(JSON.stringify([d, action, res.violation]));
      state = res.value.state;
      n++;
      if (performance.now() - t0 > 40000) break;
    }
    if (state.outcome === null) console.log(seed, n, state.round, JSON.stringify(engine.decision(state))); for (const [k, v] of Object.entries(kinds)) all[k] = (all[k] ?? 0) + v;
  }
  console.log(JSON.stringify(all));
}, 100000);
