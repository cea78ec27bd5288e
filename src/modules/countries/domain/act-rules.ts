/**
 * Rules of a national act on who is essential or important, as data.
 * Loaded from `kb/countries/<country>/rules.yaml`; the format is described in `CONTRIBUTING.md`.
 */

/** Official term, never translated: one text, or one per official language. */
export type NativeTerm = string | Readonly<Record<string, string>>;

export const ACT_CLASSES = ['essential', 'important', 'no_class', 'outside', 'other_act'] as const;

/**
 * Outcome of a rule. `no_class`: the act applies and gives no class.
 * `other_act`: the act leaves the case to another act whose classes were not coded.
 */
export type ActClass = (typeof ACT_CLASSES)[number];

/** Every list holds keys of which one is enough. `isReached`: the share may equal `percent`, or must exceed it. */
export type ActCondition =
  | Readonly<{ kind: 'all' | 'any'; parts: readonly ActCondition[] }>
  | Readonly<{ kind: 'not'; part: ActCondition }>
  | Readonly<{ kind: 'special_case' | 'entity_type' | 'sector' | 'annex'; keys: readonly string[] }>
  | Readonly<{ kind: 'size'; test: string }>
  | Readonly<{ kind: 'share'; percent: number; isReached: boolean }>;

/**
 * Headcount may equal its limit, money must exceed it; null: the act has no such limit.
 * `join`: headcount with money. `financialJoin`: turnover with balance sheet.
 */
type PrintedSizeTest = Readonly<{
  kind: 'printed';
  employees: number | null;
  turnoverMeur: number | null;
  balanceSheetMeur: number | null;
  join: 'and' | 'or';
  financialJoin: 'and' | 'or';
}>;

/** At least this class of Recommendation 2003/361/EC. */
type RecommendedSizeTest = Readonly<{
  kind: 'recommended';
  atLeast: 'small' | 'medium' | 'large';
}>;

/** Headcount below a limit and turnover or balance sheet within a range, both ends included. */
type BandSizeTest = Readonly<{
  kind: 'band';
  employeesBelow: number;
  turnoverMeur: readonly [number, number];
  balanceSheetMeur: readonly [number, number];
}>;

export type SizeTest = PrintedSizeTest | RecommendedSizeTest | BandSizeTest;

/**
 * `title`: never translated. `isApplied`: its text was read and its rules are among these.
 * `isImplementing`: issued under the act, so that its classes are those of the act.
 */
export type OtherAct = Readonly<{
  key: string;
  title: string;
  url: string | null;
  isApplied: boolean;
  isImplementing: boolean;
}>;

/** Place in a text of law. `under`: key of another act that it is in; null: the act itself. `quote`: in the original. */
export type Passage = Readonly<{
  under: string | null;
  provision: string;
  url: string;
  quote: string;
}>;

/** `to`: act that takes the case over. `isCoded`: if false, `gives` is one possibility. */
export type ActRule = Passage &
  Readonly<{
    id: string;
    when: ActCondition;
    gives: ActClass;
    to: string | null;
    anySize: boolean;
    isCoded: boolean;
  }>;

/**
 * Duties that the act leaves to another act while its class stays. `excluded`: provisions that do not apply. `to`: that act.
 * `instead`: its passages that apply instead, as far as they were read.
 */
export type DutyException = Passage &
  Readonly<{
    id: string;
    when: ActCondition;
    excluded: string;
    to: string | null;
    instead?: readonly Passage[];
  }>;

/**
 * Entity type that only this act has. `askWhen`: the answer matters; null: only if the caller names it.
 * `describes`: sector of which it is an activity of its own, so that the sector's other types are not assumed.
 */
export type ActEntityType = Passage &
  Readonly<{
    key: string;
    term: NativeTerm;
    askWhen: ActCondition | null;
    describes: string | null;
  }>;

/** Part of the act that was not coded and decides no class by itself. */
type Uncoded = Readonly<{ subject: string; provision: string }>;

type Precedence = 'first_match' | 'strictest';

/** `exclusions`: before all rules, the first that holds. `textDate`, `readOn`: YYYY-MM-DD. */
export type ActRules = Readonly<{
  textDate: string;
  readOn: string;
  precedence: Precedence;
  sizeTests: Readonly<Record<string, SizeTest>>;
  otherActs: readonly OtherAct[];
  entityTypes: readonly ActEntityType[];
  exclusions: readonly ActRule[];
  rules: readonly ActRule[];
  duties: readonly DutyException[];
  uncoded: readonly Uncoded[];
}>;
