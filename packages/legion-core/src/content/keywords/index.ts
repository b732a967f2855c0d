import type { KeywordFile } from "../written/keywords.ts";
import * as a from "./a.ts";
import * as b from "./b.ts";
import * as c from "./c.ts";
import * as daDe from "./da-de.ts";
import * as diDu from "./di-du.ts";
import * as e from "./e.ts";
import * as f from "./f.ts";
import * as g from "./g.ts";
import * as h from "./h.ts";
import * as i from "./i.ts";
import * as j from "./j.ts";
import * as k from "./k.ts";
import * as l from "./l.ts";
import * as m from "./m.ts";
import * as n from "./n.ts";
import * as o from "./o.ts";
import * as p from "./p.ts";
import * as q from "./q.ts";
import * as r from "./r.ts";
import * as scSe from "./sc-se.ts";
import * as shSu from "./sh-su.ts";
import * as t from "./t.ts";
import * as u from "./u.ts";
import * as v from "./v.ts";
import * as w from "./w.ts";

/** The files of keywords. */
export const FILES: readonly KeywordFile[] = [
  a.KEYWORDS,
  b.KEYWORDS,
  c.KEYWORDS,
  daDe.KEYWORDS,
  diDu.KEYWORDS,
  e.KEYWORDS,
  f.KEYWORDS,
  g.KEYWORDS,
  h.KEYWORDS,
  i.KEYWORDS,
  j.KEYWORDS,
  k.KEYWORDS,
  l.KEYWORDS,
  m.KEYWORDS,
  n.KEYWORDS,
  o.KEYWORDS,
  p.KEYWORDS,
  q.KEYWORDS,
  r.KEYWORDS,
  scSe.KEYWORDS,
  shSu.KEYWORDS,
  t.KEYWORDS,
  u.KEYWORDS,
  v.KEYWORDS,
  w.KEYWORDS,
];
