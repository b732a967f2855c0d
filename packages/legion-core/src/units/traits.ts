import type { KeywordValues } from "../attack/pools/situation.ts";
import type { RuleId } from "../rules/ids.ts";
import type {
  AgainHook,
  BackupHook,
  DeclaringHook,
  EchoHook,
  GameKeyword,
  GameKeywords,
  HasteHook,
  MomentHook,
  ReachHook,
  RearmsHook,
  RedirectHook,
} from "../state/hooks/keyword.ts";
import type { Moment } from "../state/hooks/moments.ts";
import type { Permit, UnitAmount } from "../state/hooks/permits.ts";
import type { AttackInsteadHook, DrawHook } from "../state/hooks/targets.ts";
import { keptWhile } from "../state/memo/memo.ts";
import type { TokenKind } from "../state/tokens.ts";
import type { Range } from "../table/range.ts";

/** What the keywords of a unit do for it, sorted by what is asked of them. */
export interface Traits {
  readonly moments: Partial<Record<Moment, readonly MomentTrait[]>>;
  readonly permits: ReadonlySet<Permit>;
  /** What they add to figures of the unit (leg.keywords.numeric-stack). */
  readonly amounts: ReadonlyMap<UnitAmount, number>;
  /** Further pools that they give. */
  readonly again: readonly AgainTrait[];
  /** What they let its player do while it declares an attack. */
  readonly declaring: readonly Trait<DeclaringHook>[];
  /** Those by which the unit may cancel hits for another. */
  readonly guards: readonly string[];
  /** Those by which it may lend its tokens. */
  readonly lends: readonly Trait<NonNullable<GameKeyword["lends"]>>[];
  readonly lendsFreely: readonly Trait<NonNullable<GameKeyword["lendsFreely"]>>[];
  /** Those by which friends may spend all its green tokens. */
  readonly pairs: readonly Trait<NonNullable<GameKeyword["pairs"]>>[];
  readonly shares: readonly Trait<Range>[];
  /** Those by which it keeps suppression. */
  readonly keeps: readonly Trait<NonNullable<GameKeyword["keepsSuppression"]>>[];
  /** Those by which its courage may count as null, and those that give it others. */
  readonly fearless: readonly Trait<NonNullable<GameKeyword["isFearless"]>>[];
  readonly gives: readonly Trait<NonNullable<GameKeyword["gives"]>>[];
  readonly alsoHas: readonly Trait<NonNullable<GameKeyword["alsoHas"]>>[];
  /** Those that say whose orders it takes, and whose courage it counts as its own. */
  readonly takesOrders: readonly Trait<NonNullable<GameKeyword["takesOrders"]>>[];
  readonly countsCourage: readonly Trait<NonNullable<GameKeyword["countsCourage"]>>[];
  /** Those by which dodge actions give it more tokens. */
  readonly dodges: readonly Trait<NonNullable<GameKeyword["moreDodges"]>>[];
  /** Those by which it performs so many move actions at most. */
  readonly mostMoves: readonly Trait<NonNullable<GameKeyword["mostMoves"]>>[];
  /** Those that change its highest speed for a while. */
  readonly speeds: readonly Trait<NonNullable<GameKeyword["speedNow"]>>[];
  /** Those that change the colour of its defense dice for a while. */
  readonly defenseDice: readonly Trait<NonNullable<GameKeyword["defenseDie"]>>[];
  /** Tokens that it gains after pools. */
  readonly afterPool: readonly Trait<NonNullable<GameKeyword["afterPool"]>>[];
  /** Those by which it may keep tokens that it would remove. */
  readonly mayKeep: readonly Trait<TokenKind>[];
  /** Those by which it gains tokens with others. */
  readonly echoes: readonly Trait<EchoHook>[];
  /** Those by which enemies do not attack it from afar. */
  readonly hides: readonly Trait<Range>[];
  /** Those on which the fall of enemies tells. */
  readonly foeFalls: readonly Trait<NonNullable<GameKeyword["foeFalls"]>>[];
  /** Those that keep enemies from being ordered, that say whose orders it takes, on which its wounds tell. */
  readonly jams: readonly Trait<Range>[];
  readonly heeds: readonly Trait<NonNullable<GameKeyword["heeds"]>>[];
  readonly suffers: readonly Trait<NonNullable<GameKeyword["suffers"]>>[];
  /** Those that help friends in their attacks. */
  readonly aids: readonly Trait<NonNullable<GameKeyword["aids"]>>[];
  /** Those on which its fights tell. */
  readonly fights: readonly Trait<NonNullable<GameKeyword["fights"]>>[];
  /** Those on which it tells that it defeats others. */
  readonly defeats: readonly Trait<NonNullable<GameKeyword["defeats"]>>[];
  /** Those by which enemies attack others rather. */
  readonly shunned: readonly Trait<NonNullable<GameKeyword["isShunned"]>>[];
  /** Those by which enemies attack it rather than others. */
  readonly draws: readonly Trait<DrawHook>[];
  /** Those that count where priority would be tied. */
  readonly ties: readonly Trait<NonNullable<GameKeyword["tiePips"]>>[];
  /** Those whose choice says what a rally takes off. */
  readonly rallies: readonly Trait<true>[];
  /** Those by which its ranged weapons reach farther. */
  readonly reaches: readonly Trait<ReachHook>[];
  /** Those by which it may move faster. */
  readonly hastes: readonly Trait<HasteHook>[];
  /** Those that change weapons of its upgrades. */
  readonly rearms: readonly Trait<RearmsHook>[];
  /** Those by which backup is provided beyond the corps. */
  readonly backups: readonly Trait<BackupHook>[];
  /** Tokens that friends may gain instead. */
  readonly redirects: readonly Trait<RedirectHook>[];
  /** Those on which it tells that friends gained tokens in its place. */
  readonly passedOn: readonly Trait<NonNullable<GameKeyword["passedOn"]>>[];
  /** Those on which tokens that it gains tell. */
  readonly gained: readonly Trait<NonNullable<GameKeyword["gained"]>>[];
  /** Those on which wounds that attacks deal it tell. */
  readonly wounded: readonly Trait<NonNullable<GameKeyword["wounded"]>>[];
  /** Those that say by which rule it does not attack. */
  readonly attackBans: readonly Trait<RuleId>[];
  /** Those that keep it from spending tokens, and from moves other than pivots. */
  readonly withholds: readonly Trait<NonNullable<GameKeyword["withholds"]>>[];
  readonly pins: readonly Trait<NonNullable<GameKeyword["pins"]>>[];
  /** Those by which its rally takes so much off at most. */
  readonly mostRallied: readonly Trait<number>[];
  /** Those on which tokens that it spends in attacks tell. */
  readonly spends: readonly Trait<NonNullable<GameKeyword["spends"]>>[];
  readonly spent: readonly Trait<NonNullable<GameKeyword["spent"]>>[];
  /** Those by which attack actions are something else. */
  readonly attackInstead: readonly Trait<AttackInsteadHook>[];
  /** Those that give it others in an attack. */
  readonly givesInAttack: readonly Trait<NonNullable<GameKeyword["givesInAttack"]>>[];
  /** Those whose figure hangs on whom the unit fights. */
  readonly limited: readonly Trait<NonNullable<GameKeyword["inAttack"]>>[];
}

/** A hook of a keyword with the value that it counts for. */
export interface Trait<Hook> {
  readonly keyword: string;
  readonly hook: Hook;
  readonly value: number;
}

/** What a keyword does at a moment. */
export type MomentTrait = Trait<MomentHook>;

/** Further pools that a keyword gives. */
export type AgainTrait = Trait<AgainHook>;

/** The traits of a unit with these keywords; by their figures, which follow from cards, and the table of keywords. */
export const traitsOf: (values: KeywordValues, keywords: GameKeywords) => Traits = keptWhile(sorted);

/** A keyword of the unit with its value. */
interface Own {
  readonly keyword: GameKeyword;
  readonly value: number;
}

function ownOf(values: KeywordValues, keywords: GameKeywords): readonly Own[] {
  return Object.entries(values).flatMap(([id, value]): Own[] => {
    const keyword = keywords[id];
    return keyword === undefined ? [] : [{ keyword, value }];
  });
}

function sorted(values: KeywordValues, keywords: GameKeywords): Traits {
  const own = ownOf(values, keywords);
  const active = own.filter(({ keyword, value }) => !isIdle(keyword, value));
  return {
    moments: momentsOf(own),
    permits: new Set(active.flatMap(({ keyword }) => keyword.permits ?? [])),
    amounts: amountsOf(own),
    again: having(own, "again"),
    declaring: having(own, "declaring"),
    guards: own.flatMap(({ keyword }) =>
      keyword.guarding?.amounts?.some(({ amount }) => amount === "guard") ? [keyword.id] : [],
    ),
    lends: having(own, "lends"),
    lendsFreely: having(own, "lendsFreely"),
    pairs: having(own, "pairs"),
    shares: having(own, "shares"),
    keeps: having(own, "keepsSuppression"),
    fearless: having(own, "isFearless"),
    gives: having(own, "gives"),
    alsoHas: having(own, "alsoHas"),
    takesOrders: having(own, "takesOrders"),
    countsCourage: having(own, "countsCourage"),
    dodges: having(own, "moreDodges"),
    afterPool: having(own, "afterPool"),
    mostMoves: having(own, "mostMoves"),
    speeds: having(own, "speedNow"),
    defenseDice: having(own, "defenseDie"),
    mayKeep: having(own, "mayKeep"),
    hides: having(own, "hides"),
    aids: having(own, "aids"),
    foeFalls: having(own, "foeFalls"),
    jams: having(own, "jams"),
    heeds: having(own, "heeds"),
    suffers: having(own, "suffers"),
    fights: having(own, "fights"),
    defeats: having(own, "defeats"),
    echoes: having(own, "echoes"),
    shunned: having(own, "isShunned"),
    draws: having(own, "draws"),
    ties: having(own, "tiePips"),
    rallies: having(own, "rallies"),
    reaches: having(own, "reach"),
    hastes: having(own, "haste"),
    rearms: having(own, "rearms"),
    backups: having(own, "backup"),
    redirects: having(own, "redirects"),
    passedOn: having(own, "passedOn"),
    gained: having(own, "gained"),
    wounded: having(own, "wounded"),
    attackBans: having(active, "attackBan"),
    withholds: having(own, "withholds"),
    pins: having(own, "pins"),
    mostRallied: having(own, "mostRallied"),
    spends: having(own, "spends"),
    spent: having(own, "spent"),
    attackInstead: having(own, "attackInstead"),
    givesInAttack: having(own, "givesInAttack"),
    limited: having(own, "inAttack"),
  };
}

function momentsOf(own: readonly Own[]): Traits["moments"] {
  const moments: Partial<Record<Moment, MomentTrait[]>> = {};
  for (const { keyword, value } of own) {
    for (const hook of keyword.moments ?? []) {
      const there = moments[hook.moment] ?? [];
      there.push({ keyword: keyword.id, hook, value });
      moments[hook.moment] = there;
    }
  }
  return moments;
}

function amountsOf(own: readonly Own[]): Traits["amounts"] {
  const amounts = new Map<UnitAmount, number>();
  for (const { keyword, value } of own) {
    for (const { amount, adds } of keyword.unitAmounts ?? []) {
      amounts.set(amount, (amounts.get(amount) ?? 0) + (adds === "value" ? value : adds));
    }
  }
  return amounts;
}

/** Whether a keyword only offers itself so far. */
function isIdle({ idleAtZero }: GameKeyword, value: number): boolean {
  return idleAtZero === true && value === 0;
}

/** Hooks of which each is asked as often as a unit has it. */
type HookName =
  | "afterPool"
  | "aids"
  | "again"
  | "attackInstead"
  | "alsoHas"
  | "attackBan"
  | "backup"
  | "countsCourage"
  | "moreDodges"
  | "declaring"
  | "draws"
  | "defeats"
  | "defenseDie"
  | "echoes"
  | "fights"
  | "foeFalls"
  | "gained"
  | "gives"
  | "givesInAttack"
  | "haste"
  | "heeds"
  | "hides"
  | "inAttack"
  | "isFearless"
  | "isShunned"
  | "jams"
  | "keepsSuppression"
  | "lends"
  | "lendsFreely"
  | "mayKeep"
  | "mostMoves"
  | "mostRallied"
  | "pairs"
  | "passedOn"
  | "pins"
  | "rallies"
  | "rearms"
  | "reach"
  | "redirects"
  | "shares"
  | "speedNow"
  | "spends"
  | "spent"
  | "takesOrders"
  | "suffers"
  | "tiePips"
  | "withholds"
  | "wounded";

function having<Key extends HookName>(own: readonly Own[], key: Key): readonly Trait<NonNullable<GameKeyword[Key]>>[] {
  return own.flatMap(({ keyword, value }) => {
    const hook = keyword[key];
    return hook === undefined ? [] : [{ keyword: keyword.id, hook, value }];
  });
}
