/** Composes the package of the cases in `cases/`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { presentLaw } from '../../../src/app/knowledge.js';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { PACKAGE_KINDS } from '../../../src/modules/documents/domain/document-entry.js';
import {
  planDocument,
  type PlannedDocument,
} from '../../../src/modules/documents/domain/template-fields.js';
import type { DocumentKnowledge } from '../../../src/modules/documents/domain/document-source.js';
import type { OrderFacts } from '../../../src/modules/documents/domain/order-facts.js';
import type { TagRow } from '../../../src/shared/template-fields.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import { readPayload, toOrderFacts } from '../../../src/modules/documents/order-facts.graphql.js';
import type { Language } from '../../../src/shared/language.js';

const holidays = publicHolidays();

export const known = presentLaw().knowledge;

export const knowledge: DocumentKnowledge = {
  provider: 'Büroo & Pojad',
  kbVersion: known.version,
  documentPlans: known.documents.documentPlans,
  graph: buildMappingGraph(known.frameworkMapping),
  notes: known.frameworkMapping.notes,
  gaps: known.gapAssessment,
  incident: known.incident,
  countries: known.countries,
  sectors: new Set(Object.keys(known.applicability.sectors)),
  applicability: known.applicability,
  technicalCheck: known.technicalCheck,
  reforms: known.reforms,
  duties: known.duties,
  composition: known.clauses.composition,
  holidayOn: (country, day) => holidays.nameOf(country, day, 'en'),
  texts: createTexts(known.texts),
};

export const CASES = ['electricity', 'bakery', 'managed-services'] as const;
export type CaseName = (typeof CASES)[number];

type Payload = Record<string, unknown>;

export function factsFor(payload: Payload, country: string | null): OrderFacts {
  const order = {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    accountId: 'a',
    serviceKey: 'pakett',
    country,
    payload,
    paidAt: new Date('2026-11-23T10:00:00Z'),
  };
  return toOrderFacts(order, readPayload(payload), []);
}

export function factsOf(name: CaseName): OrderFacts {
  const file = path.resolve('test/modules/documents/cases', `${name}.json`);
  const { riik, ...payload } = JSON.parse(readFileSync(file, 'utf8')) as Payload;
  return factsFor(payload, typeof riik === 'string' ? riik : null);
}

export const packageOf = (facts: OrderFacts, language: Language): readonly PlannedDocument[] =>
  PACKAGE_KINDS.map((kind, at) =>
    planDocument({ kind, place: at + 1 }, facts, language, knowledge),
  );

const FRAME = /^(word_|column_|notes_heading)/;

/** Every text of the document's own content, without labels. */
export const textsIn = (tags: TagRow): readonly string[] =>
  Object.entries(tags).flatMap(([name, value]) => {
    if (FRAME.test(name)) return [];
    return typeof value === 'string' ? [value] : value.flatMap(textsIn);
  });

/** Shorter texts are names, numbers and states. */
const MIN_LENGTH = 25;

export const sentencesOf = (documents: readonly PlannedDocument[]): ReadonlySet<string> =>
  new Set(
    documents
      .flatMap(({ tags }) => textsIn(tags))
      .flatMap((text) => text.split(/(?<=[.?!])\s|\n/))
      .filter((text) => text.length >= MIN_LENGTH),
  );
