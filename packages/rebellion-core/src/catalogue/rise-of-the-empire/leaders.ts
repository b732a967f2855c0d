import type { LeaderEntry } from "../../language/language.ts";
import { translated } from "../entries.ts";
import { imperialLeader, rebelLeader, recruit } from "../leaders.ts";

/**
 * The leaders of the expansion. Tactic values are in the order space, ground; skills are diplomacy, intel, special
 * operations, logistics.
 */
export const ROTE_LEADERS: readonly LeaderEntry[] = [
  rebelLeader({
    ...recruit("jyn-erso", { en: "Jyn Erso", es: "Jyn Erso" }, "admiral", [1, 2], [0, 1, 1, 0]),
    minorSkills: { diplomacy: 1, intel: 2, specOps: 1 },
  }),
  rebelLeader({
    ...recruit("cassian-andor", { en: "Cassian Andor", es: "Cassian Andor" }, "admiral", [2, 1], [0, 2, 0, 1]),
    minorSkills: { intel: 2 },
  }),
  rebelLeader({
    ...translated(recruit("chirrut-imwe", { en: "Chirrut Imwe", es: "Chirrut Imwe" }, "general", [1, 2], [1, 0, 2, 0])),
    minorSkills: { diplomacy: 2 },
  }),
  rebelLeader({
    ...recruit("saw-gerrera", { en: "Saw Gerrera", es: "Saw Gerrera" }, "general", [1, 3], [0, 0, 1, 1]),
    minorSkills: { specOps: 2 },
  }),
  imperialLeader({
    ...translated(
      recruit("director-krennic", { en: "Director Krennic", es: "Director Krennic" }, "admiral", [2, 2], [0, 1, 0, 1]),
    ),
    minorSkills: { intel: 2, specOps: 1 },
  }),
  imperialLeader({
    ...translated(
      recruit(
        "krennics-finest",
        { en: "Krennic's Finest", es: "Los mejores de Krennic" },
        "general",
        [1, 3],
        [0, 0, 2, 0],
      ),
    ),
    minorSkills: { specOps: 2 },
  }),
  imperialLeader({
    ...recruit("admiral-motti", { en: "Admiral Motti", es: "Almirante Motti" }, "admiral", [2, 1], [0, 0, 0, 1]),
    minorSkills: { diplomacy: 1, intel: 1 },
  }),
  imperialLeader({
    ...recruit("jabba-the-hutt", { en: "Jabba the Hutt", es: "Jabba el Hutt" }, "general", null, [2, 2, 0, 0]),
    minorSkills: { diplomacy: 1, intel: 1 },
  }),
];
