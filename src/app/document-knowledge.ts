/** Knowledge that documents are made of. */
import type { DocumentKnowledge } from '../modules/documents/domain/document-source.js';
import { publicHolidays } from '../platform/calendar/public-holidays.js';
import { lazy } from '../shared/lazy.js';
import type { Law } from './knowledge.js';

const holidays = lazy(publicHolidays);

export function documentKnowledge({
  law,
  providerName,
}: Readonly<{ law: Law; providerName: string }>): DocumentKnowledge {
  const { knowledge, texts } = law;
  const { frameworkMapping, gapAssessment, incident, countries, applicability } = knowledge;
  return {
    provider: providerName,
    kbVersion: knowledge.version,
    documentPlans: knowledge.documents.documentPlans,
    graph: law.graph(),
    notes: frameworkMapping.notes,
    gaps: gapAssessment,
    incident,
    countries,
    sectors: new Set(Object.keys(applicability.sectors)),
    applicability,
    duties: knowledge.duties,
    composition: knowledge.clauses.composition,
    technicalCheck: knowledge.technicalCheck,
    reforms: knowledge.reforms,
    holidayOn: (country, day) => holidays().nameOf(country, day, 'en'),
    texts,
  };
}
