/** What documents are written from: one order, the knowledge base, one language. */
import type { CountriesKnowledge, NationalRecord } from '../../countries/domain/national-record.js';
import { isMemberState } from '../../../shared/country.js';
import type { MappingNote } from '../../mapping/domain/framework-mapping.js';
import type { MappingGraph } from '../../mapping/domain/mapping-graph.js';
import type { GapAssessmentKnowledge } from '../../gap-assessment/domain/gap-assessment.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import type { Language } from '../../../shared/language.js';
import { message, type Message, type MessageParams } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { Texts } from '../../../shared/texts.js';
import type { NamedSource } from './cited-sources.js';
import type { OrderFacts } from './order-facts.js';
import type { PapersKnowledge } from './paper-plan.js';

/** `provider`: who runs the service. `sectors`: keys of the sectors of the Directive. */
export type PaperKnowledge = Readonly<{
  provider: string;
  kbVersion: string;
  papers: PapersKnowledge;
  graph: MappingGraph;
  notes: readonly MappingNote[];
  gaps: GapAssessmentKnowledge;
  incident: IncidentKnowledge;
  countries: CountriesKnowledge;
  sectors: ReadonlySet<string>;
  texts: Texts;
}>;

/** One document in the making. */
export type PaperCase = Readonly<{
  knowledge: PaperKnowledge;
  facts: OrderFacts;
  language: Language;
}>;

export const sayIn = ({ knowledge, language }: PaperCase, text: Message): string =>
  knowledge.texts.say(text, language);

/** A word of documents by its path. */
export const wordIn = (one: PaperCase, path: string, params?: MessageParams): string =>
  sayIn(one, message(`documents:paper.${path}`, params));

/** A word of the self-assessment by its path. */
export const gapWordIn = (one: PaperCase, path: string): string =>
  sayIn(one, message(`gap:questions.${path}`));

/** The record of the order's country; null where none was named or it is no member state. */
export function nationalOf({ knowledge, facts }: PaperCase): NationalRecord | null {
  const { country } = facts;
  return country !== null && isMemberState(country) ? knowledge.countries[country] : null;
}

export function nameSource(one: PaperCase, source: Source): NamedSource {
  const { title } = source;
  return { ...source, title: typeof title === 'string' ? title : sayIn(one, title) };
}
