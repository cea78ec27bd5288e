/** A rule or a statement of the law by the code that answers print. */
import { codeOf, type Message } from '../../../shared/message.js';
import type { MemberState } from '../../../shared/country.js';
import type { Source } from '../../../shared/source.js';
import type { EntityClass } from '../../scoping/domain/applicability-knowledge.js';

/** Answers print the rule code in `jalg` and the code of its sentence beside the sentence. */
const SENTENCE_OF_RULE = /^scoping\.rules\./;

export const ruleCodeOf = (code: string): string => code.replace(SENTENCE_OF_RULE, '');

export const RULE_KINDS = ['classification', 'size', 'caveat', 'national', 'incident'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** `code`: as answers print it. `gives`: resulting class, if any. `country`: null for Union law. */
export type LawRule = Readonly<{
  code: string;
  kind: RuleKind;
  message: Message;
  gives: EntityClass | null;
  country: MemberState | null;
  sources: readonly Source[];
}>;

export const statementRule = (
  kind: RuleKind,
  text: Message,
  sources: readonly Source[],
  country: MemberState | null = null,
): LawRule => ({ code: codeOf(text), kind, message: text, gives: null, country, sources });
