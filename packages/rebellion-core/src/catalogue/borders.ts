/**
 * The systems that border each other, each pair listed under the first of the two. Borders closed by an impassable area
 * are not listed. Neither is Dathomir to Felucia: only one source has it, and it would cross the border of Yavin and
 * Mandalore.
 */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  alderaan: ["cato-neimoidia", "corellia", "coruscant", "kashyyyk", "mandalore", "ord-mantell"],
  bespin: ["endor", "hoth", "mustafar", "sullust"],
  bothawui: ["malastare", "nal-hutta", "rodia", "tatooine", "toydaria"],
  "cato-neimoidia": ["corellia", "kashyyyk", "malastare", "sullust"],
  corellia: ["coruscant", "sullust"],
  coruscant: ["ord-mantell"],
  dagobah: ["mustafar", "naboo", "sullust", "utapau"],
  dantooine: ["dathomir", "mygeeto"],
  dathomir: ["mandalore", "mygeeto", "yavin"],
  endor: ["hoth"],
  felucia: ["mandalore", "mon-calamari", "saleucami", "yavin"],
  geonosis: ["naboo", "rodia", "ryloth", "tatooine", "utapau"],
  hoth: ["mustafar"],
  ilum: ["mygeeto", "ord-mantell"],
  kashyyyk: ["malastare", "mandalore", "saleucami", "toydaria"],
  kessel: ["nal-hutta", "saleucami", "toydaria"],
  malastare: ["naboo", "rodia", "sullust", "toydaria"],
  mandalore: ["mygeeto", "ord-mantell", "saleucami", "yavin"],
  "mon-calamari": ["saleucami"],
  mustafar: ["sullust"],
  mygeeto: ["ord-mantell"],
  naboo: ["rodia", "sullust", "utapau"],
  "nal-hutta": ["toydaria"],
  rodia: ["tatooine"],
  ryloth: ["tatooine"],
  saleucami: ["toydaria"],
};

/** Pairs of adjacent systems, each pair once and in alphabetical order. */
export const BORDERS: readonly (readonly [string, string])[] = Object.entries(NEIGHBOURS).flatMap(([system, others]) =>
  others.map((other): readonly [string, string] => [system, other]),
);
