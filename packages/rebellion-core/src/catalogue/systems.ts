import type { Faction, Icon, SystemEntry } from "../language/language.ts";
import { blue, orange } from "./icons.ts";

const SYMBOL = "One source alone gives the symbol on its probe card.";

/** The systems of the board. The region numbers are labels of this package; the board does not print any. */
export const SYSTEMS: readonly SystemEntry[] = [
  populous("alderaan", "Alderaan", "region-7", 1, [orange("triangle")]),
  populous("bespin", "Bespin", "region-4", 1, [orange("circle")]),
  populous("bothawui", "Bothawui", "region-2", 1, [orange("circle")], "rebel"),
  populous("cato-neimoidia", "Cato Neimoidia", "region-7", 2, [blue("triangle"), orange("circle")]),
  populous("corellia", "Corellia", "region-7", 3, [blue("triangle"), blue("square")], "imperial"),
  { ...populous("coruscant", "Coruscant", "region-7", 1, [orange("triangle")]), fixedLoyalty: true },
  remote("dagobah", "Dagobah", "region-8"),
  remote("dantooine", "Dantooine", "region-5"),
  remote("dathomir", "Dathomir", "region-6"),
  remote("endor", "Endor", "region-4"),
  populous("felucia", "Felucia", "region-1", 1, [orange("triangle")]),
  populous("geonosis", "Geonosis", "region-3", 2, [blue("triangle"), orange("square")]),
  remote("hoth", "Hoth", "region-4"),
  remote("ilum", "Ilum", "region-5"),
  populous("kashyyyk", "Kashyyyk", "region-6", 1, [orange("triangle"), orange("triangle")], "rebel"),
  populous("kessel", "Kessel", "region-2", 1, [orange("triangle")]),
  populous("malastare", "Malastare", "region-6", 1, [orange("triangle")]),
  populous("mandalore", "Mandalore", "region-6", 1, [orange("triangle"), blue("triangle")], "imperial"),
  {
    ...populous("mon-calamari", "Mon Calamari", "region-1", 3, [blue("triangle"), blue("square")], "rebel"),
    unverified: SYMBOL,
  },
  populous("mustafar", "Mustafar", "region-4", 2, [blue("triangle"), blue("circle")], "imperial"),
  {
    ...populous("mygeeto", "Mygeeto", "region-5", 2, [blue("triangle"), orange("square")], "imperial"),
    unverified: SYMBOL,
  },
  populous("naboo", "Naboo", "region-8", 1, [orange("triangle"), blue("triangle")], "rebel"),
  populous("nal-hutta", "Nal Hutta", "region-2", 1, [orange("triangle"), blue("triangle")]),
  {
    ...populous("ord-mantell", "Ord Mantell", "region-5", 2, [blue("circle"), orange("circle")]),
    unverified: "Sources differ on which icon is leftmost.",
  },
  { ...populous("rodia", "Rodia", "region-3", 1, [orange("triangle")], "imperial"), unverified: SYMBOL },
  { ...populous("ryloth", "Ryloth", "region-3", 1, [orange("triangle")], "rebel"), unverified: SYMBOL },
  populous("saleucami", "Saleucami", "region-1", 1, [orange("circle")], "imperial"),
  populous("sullust", "Sullust", "region-8", 2, [orange("triangle"), orange("square")], "imperial"),
  remote("tatooine", "Tatooine", "region-3"),
  populous("toydaria", "Toydaria", "region-2", 2, [blue("circle")]),
  populous("utapau", "Utapau", "region-8", 3, [blue("circle"), blue("square")]),
  remote("yavin", "Yavin", "region-1"),
];

function populous(
  id: string,
  name: string,
  region: string,
  buildQueue: 1 | 2 | 3,
  resources: readonly Icon[],
  setupProbe: Faction | null = null,
): SystemEntry {
  return { id, name: { en: name, es: name }, region, resources, buildQueue, fixedLoyalty: false, setupProbe };
}

function remote(id: string, name: string, region: string): SystemEntry {
  return {
    id,
    name: { en: name, es: name },
    region,
    resources: [],
    buildQueue: null,
    fixedLoyalty: false,
    setupProbe: null,
  };
}
