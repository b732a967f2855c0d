import type { GameKeywords } from "../../state/hooks/keyword.ts";
import { AGILE } from "./a/agile.ts";
import { AI } from "./a/ai.ts";
import { AID } from "./a/aid.ts";
import { ALLIES_OF_CONVENIENCE } from "./a/allies-of-convenience.ts";
import { ARMOR } from "./a/armor.ts";
import { ARSENAL } from "./a/arsenal.ts";
import { ASSOCIATE } from "./a/associate.ts";
import { BEAM } from "./b/beam.ts";
import { BLAST } from "./b/blast.ts";
import { BLOCK } from "./b/block.ts";
import { BOLSTER } from "./b/bolster.ts";
import { CHARGE } from "./c/charge.ts";
import { COORDINATE } from "./c/coordinate.ts";
import { COUNTERPART } from "./c/counterpart.ts";
import { COVER } from "./c/cover.ts";
import { CRITICAL } from "./c/critical.ts";
import { CUMBERSOME } from "./c/cumbersome.ts";
import { CYCLE } from "./c/cycle.ts";
import { DAUNTLESS } from "./d/dauntless.ts";
import { DEFLECT } from "./d/deflect.ts";
import { DETACHMENT } from "./d/detachment.ts";
import { DIRECT } from "./d/direct.ts";
import { DISCIPLINED } from "./d/disciplined.ts";
import { DISENGAGE } from "./d/disengage.ts";
import { EQUIP } from "./e/equip.ts";
import { EXEMPLAR } from "./e/exemplar.ts";
import { FIELD_COMMANDER } from "./f/field-commander.ts";
import { FIXED } from "./f/fixed.ts";
import { FLEXIBLE_RESPONSE } from "./f/flexible-response.ts";
import { GUARDIAN } from "./g/guardian.ts";
import { GUNSLINGER } from "./g/gunslinger.ts";
import { HIGH_VELOCITY } from "./h/high-velocity.ts";
import { IMMUNE_BLAST } from "./i/immune-blast.ts";
import { IMMUNE_DEFLECT } from "./i/immune-deflect.ts";
import { IMMUNE_MELEE_PIERCE } from "./i/immune-melee-pierce.ts";
import { IMMUNE_PIERCE } from "./i/immune-pierce.ts";
import { IMPACT } from "./i/impact.ts";
import { IMPERVIOUS } from "./i/impervious.ts";
import { INFILTRATE } from "./i/infiltrate.ts";
import { INSPIRE } from "./i/inspire.ts";
import { ION } from "./i/ion.ts";
import { JUMP } from "./j/jump.ts";
import { LOW_PROFILE } from "./l/low-profile.ts";
import { MARKSMAN } from "./m/marksman.ts";
import { MERCENARY } from "./m/mercenary.ts";
import { NIMBLE } from "./n/nimble.ts";
import { OBSERVE } from "./o/observe.ts";
import { PIERCE } from "./p/pierce.ts";
import { PRECISE } from "./p/precise.ts";
import { PREPARED_POSITION } from "./p/prepared-position.ts";
import { PRIMITIVE } from "./p/primitive.ts";
import { PROGRAMMED } from "./p/programmed.ts";
import { READY } from "./r/ready.ts";
import { RECONFIGURE } from "./r/reconfigure.ts";
import { RELENTLESS } from "./r/relentless.ts";
import { RELIABLE } from "./r/reliable.ts";
import { SCALE } from "./s/scale.ts";
import { SCOUT } from "./s/scout.ts";
import { SCOUTING_PARTY } from "./s/scouting-party.ts";
import { SENTINEL } from "./s/sentinel.ts";
import { SHARPSHOOTER } from "./s/sharpshooter.ts";
import { SHIELDED } from "./s/shielded.ts";
import { SPECIAL_ISSUE } from "./s/special-issue.ts";
import { SPEEDER } from "./s/speeder.ts";
import { SPOTTER } from "./s/spotter.ts";
import { SPRAY } from "./s/spray.ts";
import { STATIONARY } from "./s/stationary.ts";
import { STEADY } from "./s/steady.ts";
import { SUPPRESSIVE } from "./s/suppressive.ts";
import { TACTICAL } from "./t/tactical.ts";
import { TAKE_COVER } from "./t/take-cover.ts";
import { UNHINDERED } from "./u/unhindered.ts";
import { WEAK_POINT } from "./w/weak-point.ts";

/** Every keyword by its id; each stands in a file of that name, under its first letter. */
export const KEYWORDS: GameKeywords = Object.fromEntries(
  [
    AGILE,
    AI,
    AID,
    ALLIES_OF_CONVENIENCE,
    ARMOR,
    ARSENAL,
    ASSOCIATE,
    BEAM,
    BLAST,
    BLOCK,
    BOLSTER,
    CHARGE,
    COORDINATE,
    COUNTERPART,
    COVER,
    CRITICAL,
    CUMBERSOME,
    CYCLE,
    DAUNTLESS,
    DEFLECT,
    DETACHMENT,
    DIRECT,
    DISCIPLINED,
    DISENGAGE,
    EQUIP,
    EXEMPLAR,
    FIELD_COMMANDER,
    FIXED,
    FLEXIBLE_RESPONSE,
    GUARDIAN,
    GUNSLINGER,
    HIGH_VELOCITY,
    IMMUNE_BLAST,
    IMMUNE_DEFLECT,
    IMMUNE_MELEE_PIERCE,
    IMMUNE_PIERCE,
    IMPACT,
    IMPERVIOUS,
    INFILTRATE,
    INSPIRE,
    ION,
    JUMP,
    LOW_PROFILE,
    MARKSMAN,
    MERCENARY,
    NIMBLE,
    OBSERVE,
    PIERCE,
    PRECISE,
    PREPARED_POSITION,
    PRIMITIVE,
    PROGRAMMED,
    READY,
    RECONFIGURE,
    RELENTLESS,
    RELIABLE,
    SCALE,
    SCOUT,
    SCOUTING_PARTY,
    SENTINEL,
    SHARPSHOOTER,
    SHIELDED,
    SPECIAL_ISSUE,
    SPEEDER,
    SPOTTER,
    SPRAY,
    STATIONARY,
    STEADY,
    SUPPRESSIVE,
    TACTICAL,
    TAKE_COVER,
    UNHINDERED,
    WEAK_POINT,
  ].map((keyword) => [keyword.id, keyword]),
);
