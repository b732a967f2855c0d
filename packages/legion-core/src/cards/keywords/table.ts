import type { Line } from "@sw/tabletop/text";
import type { GameKeywords } from "../../state/hooks/keyword.ts";
import { AGILE, AGILE_TEXT } from "./a/agile.ts";
import { AI, AI_TEXT } from "./a/ai.ts";
import { AID, AID_TEXT } from "./a/aid.ts";
import { ALLIES_OF_CONVENIENCE, ALLIES_OF_CONVENIENCE_TEXT } from "./a/allies-of-convenience.ts";
import { ARMOR, ARMOR_TEXT } from "./a/armor.ts";
import { ARSENAL, ARSENAL_TEXT } from "./a/arsenal.ts";
import { ASSOCIATE, ASSOCIATE_TEXT } from "./a/associate.ts";
import { BEAM, BEAM_TEXT } from "./b/beam.ts";
import { BLAST, BLAST_TEXT } from "./b/blast.ts";
import { BLOCK, BLOCK_TEXT } from "./b/block.ts";
import { BOLSTER, BOLSTER_TEXT } from "./b/bolster.ts";
import { CHARGE, CHARGE_TEXT } from "./c/charge.ts";
import { COORDINATE, COORDINATE_TEXT } from "./c/coordinate.ts";
import { COUNTERPART, COUNTERPART_TEXT } from "./c/counterpart.ts";
import { COVER, COVER_TEXT } from "./c/cover.ts";
import { CRITICAL, CRITICAL_TEXT } from "./c/critical.ts";
import { CUMBERSOME, CUMBERSOME_TEXT } from "./c/cumbersome.ts";
import { CYCLE, CYCLE_TEXT } from "./c/cycle.ts";
import { DAUNTLESS, DAUNTLESS_TEXT } from "./d/dauntless.ts";
import { DEFLECT, DEFLECT_TEXT } from "./d/deflect.ts";
import { DETACHMENT, DETACHMENT_TEXT } from "./d/detachment.ts";
import { DIRECT, DIRECT_TEXT } from "./d/direct.ts";
import { DISCIPLINED, DISCIPLINED_TEXT } from "./d/disciplined.ts";
import { DISENGAGE, DISENGAGE_TEXT } from "./d/disengage.ts";
import { EQUIP, EQUIP_TEXT } from "./e/equip.ts";
import { EXEMPLAR, EXEMPLAR_TEXT } from "./e/exemplar.ts";
import { FIELD_COMMANDER, FIELD_COMMANDER_TEXT } from "./f/field-commander.ts";
import { FIXED, FIXED_TEXT } from "./f/fixed.ts";
import { FLEXIBLE_RESPONSE, FLEXIBLE_RESPONSE_TEXT } from "./f/flexible-response.ts";
import { GUARDIAN, GUARDIAN_TEXT } from "./g/guardian.ts";
import { GUNSLINGER, GUNSLINGER_TEXT } from "./g/gunslinger.ts";
import { HIGH_VELOCITY, HIGH_VELOCITY_TEXT } from "./h/high-velocity.ts";
import { IMMUNE_BLAST, IMMUNE_BLAST_TEXT } from "./i/immune-blast.ts";
import { IMMUNE_DEFLECT, IMMUNE_DEFLECT_TEXT } from "./i/immune-deflect.ts";
import { IMMUNE_MELEE_PIERCE, IMMUNE_MELEE_PIERCE_TEXT } from "./i/immune-melee-pierce.ts";
import { IMMUNE_PIERCE, IMMUNE_PIERCE_TEXT } from "./i/immune-pierce.ts";
import { IMPACT, IMPACT_TEXT } from "./i/impact.ts";
import { IMPERVIOUS, IMPERVIOUS_TEXT } from "./i/impervious.ts";
import { INFILTRATE, INFILTRATE_TEXT } from "./i/infiltrate.ts";
import { INSPIRE, INSPIRE_TEXT } from "./i/inspire.ts";
import { ION, ION_TEXT } from "./i/ion.ts";
import { JUMP, JUMP_TEXT } from "./j/jump.ts";
import { LOW_PROFILE, LOW_PROFILE_TEXT } from "./l/low-profile.ts";
import { MARKSMAN, MARKSMAN_TEXT } from "./m/marksman.ts";
import { MERCENARY, MERCENARY_TEXT } from "./m/mercenary.ts";
import { NIMBLE, NIMBLE_TEXT } from "./n/nimble.ts";
import { OBSERVE, OBSERVE_TEXT } from "./o/observe.ts";
import { PIERCE, PIERCE_TEXT } from "./p/pierce.ts";
import { PRECISE, PRECISE_TEXT } from "./p/precise.ts";
import { PREPARED_POSITION, PREPARED_POSITION_TEXT } from "./p/prepared-position.ts";
import { PRIMITIVE, PRIMITIVE_TEXT } from "./p/primitive.ts";
import { PROGRAMMED, PROGRAMMED_TEXT } from "./p/programmed.ts";
import { READY, READY_TEXT } from "./r/ready.ts";
import { RECONFIGURE, RECONFIGURE_TEXT } from "./r/reconfigure.ts";
import { RELENTLESS, RELENTLESS_TEXT } from "./r/relentless.ts";
import { RELIABLE, RELIABLE_TEXT } from "./r/reliable.ts";
import { SCALE, SCALE_TEXT } from "./s/scale.ts";
import { SCOUT, SCOUT_TEXT } from "./s/scout.ts";
import { SCOUTING_PARTY, SCOUTING_PARTY_TEXT } from "./s/scouting-party.ts";
import { SENTINEL, SENTINEL_TEXT } from "./s/sentinel.ts";
import { SHARPSHOOTER, SHARPSHOOTER_TEXT } from "./s/sharpshooter.ts";
import { SHIELDED, SHIELDED_TEXT } from "./s/shielded.ts";
import { SPECIAL_ISSUE, SPECIAL_ISSUE_TEXT } from "./s/special-issue.ts";
import { SPEEDER, SPEEDER_TEXT } from "./s/speeder.ts";
import { SPOTTER, SPOTTER_TEXT } from "./s/spotter.ts";
import { SPRAY, SPRAY_TEXT } from "./s/spray.ts";
import { STATIONARY, STATIONARY_TEXT } from "./s/stationary.ts";
import { STEADY, STEADY_TEXT } from "./s/steady.ts";
import { SUPPRESSIVE, SUPPRESSIVE_TEXT } from "./s/suppressive.ts";
import { TACTICAL, TACTICAL_TEXT } from "./t/tactical.ts";
import { TAKE_COVER, TAKE_COVER_TEXT } from "./t/take-cover.ts";
import { UNHINDERED, UNHINDERED_TEXT } from "./u/unhindered.ts";
import { WEAK_POINT, WEAK_POINT_TEXT } from "./w/weak-point.ts";

const ENTRIES = {
  agile: AGILE,
  ai: AI,
  aid: AID,
  "allies-of-convenience": ALLIES_OF_CONVENIENCE,
  armor: ARMOR,
  arsenal: ARSENAL,
  associate: ASSOCIATE,
  beam: BEAM,
  blast: BLAST,
  block: BLOCK,
  bolster: BOLSTER,
  charge: CHARGE,
  coordinate: COORDINATE,
  counterpart: COUNTERPART,
  cover: COVER,
  critical: CRITICAL,
  cumbersome: CUMBERSOME,
  cycle: CYCLE,
  dauntless: DAUNTLESS,
  deflect: DEFLECT,
  detachment: DETACHMENT,
  direct: DIRECT,
  disciplined: DISCIPLINED,
  disengage: DISENGAGE,
  equip: EQUIP,
  exemplar: EXEMPLAR,
  "field-commander": FIELD_COMMANDER,
  fixed: FIXED,
  "flexible-response": FLEXIBLE_RESPONSE,
  guardian: GUARDIAN,
  gunslinger: GUNSLINGER,
  "high-velocity": HIGH_VELOCITY,
  "immune-blast": IMMUNE_BLAST,
  "immune-deflect": IMMUNE_DEFLECT,
  "immune-melee-pierce": IMMUNE_MELEE_PIERCE,
  "immune-pierce": IMMUNE_PIERCE,
  impact: IMPACT,
  impervious: IMPERVIOUS,
  infiltrate: INFILTRATE,
  inspire: INSPIRE,
  ion: ION,
  jump: JUMP,
  "low-profile": LOW_PROFILE,
  marksman: MARKSMAN,
  mercenary: MERCENARY,
  nimble: NIMBLE,
  observe: OBSERVE,
  pierce: PIERCE,
  precise: PRECISE,
  "prepared-position": PREPARED_POSITION,
  primitive: PRIMITIVE,
  programmed: PROGRAMMED,
  ready: READY,
  reconfigure: RECONFIGURE,
  relentless: RELENTLESS,
  reliable: RELIABLE,
  scale: SCALE,
  scout: SCOUT,
  "scouting-party": SCOUTING_PARTY,
  sentinel: SENTINEL,
  sharpshooter: SHARPSHOOTER,
  shielded: SHIELDED,
  "special-issue": SPECIAL_ISSUE,
  speeder: SPEEDER,
  spotter: SPOTTER,
  spray: SPRAY,
  stationary: STATIONARY,
  steady: STEADY,
  suppressive: SUPPRESSIVE,
  tactical: TACTICAL,
  "take-cover": TAKE_COVER,
  unhindered: UNHINDERED,
  "weak-point": WEAK_POINT,
} satisfies GameKeywords;

/** Every keyword by its id; each stands in a file of that name, under its first letter. */
export const KEYWORDS: GameKeywords = ENTRIES;

/** What each keyword does, told to people in one to three sentences; a text stands beside its entry. */
export const KEYWORD_TEXTS: Readonly<Record<string, Line>> = {
  agile: AGILE_TEXT,
  ai: AI_TEXT,
  aid: AID_TEXT,
  "allies-of-convenience": ALLIES_OF_CONVENIENCE_TEXT,
  armor: ARMOR_TEXT,
  arsenal: ARSENAL_TEXT,
  associate: ASSOCIATE_TEXT,
  beam: BEAM_TEXT,
  blast: BLAST_TEXT,
  block: BLOCK_TEXT,
  bolster: BOLSTER_TEXT,
  charge: CHARGE_TEXT,
  coordinate: COORDINATE_TEXT,
  counterpart: COUNTERPART_TEXT,
  cover: COVER_TEXT,
  critical: CRITICAL_TEXT,
  cumbersome: CUMBERSOME_TEXT,
  cycle: CYCLE_TEXT,
  dauntless: DAUNTLESS_TEXT,
  deflect: DEFLECT_TEXT,
  detachment: DETACHMENT_TEXT,
  direct: DIRECT_TEXT,
  disciplined: DISCIPLINED_TEXT,
  disengage: DISENGAGE_TEXT,
  equip: EQUIP_TEXT,
  exemplar: EXEMPLAR_TEXT,
  "field-commander": FIELD_COMMANDER_TEXT,
  fixed: FIXED_TEXT,
  "flexible-response": FLEXIBLE_RESPONSE_TEXT,
  guardian: GUARDIAN_TEXT,
  gunslinger: GUNSLINGER_TEXT,
  "high-velocity": HIGH_VELOCITY_TEXT,
  "immune-blast": IMMUNE_BLAST_TEXT,
  "immune-deflect": IMMUNE_DEFLECT_TEXT,
  "immune-melee-pierce": IMMUNE_MELEE_PIERCE_TEXT,
  "immune-pierce": IMMUNE_PIERCE_TEXT,
  impact: IMPACT_TEXT,
  impervious: IMPERVIOUS_TEXT,
  infiltrate: INFILTRATE_TEXT,
  inspire: INSPIRE_TEXT,
  ion: ION_TEXT,
  jump: JUMP_TEXT,
  "low-profile": LOW_PROFILE_TEXT,
  marksman: MARKSMAN_TEXT,
  mercenary: MERCENARY_TEXT,
  nimble: NIMBLE_TEXT,
  observe: OBSERVE_TEXT,
  pierce: PIERCE_TEXT,
  precise: PRECISE_TEXT,
  "prepared-position": PREPARED_POSITION_TEXT,
  primitive: PRIMITIVE_TEXT,
  programmed: PROGRAMMED_TEXT,
  ready: READY_TEXT,
  reconfigure: RECONFIGURE_TEXT,
  relentless: RELENTLESS_TEXT,
  reliable: RELIABLE_TEXT,
  scale: SCALE_TEXT,
  scout: SCOUT_TEXT,
  "scouting-party": SCOUTING_PARTY_TEXT,
  sentinel: SENTINEL_TEXT,
  sharpshooter: SHARPSHOOTER_TEXT,
  shielded: SHIELDED_TEXT,
  "special-issue": SPECIAL_ISSUE_TEXT,
  speeder: SPEEDER_TEXT,
  spotter: SPOTTER_TEXT,
  spray: SPRAY_TEXT,
  stationary: STATIONARY_TEXT,
  steady: STEADY_TEXT,
  suppressive: SUPPRESSIVE_TEXT,
  tactical: TACTICAL_TEXT,
  "take-cover": TAKE_COVER_TEXT,
  unhindered: UNHINDERED_TEXT,
  "weak-point": WEAK_POINT_TEXT,
} satisfies Readonly<Record<keyof typeof ENTRIES, Line>>;
