/** Drafts of law as changes of the law data. Nothing in them is law. Loaded from `kb/reforms`. */
import type { MemberState } from '../../../shared/country.js';
import type { Language } from '../../../shared/language.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { SizeClass } from '../../countries/domain/company-size.js';
import type { EntityClass } from '../../scoping/domain/applicability-knowledge.js';

/** `provisional_agreement`: between Parliament and Council. `bill`: of a member state. */
export const REFORM_STAGES = ['proposal', 'provisional_agreement', 'bill'] as const;
type ReformStage = (typeof REFORM_STAGES)[number];

/** medium: several agreeing reports. low: two. The text itself was read for none. */
export const REFORM_CONFIDENCES = ['medium', 'low'] as const;
type ReformConfidence = (typeof REFORM_CONFIDENCES)[number];

/** In versions of the law data before 2026-11-26 other languages than Estonian and English fall back to Estonian. */
export type Wording = Readonly<Partial<Record<Language, string>> & { et: string; en: string }>;

export const wordingIn = (text: Wording, language: Language): string => text[language] ?? text.et;

/** Who reports the draft. `url`: null if there is no public address. `readOn`: YYYY-MM-DD. */
export type ReformSource = Readonly<{ title: string; url: string | null; readOn: string }>;

/**
 * What a change does to the law data. `mid_cap`: entities up to these ceilings get another rule in place of `replaces`.
 * `condition`: a condition on which no answer is asked, so that it is a warning. `reported`: changes no answer.
 */
export type ReformEffect =
  | Readonly<{
      kind: 'mid_cap';
      employees: number;
      turnoverMeur: number;
      balanceSheetMeur: number;
      replaces: readonly string[];
      gives: EntityClass;
      rule: Message;
    }>
  | Readonly<{
      kind: 'special_case_sizes';
      specialCase: string;
      sizes: readonly SizeClass[];
      gives: EntityClass;
      rule: Message;
    }>
  | Readonly<{ kind: 'new_special_case'; specialCase: string; gives: EntityClass; rule: Message }>
  | Readonly<{ kind: 'condition'; sectors: readonly string[]; warning: Message }>
  | Readonly<{ kind: 'gdpr_authority_term'; hours: number }>
  | Readonly<{ kind: 'reported' }>;

/** `sources`: at least two that agree. */
export type ReformChange = Readonly<{
  id: string;
  text: Wording;
  confidence: ReformConfidence;
  sources: readonly ReformSource[];
  effect: ReformEffect;
}>;

/**
 * `name`: number or short title, never translated. `country`: null for drafts of the Union. `stageDate`: day of the stage;
 * null if not known. `positionDate`: last day for which the stage is known. `unknown`: what is not known. YYYY-MM-DD.
 * `verdict`: key of the sentence about the class under the draft; absent in versions before 2026-11-28, and if the draft gives none.
 */
export type Reform = Readonly<{
  id: string;
  name: string;
  title: Wording;
  procedure: string | null;
  country: MemberState | null;
  stage: ReformStage;
  stageDate: string | null;
  positionDate: string;
  sources: readonly ReformSource[];
  changes: readonly ReformChange[];
  unknown: readonly Wording[];
  verdict?: string;
}>;

/** By id. Empty in versions of the law data before drafts were recorded. */
export type ReformsKnowledge = Readonly<Record<string, Reform>>;

/** Reports with an address, as sources of a statement about the draft. */
export const sourcesOf = (
  { name, positionDate }: Pick<Reform, 'name' | 'positionDate'>,
  reports: readonly ReformSource[],
): readonly Source[] =>
  reports.flatMap(({ title, url, readOn }) =>
    url === null
      ? []
      : [
          {
            title,
            provision: name,
            url,
            positionDate,
            provenance: {
              eli: null,
              celex: null,
              identifier: null,
              readDate: readOn,
              confidence: 'secondary',
            },
          },
        ],
  );

/** That the answer is not law. */
export const draftNotice = ({ name, positionDate }: Reform): Message =>
  message('reforms:draft', { name, date: { day: positionDate } });

/** That the class rests on the draft; null without such a sentence. */
export const verdictUnder = ({ name, verdict }: Reform): Message | null =>
  verdict === undefined ? null : message(verdict, { name });

export const stageName = ({ stage }: Reform): Message => message(`reforms:stages.${stage}`);

/** That no rule of the draft concerns this kind of question. */
export const nothingCoded = ({ name }: Reform): Message =>
  message('reforms:nothing_coded', { name });
