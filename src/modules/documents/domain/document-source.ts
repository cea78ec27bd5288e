/** Input of a document: one order, the knowledge base, one language. */
import type { CountriesKnowledge, NationalRecord } from '../../countries/domain/national-record.js';
import { isMemberState, type MemberState } from '../../../shared/country.js';
import type { MappingNote } from '../../mapping/domain/framework-mapping.js';
import type { MappingGraph } from '../../mapping/domain/mapping-graph.js';
import type { GapAssessmentKnowledge } from '../../gap-assessment/domain/gap-assessment.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import type { Language } from '../../../shared/language.js';
import { message, type Message, type MessageParams } from '../../../shared/message.js';
import { urlIn, type Source } from '../../../shared/source.js';
import type { Texts } from '../../../shared/texts.js';
import type { ApplicabilityKnowledge } from '../../scoping/domain/applicability-knowledge.js';
import type { DutiesKnowledge } from '../../law/domain/duty.js';
import type { CompositionRules } from './composition.js';
import type { NamedSource } from './cited-sources.js';
import type { TechnicalKnowledge } from '../../technical-check/domain/technical-rules.js';
import type { ReformsKnowledge } from '../../reforms/domain/reform.js';
import type { OrderFacts } from './order-facts.js';
import type { DocumentPlans } from './document-plan.js';

/**
 * `provider`: operator of the service. `sectors`: sector keys of the Directive. `composition`: null in versions of the
 * law data without clauses. `reforms`: read by the documents about a draft alone. `holidayOn`: name of a public holiday.
 */
export type DocumentKnowledge = Readonly<{
  provider: string;
  kbVersion: string;
  documentPlans: DocumentPlans;
  graph: MappingGraph;
  notes: readonly MappingNote[];
  gaps: GapAssessmentKnowledge;
  incident: IncidentKnowledge;
  countries: CountriesKnowledge;
  sectors: ReadonlySet<string>;
  applicability: ApplicabilityKnowledge;
  duties: DutiesKnowledge;
  composition: CompositionRules | null;
  technicalCheck: TechnicalKnowledge;
  reforms: ReformsKnowledge;
  holidayOn: (country: MemberState, day: string) => string | null;
  texts: Texts;
}>;

export type DocumentCase = Readonly<{
  knowledge: DocumentKnowledge;
  facts: OrderFacts;
  language: Language;
}>;

export const localizeIn = ({ knowledge, language }: DocumentCase, text: Message): string =>
  knowledge.texts.localize(text, language);

export const wordIn = (one: DocumentCase, path: string, params?: MessageParams): string =>
  localizeIn(one, message(`documents:paper.${path}`, params));

export const gapWordIn = (one: DocumentCase, path: string): string =>
  localizeIn(one, message(`gap:questions.${path}`));

/** Record of the order's country; null if it is missing or not a member state. */
export function nationalOf({ knowledge, facts }: DocumentCase): NationalRecord | null {
  const { country } = facts;
  return country !== null && isMemberState(country) ? knowledge.countries[country] : null;
}

/** With the short title, by which citations name the act. */
export function actName({ act: { title, shortTitle } }: NationalRecord): string {
  if (title.includes(shortTitle)) return title;
  return shortTitle.includes('(') ? `${title} – ${shortTitle}` : `${title} (${shortTitle})`;
}

/** The act of the country has one title in a document, that of its record. */
function titleOf(one: DocumentCase, { title, isNationalAct }: Source): string {
  const record = nationalOf(one);
  if (record !== null && (isNationalAct === true || title === record.act.title))
    return actName(record);
  return typeof title === 'string' ? title : localizeIn(one, title);
}

export function nameSource(one: DocumentCase, source: Source): NamedSource {
  const { url } = source;
  return {
    ...source,
    title: titleOf(one, source),
    url: urlIn(url, one.language),
  };
}
