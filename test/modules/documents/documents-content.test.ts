import path from 'node:path';
import { readFileSync } from 'node:fs';
import PizZip from 'pizzip';
import { beforeAll, expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { renderDocx, type DocxWork } from '../../../src/platform/docx/threaded-docx.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import {
  SOLD_DOCUMENT_KINDS,
  type SoldDocumentKind,
} from '../../../src/modules/documents/domain/document-entry.js';
import { planDocument } from '../../../src/modules/documents/domain/template-fields.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import type { Language } from '../../../src/shared/language.js';
import { message } from '../../../src/shared/message.js';
import { readPayload, toOrderFacts } from '../../../src/modules/documents/order-facts.graphql.js';
import { unescaped } from '../../support/docx-text.js';

const known = presentLaw().knowledge;
const texts = createTexts(known.texts);
const knowledge = {
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
  duties: known.duties,
  composition: null,
  technicalCheck: known.technicalCheck,
  holidayOn: () => null,
  reforms: known.reforms,
  texts,
};

const HOSTILE = 'Õun & Pirn <OÜ> {#rows} {title}';
const FULL = {
  organisatsioon: { nimi: HOSTILE, reg_kood: '12345678' },
  rollid: { infoturbejuht: 'Jaan Tamm' },
  sektor: 'energy',
  vastused: { a1: 'jah', a2: 'osaliselt', b1: 'ei' },
  tarnijad: [{ nimi: 'Pilv OÜ', teenus: 'Majutus' }],
};

const LANGUAGES = ['et', 'en'] as const;
const cases = SOLD_DOCUMENT_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => ({ kind, language })),
);

/** `country` null: nothing is known of the buyer. `ee`: everything. */
type Wanted = Readonly<{ kind: SoldDocumentKind; language: Language; country: string | null }>;

const WANTED: readonly Wanted[] = [
  ...cases.map(({ kind, language }) => ({ kind, language, country: 'ee' })),
  ...cases.map(({ kind, language }) => ({ kind, language, country: null })),
  { kind: 'incident_templates', language: 'en', country: 'es' },
  { kind: 'incident_templates', language: 'en', country: 'fr' },
];

function workOf({ kind, language, country }: Wanted): DocxWork {
  const order = {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    accountId: 'a',
    serviceKey: 'pakett',
    country,
    payload: country === 'ee' ? { ...FULL } : {},
    paidAt: new Date('2026-11-21T10:00:00Z'),
  };
  const facts = toOrderFacts(order, readPayload(order.payload), []);
  const { tags } = planDocument({ kind, place: 1 }, facts, language, knowledge);
  const template = readFileSync(path.resolve('kb/templates', `${kind}.docx`));
  return { template, tags, date: facts.date };
}

function textOf(bytes: Uint8Array): string {
  const archive = new PizZip(bytes);
  const names = Object.keys(archive.files).filter((name) =>
    /^word\/(document|header|footer)/.test(name),
  );
  const xml = names.map((name) => archive.file(name)?.asText() ?? '').join('\n');
  return unescaped(xml.replaceAll(/<[^>]+>/g, ' '));
}

const LONG_MS = 240_000;

const keyOf = ({ kind, language, country }: Wanted): string =>
  `${kind} ${language} ${country ?? ''}`;

const filled = new Map<string, string>();

const wordsOf = (wanted: Wanted): string => filled.get(keyOf(wanted)) ?? '';

beforeAll(async () => {
  const works = WANTED.map(workOf);
  const [files, again] = [await renderDocx(works, LONG_MS), await renderDocx(works, LONG_MS)];
  const areSame = files.map(
    (bytes, at) => Buffer.compare(bytes, again[at] ?? bytes.slice(1)) === 0,
  );
  expect(areSame).toEqual(WANTED.map(() => true));
  for (const [at, bytes] of files.entries()) {
    const wanted = WANTED[at];
    if (wanted !== undefined) filled.set(keyOf(wanted), textOf(bytes));
  }
}, 2 * LONG_MS);

test.each(cases)('$kind in $language has its facts, headings and sources', ({ kind, language }) => {
  const words = wordsOf({ kind, language, country: 'ee' });
  const plan = knowledge.documentPlans.plans[kind];
  for (const { title } of plan.sections) expect(words).toContain(texts.localize(title, language));
  expect(words).toContain(texts.localize(message(`documents:paper.${kind}.title`), language));
  expect(words).toContain(HOSTILE);
  expect(words).toContain('12345678');
  expect(words).toContain(known.version);
  const date = message('clauses:words.date', { date: { day: '2026-11-21' } });
  expect(words).toContain(texts.localize(date, language));
  expect(words).toMatch(/2022\/2555/);
  expect(words.replaceAll(HOSTILE, '')).not.toMatch(/[{}]|undefined|\[object|NaN/);
});

test.each(cases)('$kind in $language marks what the order lacks', ({ kind, language }) => {
  const words = wordsOf({ kind, language, country: null });
  expect(words).toContain(texts.localize(message('documents:paper.words.blank'), language));
  expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
});

test.each(SOLD_DOCUMENT_KINDS)(
  'lines of %s are as high as their text, also if a title takes several',
  (kind) => {
    const archive = new PizZip(readFileSync(path.resolve('kb/templates', `${kind}.docx`)));
    const xml = ['document', 'styles'].map((name) => archive.file(`word/${name}.xml`)?.asText());
    expect(xml.join('')).not.toMatch(/w:line="\d+"(?! w:lineRule="auto")/);
  },
);

test('every statement of law in a document is cited in its list of sources', () => {
  for (const kind of SOLD_DOCUMENT_KINDS) {
    const words = wordsOf({ kind, language: 'en', country: null });
    const cited = knowledge.documentPlans.plans[kind].sections.flatMap(({ clauses }) =>
      clauses.flatMap(({ citation }) => citation ?? []),
    );
    for (const { source } of cited) expect(words).toContain(source.provision);
  }
});

test('a pending country is marked as pending, and its bill is not shown as law', () => {
  const { note } = known.countries.es.transposition;
  const words = wordsOf({ kind: 'incident_templates', language: 'en', country: 'es' });
  expect(note).not.toBeNull();
  if (note !== null) expect(words).toContain(texts.localize(note, 'en'));
});

test('a payload of an older form keeps the members that are still valid', () => {
  const payload = readPayload({ organisatsioon: { nimi: 'A' }, sektor: 5, vana: true });
  expect(payload).toEqual({ organisatsioon: { nimi: 'A' } });
});

test('a pending country names its authority', () => {
  const words = wordsOf({ kind: 'incident_templates', language: 'en', country: 'fr' });
  expect(words).toContain(known.countries.fr.authority?.name);
});
