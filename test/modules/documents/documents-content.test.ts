import path from 'node:path';
import { readFileSync } from 'node:fs';
import PizZip from 'pizzip';
import { expect, test } from '@jest/globals';
import { loadLaw } from '../../../src/app/knowledge.js';
import { renderDocx } from '../../../src/platform/docx/threaded-docx.js';
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

const known = loadLaw().knowledge;
const texts = createTexts(known.texts);
const knowledge = {
  provider: 'Büroo & Pojad',
  kbVersion: known.version,
  papers: known.documents.papers,
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

async function wordsOf(
  kind: SoldDocumentKind,
  language: Language,
  payload: object,
  country: string | null,
) {
  const order = {
    id: '1a2b3c4d-0000-4000-8000-000000000000',
    accountId: 'a',
    serviceKey: 'pakett',
    country,
    payload: { ...payload },
    paidAt: new Date('2026-11-21T10:00:00Z'),
  };
  const facts = toOrderFacts(order, readPayload(order.payload), []);
  const { tags } = planDocument({ kind, place: 1 }, facts, language, knowledge);
  const template = readFileSync(path.resolve('kb/templates', `${kind}.docx`));
  const work = { template, tags, date: facts.date };
  const [bytes, same] = [...(await renderDocx([work])), ...(await renderDocx([work]))];
  expect(same).toEqual(bytes);
  const archive = new PizZip(bytes ?? new Uint8Array());
  const names = Object.keys(archive.files).filter((name) =>
    /^word\/(document|header|footer)/.test(name),
  );
  const xml = names.map((name) => archive.file(name)?.asText() ?? '').join('\n');
  return unescaped(xml.replaceAll(/<[^>]+>/g, ' '));
}

const LANGUAGES = ['et', 'en'] as const;
const cases = SOLD_DOCUMENT_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => ({ kind, language })),
);

test.each(cases)(
  '$kind in $language has its facts, headings and sources',
  async ({ kind, language }) => {
    const words = await wordsOf(kind, language, FULL, 'ee');
    const plan = knowledge.papers.plans[kind];
    for (const { title } of plan.sections) expect(words).toContain(texts.localize(title, language));
    expect(words).toContain(texts.localize(message(`documents:paper.${kind}.title`), language));
    expect(words).toContain(HOSTILE);
    expect(words).toContain('12345678');
    expect(words).toContain(known.version);
    const date = message('clauses:words.date', { date: { day: '2026-11-21' } });
    expect(words).toContain(texts.localize(date, language));
    expect(words).toMatch(/2022\/2555/);
    expect(words.replaceAll(HOSTILE, '')).not.toMatch(/[{}]|undefined|\[object|NaN/);
  },
);

test.each(cases)(
  '$kind in $language marks what the order did not tell',
  async ({ kind, language }) => {
    const words = await wordsOf(kind, language, {}, null);
    expect(words).toContain(texts.localize(message('documents:paper.words.blank'), language));
    expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
  },
);

test.each(SOLD_DOCUMENT_KINDS)(
  'lines of %s grow with their type, also where a title takes several',
  (kind) => {
    const archive = new PizZip(readFileSync(path.resolve('kb/templates', `${kind}.docx`)));
    const xml = ['document', 'styles'].map((name) => archive.file(`word/${name}.xml`)?.asText());
    expect(xml.join('')).not.toMatch(/w:line="\d+"(?! w:lineRule="auto")/);
  },
);

test('every statement of law in a document is cited in its list of sources', async () => {
  for (const kind of SOLD_DOCUMENT_KINDS) {
    const words = await wordsOf(kind, 'en', {}, null);
    const cited = knowledge.papers.plans[kind].sections.flatMap(({ clauses }) =>
      clauses.flatMap(({ citation }) => citation ?? []),
    );
    for (const { source } of cited) expect(words).toContain(source.provision);
  }
});

test('a pending country is told to be pending, and its bill is not shown as law', async () => {
  const { note } = known.countries.es.transposition;
  const words = await wordsOf('incident_templates', 'en', {}, 'es');
  expect(note).not.toBeNull();
  if (note !== null) expect(words).toContain(texts.localize(note, 'en'));
});

test('a payload of an older form keeps what still fits', () => {
  const payload = readPayload({ organisatsioon: { nimi: 'A' }, sektor: 5, vana: true });
  expect(payload).toEqual({ organisatsioon: { nimi: 'A' } });
});

test('a pending country names its authority', async () => {
  const words = await wordsOf('incident_templates', 'en', {}, 'fr');
  expect(words).toContain(known.countries.fr.authority?.name);
});
