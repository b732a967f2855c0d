/** Codes of battle cards in LegionHQ lists. */
export const BATTLE_CARDS: Readonly<Record<string, string>> = {
  Al: "shifting-priorities",
  Ak: "recover-the-research",
  Ag: "breakthrough",
  Ah: "bunker-assault",
  Ai: "close-the-pocket",
  Aj: "intercept-signals",
  Ev: "outflank",
  Aa: "bring-them-to-heel",
  Ab: "destroy-enemy-base",
  Ac: "marked-targets",
  Ad: "recon-mission",
  Ae: "surface-scan",
  Af: "sweep-and-clear",
  Ew: "supply-run",
  yu: "advanced-intel",
  yv: "cunning-deployment",
  yw: "fortified-position",
  yx: "garrison",
  yy: "ordnance",
  yz: "strafing-run",
  Er: "black-ops",
  Eu: "no-time-to-lose",
  Es: "coordinated-strike",
  Et: "command-override",
};

/** Alternative codes of battle cards, which LegionHQ writes in lists of the smaller format. */
export const RECON_CARDS: Readonly<Record<string, string>> = {
  An: "bunker-assault",
  Ao: "close-the-pocket",
  Ap: "intercept-signals",
  Aq: "bring-them-to-heel",
  Ar: "recon-mission",
  As: "surface-scan",
  At: "advanced-intel",
  Au: "cunning-deployment",
  Av: "fortified-position",
};

/** Words for battle forces in LegionHQ links. The second one of the 501st dates from 2023. */
export const BATTLE_FORCES: Readonly<Record<string, string>> = {
  "2t": "212th-attack-battalion",
  "5t": "501st-legion",
  bf: "blizzard-force",
  btv: "bright-tree-village",
  ebd: "echo-base-defenders",
  exd: "experimental-droids",
  ir: "imperial-remnant",
  si: "separatist-invasion",
  sc: "shadow-collective",
  sb: "stormtrooper-battalion",
  tf: "tempest-force",
  wd: "wookiee-defenders",
  "5l": "501st-legion",
};
