import {
  base,
  farFromEmpire,
  fastest,
  favourable,
  favourableThere,
  gainsLoyalty,
  holds,
  imperial,
  ledThere,
  luke,
  nearBase,
  nearFleet,
  neutral,
  occupied,
  possible,
  production,
  productionUnmarked,
  rebel,
  regionByLot,
  regionOfRebels,
  regionOfRebelUnits,
  richRebels,
  richRegion,
  richRule,
  sabotaged,
  skilled,
  strong,
  strongThere,
  subjugated,
  tactical,
  weak,
} from "./criteria.ts";
import { byLeader, byMode, bySystem, choosing, type Row } from "./row.ts";

const HUNTED = [skilled, favourableThere("specOps", false), strongThere] as const;
const HELD = [favourableThere("specOps", true), skilled] as const;
const TRADED = [rebel, gainsLoyalty, production, favourable("diplomacy")] as const;

const STARTING: Readonly<Record<string, Row>> = {
  "capture-rebel-operative": byLeader("solo.decision.capture-rebel-operative", ...HUNTED),
  "gather-intel": bySystem("solo.decision.gather-intel", rebel, favourable("intel"), nearFleet),
  "research-and-development": bySystem("solo.decision.research-and-development", sabotaged, productionUnmarked),
  "rule-by-fear": bySystem(
    "solo.decision.rule-by-fear",
    gainsLoyalty,
    subjugated,
    neutral,
    production,
    favourable("diplomacy"),
  ),
};

const WITH_PORTRAIT: Readonly<Record<string, Row>> = {
  "collect-bounty": choosing(byLeader("solo.decision.collect-bounty", ...HUNTED), strong),
  detained: byLeader("solo.decision.detained", ...HUNTED),
  "discredit-rebellion": bySystem("solo.decision.discredit-rebellion", sabotaged, ledThere, weak),
  "double-our-efforts": bySystem("solo.decision.double-our-efforts", production),
  "draw-them-out": {
    ...bySystem("solo.decision.draw-them-out", occupied, favourable("specOps"), strong),
    ...byLeader("solo.decision.draw-them-out", skilled),
  },
  "fear-will-keep-them-in-line": choosing(
    bySystem("solo.decision.fear-will-keep-them-in-line", richRebels, richRule, richRegion),
    rebel,
    subjugated,
    gainsLoyalty,
    production,
  ),
  "hunt-them-down": byMode("solo.decision.hunt-them-down", [base], [rebel, production, favourable("specOps")]),
  "imperial-propaganda": bySystem("solo.decision.imperial-propaganda", regionOfRebels, regionOfRebelUnits),
  "interrogation-droid": byLeader("solo.decision.interrogation-droid", favourableThere("intel", true), skilled),
  "long-range-probe": bySystem("solo.decision.long-range-probe", possible, farFromEmpire),
  "lure-of-the-dark-side": byLeader("solo.decision.lure-of-the-dark-side", luke, skilled, favourableThere(null, true)),
  "make-an-example": byLeader("solo.decision.make-an-example", skilled, favourableThere(null, true)),
  "planetary-conquest": byMode("solo.decision.planetary-conquest", [base], [rebel, production, favourable("specOps")]),
  "probe-droid-initiative": bySystem("solo.decision.probe-droid-initiative", ledThere, weak),
  "retrieve-the-plans": byLeader("solo.decision.retrieve-the-plans", ...HELD),
  "secure-the-plans": byMode("solo.decision.secure-the-plans", [base], [possible]),
};

const OTHERS: Readonly<Record<string, Row>> = {
  "address-delays": bySystem("solo.decision.address-delays", production, fastest),
  "break-their-will": choosing(
    byLeader("solo.decision.break-their-will", favourableThere(null, true)),
    possible,
    regionByLot,
  ),
  "carbon-freezing": byLeader("solo.decision.carbon-freezing", skilled, favourableThere("specOps", true)),
  deployment: bySystem("solo.decision.deployment", possible, farFromEmpire, favourable("diplomacy"), production),
  "display-of-power": bySystem("solo.decision.display-of-power", ...TRADED),
  "exploit-weakness": byLeader("solo.decision.exploit-weakness", ...HELD),
  "hire-mercenaries": {
    ...bySystem("solo.decision.hire-mercenaries", possible),
    ...byLeader("solo.decision.hire-mercenaries", skilled),
  },
  "homing-beacon": byLeader("solo.decision.homing-beacon", skilled, favourableThere("intel", true)),
  "imperial-might": bySystem(
    "solo.decision.imperial-might",
    holds("superstation"),
    holds("under-construction", "superstation"),
    holds("shields-stations", "superstation", "under-construction"),
    weak,
  ),
  "intercept-transmission": bySystem("solo.decision.intercept-transmission", rebel, favourable("intel"), production),
  interrogation: byLeader("solo.decision.interrogation", ...HELD),
  "message-from-high-command": bySystem("solo.decision.message-from-high-command", ...TRADED),
  "promotion-imperial": {
    ...bySystem("solo.decision.promotion", production, fastest),
    ...byLeader("solo.decision.promotion", tactical, skilled),
  },
  "secret-weapons-research": bySystem("solo.decision.secret-weapons-research", ledThere, production),
  "stolen-intel": bySystem("solo.decision.stolen-intel", rebel, favourable("intel"), production),
  "trade-negotiations": bySystem("solo.decision.trade-negotiations", ...TRADED),
  "were-the-bait": byLeader("solo.decision.were-the-bait", strongThere, favourableThere("intel", true)),
};

const LOGISTICS = favourable("logistics");

const PROJECTS: Readonly<Record<string, Row>> = {
  "construct-death-star": bySystem("solo.decision.construct-death-star", possible),
  "construct-factory": bySystem("solo.decision.construct-factory", sabotaged, productionUnmarked),
  "construct-super-star-destroyer": bySystem("solo.decision.construct-super-star-destroyer", LOGISTICS),
  "construct-super-star-destroyer-rote": bySystem("solo.decision.construct-super-star-destroyer", LOGISTICS),
  "interdictor-development": bySystem("solo.decision.interdictor-development", LOGISTICS),
  "oversee-project": byMode("solo.decision.oversee-project", [nearBase], [imperial, production]),
  "single-reactor-ignition": byMode("solo.decision.single-reactor-ignition", [base], [possible, rebel]),
  "superlaser-online": choosing(
    byMode("solo.decision.superlaser-online", [base, rebel, production], [possible, rebel, production]),
    gainsLoyalty,
    rebel,
    production,
  ),
};

/** The missions of the decision list by id. */
export const MISSION_ROWS: Readonly<Record<string, Row>> = { ...STARTING, ...WITH_PORTRAIT, ...OTHERS, ...PROJECTS };
