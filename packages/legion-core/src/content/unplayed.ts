import type { Unplayed } from "../army/playable.ts";

/**
 * Keywords and cards of the catalogue that have no entry by now, so that rules of armies can tell without the game. Entries
 * decide: `node scripts/unplayed.mjs --write` writes this list anew, and a test holds it against them.
 */
export const UNPLAYED: Unplayed = {
  keywords: ["here-i-am", "kablamo", "smoke-and-mirrors"],
  cards: [
    "clairvoyance",
    "inquisitorius-training",
    "saber-throw",
    "veteran-clone-pilot",
    "anti-capture-protocols",
    "brains-and-brawn",
    "concussive-blast",
    "diplomatic-cover",
    "explosions",
    "focused-on-the-kill",
    "i-make-the-rules-now",
    "isb-investigation",
    "mechanical-carnage",
    "merciless-munitions",
    "ploy",
    "seize-what-power-we-can",
    "size-matters-sometimes",
    "smoke-screen",
    "stories-so-many-of-them-true",
    "supreme-commander",
    "symbol-of-rebellion",
    "thats-just-good-business",
    "vaders-might",
    "voracious-ambition",
    "we-make-weapons",
    "we-must-wait-and-watch",
    "witch-magick",
    "yes-my-master",
    "you-have-something-i-want",
    "z-6-jetpack-rocket",
    "experimental-droids",
    "shadow-collective",
  ],
};
