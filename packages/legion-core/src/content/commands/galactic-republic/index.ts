import type { CommandFile } from "../../written/commands.ts";
import * as attackBattalion212th from "./212th-attack-battalion.ts";
import * as legion501st from "./501st-legion.ts";
import * as ahsokaTano from "./ahsoka-tano.ts";
import * as anakinSkywalker from "./anakin-skywalker.ts";
import * as anyUnit from "./any-unit.ts";
import * as chewbacca from "./chewbacca.ts";
import * as cloneCaptainRex from "./clone-captain-rex.ts";
import * as cloneCommanderCody from "./clone-commander-cody.ts";
import * as jediKnights from "./jedi-knights.ts";
import * as obiWanKenobi from "./obi-wan-kenobi.ts";
import * as padmeAmidala from "./padme-amidala.ts";
import * as yoda from "./yoda.ts";

/** Files of the command cards of the Galactic Republic. */
export const FILES: readonly CommandFile[] = [
  ahsokaTano.CARDS,
  anakinSkywalker.CARDS,
  anyUnit.CARDS,
  attackBattalion212th.CARDS,
  chewbacca.CARDS,
  cloneCaptainRex.CARDS,
  cloneCommanderCody.CARDS,
  jediKnights.CARDS,
  legion501st.CARDS,
  obiWanKenobi.CARDS,
  padmeAmidala.CARDS,
  yoda.CARDS,
];
