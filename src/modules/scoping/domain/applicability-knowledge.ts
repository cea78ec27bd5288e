/**
 * What the service knows of the scope of Directive (EU) 2022/2555: sectors, special cases, rules, size ceilings.
 * Filled from `kb/applicability`.
 */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { ActivityKnowledge } from './activity-knowledge.js';
import type { Ceilings, SizeClass } from './size-class.js';

export const ENTITY_CLASSES = ['essential', 'important', 'out_of_scope'] as const;
export type EntityClass = (typeof ENTITY_CLASSES)[number];

export const ANNEXES = ['I', 'II'] as const;
export type Annex = (typeof ANNEXES)[number];

/** What three classes cannot tell. */
export const SITUATIONS = [
  'registration_only',
  'other_member_state',
  'lex_specialis_dora',
  'identification_possible',
] as const;
export type Situation = (typeof SITUATIONS)[number];

/**
 * A warning that goes with a sector, a special case or a rule.
 * `unless`: special cases that make it pointless. `when`: the results it is said with; null: with any.
 */
export type Caveat = Readonly<{
  message: Message;
  sources: readonly Source[];
  situation: Situation | null;
  unless: readonly string[];
  when: 'in_scope' | 'out_of_scope' | null;
}>;

/** `gives`: the class that the rule leads to; null where it gives none. */
export type Rule = Readonly<{
  code: string;
  gives: EntityClass | null;
  message: Message;
  sources: readonly Source[];
  caveats: readonly Caveat[];
}>;

/** A type of entity of an annex. `references`: definitions that the annex points to, as it prints them. */
type EntityType = Readonly<{
  key: string;
  references: readonly string[];
  specialCases: readonly string[];
}>;

/** `parent`: key of the sector that a subsector belongs to. `point`: of the annex, such as `1(a)`. */
export type Sector = Readonly<{
  key: string;
  annex: Annex;
  point: string;
  parent: string | null;
  source: Source;
  entityTypes: readonly EntityType[];
  caveats: readonly Caveat[];
}>;

/** What a special case does, besides or against the size rule of the sector. */
export type CaseEffect =
  | Readonly<{ kind: 'ground'; bySize: Readonly<Record<SizeClass, Rule>> }>
  | Readonly<{ kind: 'exclusion'; rule: Rule }>
  | Readonly<{ kind: 'cancels'; sector: string; rule: Rule }>
  | Readonly<{ kind: 'none'; rule: Rule }>;

/** `annex`: the one that the case implies; null: that of the sector. `needsSector`: no effect in law without one. */
export type SpecialCase = Readonly<{
  key: string;
  effect: CaseEffect;
  annex: Annex | null;
  needsSector: boolean;
  caveats: readonly Caveat[];
}>;

/** How an answer to a question is given; `min`: least value of a figure. */
export type ScopingQuestion = Readonly<{
  key: string;
  type: 'integer' | 'number' | 'boolean' | 'text' | 'sector' | 'special_case' | 'country';
  required: boolean;
  min: number | null;
}>;

/** `publicNetworkCase`: the special case that providing public electronic communications amounts to. */
export type ApplicabilityKnowledge = Readonly<{
  ceilings: Ceilings;
  sectors: Readonly<Record<string, Sector>>;
  specialCases: Readonly<Record<string, SpecialCase>>;
  byAnnex: Readonly<Record<Annex, Readonly<Record<SizeClass, Rule>>>>;
  noSector: Rule;
  groundWithoutSector: Rule;
  publicNetworkCase: SpecialCase;
  always: readonly Caveat[];
  whereSizeDecides: readonly Caveat[];
  questions: readonly ScopingQuestion[];
  activity: ActivityKnowledge;
}>;
