/** The sample documents' knowledge, read from `kb/`. */
import { documentsSchema, toDocumentsKnowledge } from '../../../src/knowledge/documents.schema.js';
import { frameworkMappingFiles } from '../../../src/knowledge/framework-mapping.files.js';
import {
  frameworkMappingSchema,
  toFrameworkMappingKnowledge,
} from '../../../src/knowledge/framework-mapping.schema.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { fileOf, folderOf } from '../../../src/knowledge/read-files.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import type { DocumentsKnowledge } from '../../../src/modules/documents/domain/documents-knowledge.js';
import type { SampleKnowledge } from '../../../src/modules/documents/domain/sample-from-knowledge.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import type { IncidentKnowledge } from '../../../src/modules/incidents/domain/incident-knowledge.js';
import type { Acts } from '../../../src/shared/source.js';
import type { TextTree } from '../../../src/shared/texts.js';

const files = presentLaw().files();

type RawAct = { title: { text?: string; literal?: string }; url: string; position_date: string };

/** Trusted here: other tests check the form of the file. */
const rawActs = fileOf(files, 'sources.yaml') as Record<string, RawAct>;

const acts: Acts = Object.fromEntries(
  Object.entries(rawActs).map(([key, { title, url, position_date }]) => [
    key,
    { title: title.literal ?? { key: title.text ?? '' }, url, positionDate: position_date },
  ]),
);

const textsOf = (language: string) =>
  folderOf(files, `texts/${language}`) as Record<string, TextTree>; // as above
export const texts = createTexts({ et: textsOf('et'), en: textsOf('en') });

const article = (provision: string) => ({
  title: { key: 'acts:nis2' },
  url: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj',
  positionDate: '2026-11-20',
  provision,
});

/** Deadlines of art 23(4). */
const incident: IncidentKnowledge = {
  stages: {
    early_warning: { point: 'a', source: article('art 23(4)(a)') },
    incident_notification: { point: 'b', source: article('art 23(4)(b)') },
    final_report: { point: 'd', source: article('art 23(4)(d)') },
  },
  terms: {
    earlyWarningHours: 24,
    notificationHours: 72,
    trustServiceHours: 24,
    finalReportMonths: 1,
    publishedFinalReportDays: 30,
  },
  national: null,
  significance: null,
  ongoingMonths: 1,
  replyHours: 24,
  sources: {
    trustServices: article('art 23(4)'),
    ongoingIncident: article('art 23(4)(e)'),
    intermediateReport: article('art 23(4)(c)'),
    reply: article('art 23(5)'),
    significance: article('art 23(3)'),
    monthEnd: article('art 3'),
  },
  clocks: null,
  reminders: [],
};

export const documentsKnowledge: DocumentsKnowledge = toDocumentsKnowledge(
  documentsSchema.parse({
    sample: fileOf(files, 'templates/sample.yaml'),
    invoice: fileOf(files, 'templates/invoice.yaml'),
    papers: fileOf(files, 'templates/papers.yaml'),
  }),
  acts,
);

export const frameworkMapping = toFrameworkMappingKnowledge(
  frameworkMappingSchema.parse(frameworkMappingFiles(files)),
  acts,
);

export const sampleKnowledge: SampleKnowledge = {
  provider: 'NIS2 Compliance Gateway',
  kbVersion: 'kb_2026-11-21_0a1b2c3d',
  case: documentsKnowledge.sample,
  graph: buildMappingGraph(frameworkMapping),
  notes: frameworkMapping.notes,
  incident,
  texts,
};
