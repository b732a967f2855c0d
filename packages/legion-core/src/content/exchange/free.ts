/**
 * Upgrades that units may take without an icon, in the order of their positions in LegionHQ lists. Some of these were
 * published after the date of the rulebook.
 */
export const FREE_PLACES: Readonly<Record<string, readonly string[]>> = {
  "df-90-mortar-trooper": ["imperial-march", "dug-in"],
  snowtroopers: ["imperial-march"],
  stormtroopers: ["imperial-march"],
  "stormtroopers-heavy-response-unit": ["imperial-march"],
  "74-z-speeder-bikes": ["strike-and-fade"],
  "e-web-heavy-blaster-team": ["dug-in"],
  "laat-le-patrol-transport-galactic-empire": ["door-gunners"],
  "tx-225-gavw-occupier-tank": ["door-gunners"],
  "fleet-troopers": ["hit-the-dirt"],
  "rebel-troopers": ["hit-the-dirt"],
  "1-4-fd-laser-cannon-team": ["dug-in"],
  "t-47-airspeeder": ["strike-and-fade"],
  "x-34-landspeeder": ["strike-and-fade"],
  "barc-speeder": ["strike-and-fade"],
  "raddaugh-gnasp-fluttercraft": ["strike-and-fade"],
  "raddaugh-gnasp-fluttercraft-attack-craft": ["strike-and-fade"],
  "laat-le-patrol-transport-galactic-republic": ["door-gunners"],
  "poggle-the-lesser-public-leader-of-the-geonosians": ["hit-the-dirt"],
  "b1-battle-droids": ["electrobinoculars", "portable-scanner"],
  "geonosian-warriors-soldiers-of-the-hive": ["hit-the-dirt"],
  "stap-riders": ["strike-and-fade"],
  "persuader-class-tank-droid": ["door-gunners"],
  "pyke-syndicate-capo": ["hit-the-dirt"],
  "hondo-ohnaka-trustworthy-compatriot": ["hit-the-dirt"],
  "pyke-syndicate-foot-soldiers": ["hit-the-dirt"],
  "swoop-bike-riders": ["strike-and-fade"],
};
