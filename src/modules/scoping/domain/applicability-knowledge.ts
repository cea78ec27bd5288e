/** Scope of Directive (EU) 2022/2555: sectors, special cases, rules, size ceilings. Loaded from `kb/applicability`. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ActivityKnowledge } from './activity-knowledge.js';
import type { Ceiling, Ceilings } from './size-class.js';
import type { SizeClass } from '../../countries/domain/company-size.js';

export const ENTITY_CLASSES = ['essential', 'important', 'out_of_scope'] as const;
export type EntityClass = (typeof ENTITY_CLASSES)[number];

export const ANNEXES = ['I', 'II'] as const;
export type Annex = (typeof ANNEXES)[number];

/** Situations that the three classes do not express. */
export const SITUATIONS = [
  'registration_only',
  'other_member_state',
  'lex_specialis_dora',
  'identification_possible',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/**
 * Warning attached to a sector, a special case or a rule.
 * `unless`: special cases that suppress it. `when`: result it applies to; null: any.
 */
export type Caveat = Readonly<{
  message: Message;
  sources: readonly Source[];
  situation: Situation | null;
  unless: readonly string[];
  when: 'in_scope' | 'out_of_scope' | null;
}>;

/** `gives`: resulting class; null if none. */
export type ScopingRule = Readonly<{
  code: string;
  gives: EntityClass | null;
  message: Message;
  sources: readonly Source[];
  caveats: readonly Caveat[];
}>;

/** Entity type of an annex. `references`: definitions cited by the annex, as printed. */
type EntityType = Readonly<{
  key: string;
  references: readonly string[];
  specialCases: readonly string[];
}>;

/** `parent`: sector of a subsector. `point`: of the annex, such as `1(a)`. */
export type Sector = Readonly<{
  key: string;
  annex: Annex;
  point: string;
  parent: string | null;
  source: Source;
  entityTypes: readonly EntityType[];
  caveats: readonly Caveat[];
}>;

/** Effect of a special case on the sector's size rule. */
export type CaseEffect =
  | Readonly<{ kind: 'ground'; bySize: Readonly<Record<SizeClass, ScopingRule>> }>
  | Readonly<{ kind: 'exclusion'; rule: ScopingRule }>
  | Readonly<{ kind: 'cancels'; sector: string; rule: ScopingRule }>
  | Readonly<{ kind: 'none'; rule: ScopingRule }>;

/** `annex`: implied by the case; null: that of the sector. `needsSector`: no legal effect without a sector. */
export type SpecialCase = Readonly<{
  key: string;
  effect: CaseEffect;
  annex: Annex | null;
  needsSector: boolean;
  caveats: readonly Caveat[];
}>;

/** `type`: of the answer. `min`: least value of a figure. */
export type ScopingQuestion = Readonly<{
  key: string;
  type: 'integer' | 'number' | 'boolean' | 'text' | 'sector' | 'special_case' | 'country';
  required: boolean;
  min: number | null;
}>;

/** Large entities within `ceiling`. `rules`: what applies to them, by the code of the rule for large entities. */
type MidCap = Readonly<{ ceiling: Ceiling; rules: Readonly<Record<string, ScopingRule>> }>;

/** `notices`: that it is not law. `verdict`: the sentence about the class, without the class; null: as under the law in force. */
type DraftStatements = Readonly<{ notices: readonly Caveat[]; verdict: Message | null }>;

/**
 * `publicNetworkCase`: special case implied by providing public electronic communications. `midCap`, `draft`: only under a
 * draft.
 */
export type ApplicabilityKnowledge = Readonly<{
  ceilings: Ceilings;
  sectors: Readonly<Record<string, Sector>>;
  specialCases: Readonly<Record<string, SpecialCase>>;
  byAnnex: Readonly<Record<Annex, Readonly<Record<SizeClass, ScopingRule>>>>;
  noSector: ScopingRule;
  groundWithoutSector: ScopingRule;
  publicNetworkCase: SpecialCase;
  always: readonly Caveat[];
  whereSizeDecides: readonly Caveat[];
  questions: readonly ScopingQuestion[];
  activity: ActivityKnowledge;
  midCap?: MidCap;
  draft?: DraftStatements;
}>;
