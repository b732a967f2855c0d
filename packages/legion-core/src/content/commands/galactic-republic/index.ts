import { type Cards, type CardText, inOrder, together } from "../../../catalogue/cards.ts";
import type { Command } from "../../../catalogue/entries.ts";
import type { CommandCard } from "../../../state/hooks/command-card.ts";
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

/** The command cards of the Galactic Republic. */
export const figures = (): readonly Command[] =>
  inOrder(
    [
      ahsokaTano.FIGURES,
      anakinSkywalker.FIGURES,
      anyUnit.FIGURES,
      attackBattalion212th.FIGURES,
      chewbacca.FIGURES,
      cloneCaptainRex.FIGURES,
      cloneCommanderCody.FIGURES,
      jediKnights.FIGURES,
      legion501st.FIGURES,
      obiWanKenobi.FIGURES,
      padmeAmidala.FIGURES,
      yoda.FIGURES,
    ],
    ({ pips }) => pips,
  );

/** What they do. */
export const ENTRIES: Cards<CommandCard> = /* @__PURE__ */ together([
  ahsokaTano.ENTRIES,
  anakinSkywalker.ENTRIES,
  anyUnit.ENTRIES,
  attackBattalion212th.ENTRIES,
  chewbacca.ENTRIES,
  cloneCaptainRex.ENTRIES,
  cloneCommanderCody.ENTRIES,
  jediKnights.ENTRIES,
  legion501st.ENTRIES,
  obiWanKenobi.ENTRIES,
  padmeAmidala.ENTRIES,
  yoda.ENTRIES,
]);

/** That in words. */
export const TEXTS: readonly CardText[] = /* @__PURE__ */ together([
  ahsokaTano.TEXTS,
  anakinSkywalker.TEXTS,
  anyUnit.TEXTS,
  attackBattalion212th.TEXTS,
  chewbacca.TEXTS,
  cloneCaptainRex.TEXTS,
  cloneCommanderCody.TEXTS,
  jediKnights.TEXTS,
  legion501st.TEXTS,
  obiWanKenobi.TEXTS,
  padmeAmidala.TEXTS,
  yoda.TEXTS,
]);
