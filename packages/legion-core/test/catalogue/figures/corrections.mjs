/** Where the gathered facts leave a figure open or put it in words only: what stands in the tables instead, and why. */
export const CORRECTIONS = {
  "standing-orders": {
    why: "That it goes back to the hand is a rule of the book (leg.command-card.standing-orders-return), not a fact of its list.",
    values: { returns: true },
  },
  "mandalorian-super-commandos": {
    why: "The dice of the carbine of January 2026 are not recorded; those of the later card stand in.",
    dice: { "Galar-15 Blaster Carbine": { red: 0, black: 1, white: 1 } },
  },
  "battle-shield-wookiee": {
    why: "What its second side changes is told in the words of its effect.",
    values: { keywords: [{ id: "reconfigure" }, { id: "armor", value: 1, side: "B" }], sideSpeed: "speed -1 (side B)" },
  },
  "nanny-programming": {
    why: "That Grogu may join is told in the words of its effect.",
    values: { mayHave: "may have grogu" },
  },
  crosshair: {
    why: "That only pools with this weapon alone have its Critical 1 is told in the words of its effect.",
    weaponKeywords: { Crosshair: [{ id: "high-velocity" }, { id: "pierce", value: 1 }] },
  },
  "fragmentation-grenades": {
    why: "Its surge chart is told in the words of its effect.",
    surge: { "Frag Grenade": "crit" },
  },
  "beskad-duelist-mandalorian-resistance": {
    why: "The list of cards since retired has no miniatures; a heavy weapon of a squad adds one.",
    values: { addsMiniatures: 1 },
  },
  "tristan-wren-mandalorian-resistance": {
    why: "The list of cards since retired has no miniatures; the unit equips him as a miniature.",
    values: { addsMiniatures: 1 },
  },
  "ursa-wren-mandalorian-resistance": {
    why: "The list of cards since retired has no miniatures; the unit equips her as a miniature.",
    values: { addsMiniatures: 1 },
  },
  "the-darksaber-gideon": {
    why: "The brackets tell two cards of one printed name apart.",
    values: { name: { en: "The Darksaber" } },
  },
  "the-darksaber-maul": {
    why: "The brackets tell two cards of one printed name apart.",
    values: { name: { en: "The Darksaber" } },
  },
  "imperial-remnant": {
    why: "Which heavy weapons are shared is told in the words of its rules.",
    shared: ["stormtroopers", "shoretroopers", "scout-troopers", "imperial-death-troopers"],
  },
};
