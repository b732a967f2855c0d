import { byId, type KeywordText, together, written } from "../../catalogue/cards.ts";
import type { GameKeyword, GameKeywords } from "../../state/hooks/keyword.ts";
import * as a from "./a/index.ts";
import * as b from "./b/index.ts";
import * as c from "./c/index.ts";
import * as d from "./d/index.ts";
import * as e from "./e/index.ts";
import * as f from "./f/index.ts";
import * as g from "./g/index.ts";
import * as h from "./h/index.ts";
import * as i from "./i/index.ts";
import * as j from "./j/index.ts";
import * as k from "./k/index.ts";
import * as l from "./l/index.ts";
import * as m from "./m/index.ts";
import * as n from "./n/index.ts";
import * as o from "./o/index.ts";
import * as p from "./p/index.ts";
import * as q from "./q/index.ts";
import * as r from "./r/index.ts";
import * as s from "./s/index.ts";
import * as t from "./t/index.ts";
import * as u from "./u/index.ts";
import * as v from "./v/index.ts";
import * as w from "./w/index.ts";

/** Every keyword that is played, by its id; each stands in a file of that name, under its first letter. */
export const KEYWORDS: GameKeywords = /* @__PURE__ */ byId(
  /* @__PURE__ */ written<GameKeyword>([
    a.ENTRIES,
    b.ENTRIES,
    c.ENTRIES,
    d.ENTRIES,
    e.ENTRIES,
    f.ENTRIES,
    g.ENTRIES,
    h.ENTRIES,
    i.ENTRIES,
    j.ENTRIES,
    k.ENTRIES,
    l.ENTRIES,
    m.ENTRIES,
    n.ENTRIES,
    o.ENTRIES,
    p.ENTRIES,
    q.ENTRIES,
    r.ENTRIES,
    s.ENTRIES,
    t.ENTRIES,
    u.ENTRIES,
    v.ENTRIES,
    w.ENTRIES,
  ]),
);

/** The names of all keywords of the catalogue, and what those that are played do, by id. */
export const KEYWORD_TEXTS: Readonly<Record<string, KeywordText>> = /* @__PURE__ */ byId(
  /* @__PURE__ */ together<KeywordText>([
    a.TEXTS,
    b.TEXTS,
    c.TEXTS,
    d.TEXTS,
    e.TEXTS,
    f.TEXTS,
    g.TEXTS,
    h.TEXTS,
    i.TEXTS,
    j.TEXTS,
    k.TEXTS,
    l.TEXTS,
    m.TEXTS,
    n.TEXTS,
    o.TEXTS,
    p.TEXTS,
    q.TEXTS,
    r.TEXTS,
    s.TEXTS,
    t.TEXTS,
    u.TEXTS,
    v.TEXTS,
    w.TEXTS,
  ]),
);
