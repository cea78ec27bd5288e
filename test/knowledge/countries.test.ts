import { expect, test } from '@jest/globals';
import { checkCountries } from '../../src/knowledge/countries.check.js';
import { checkCountryRules } from '../../src/knowledge/country-rules.check.js';
import { toCountriesKnowledge } from '../../src/knowledge/countries.knowledge.js';
import { nationalSource } from '../../src/modules/countries/domain/national-overlay.js';
import { countriesSchema } from '../../src/knowledge/countries.schema.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { foldersOf } from '../../src/knowledge/read-files.js';
import { textFiles } from '../../src/knowledge/texts.files.js';
import { textEntries } from '../../src/shared/text-entries.js';
import type { NationalRecord } from '../../src/modules/countries/domain/national-record.js';
import { MEMBER_STATES } from '../../src/shared/country.js';
import type { Message } from '../../src/shared/message.js';

const files = presentLaw().files();
const raw = foldersOf(files, 'countries');
const knowledge = toCountriesKnowledge(countriesSchema.parse(raw));
const records = Object.values(knowledge);
const texts = textFiles(files);

const messagesOf = (record: NationalRecord): Message[] => [
  record.name,
  ...(record.transposition.note === null ? [] : [record.transposition.note]),
  ...(record.classification.thresholdNote === null ? [] : [record.classification.thresholdNote]),
  ...record.classification.notes,
  ...record.incident.deviations.map(({ warning }) => warning),
  ...record.unverified.map((item) => ({ key: `countries:unverified.${item}` })),
];

test('the countries of the knowledge base have no problems', () => {
  expect(checkCountries(knowledge)).toEqual([]);
});

test('every member state has a record', () => {
  expect(Object.keys(knowledge).sort()).toEqual([...MEMBER_STATES].sort());
});

test.each(['et', 'en'] as const)('every message of a record has its text in %s', (language) => {
  const known = textEntries(texts, language);
  const missing = records.flatMap(messagesOf).filter(({ key }) => !known.has(key));
  expect(missing).toEqual([]);
});

test('every text about a country is used by its record', () => {
  const used = new Set(records.flatMap(messagesOf).map(({ key }) => key));
  const ofCountries = [...textEntries(texts, 'et').keys()].filter((key) =>
    /^countries:[a-z]{2}\./.test(key),
  );
  expect(ofCountries.filter((key) => !used.has(key))).toEqual([]);
});

test('the pending countries are those of the specification', () => {
  const pending = records.filter(({ transposition }) => transposition.status === 'pending');
  expect(pending.map(({ country }) => country).sort()).toEqual(['es', 'fr', 'ie']);
});

test('no overlay is offered if the provision on classes was not confirmed', () => {
  const closed = records.filter(({ classification }) => !classification.overlayReady);
  expect(closed.map(({ country }) => country).sort()).toEqual(['es', 'fr', 'ie', 'lu', 'si']);
});

test('the act of the Netherlands is in force, and its class provisions were read', () => {
  expect(knowledge.nl.act).toMatchObject({ stage: 'act', inForceDate: '2026-08-15' });
  expect(knowledge.nl.classification).toMatchObject({ provision: 'artikelen 8-13' });
});

test('no source is dated later than the day of reading', () => {
  const late = records.filter(({ positionDate, act }) => {
    const read = act.provenance?.readDate ?? null;
    return read === null || positionDate > read;
  });
  expect(late.map(({ country }) => country)).toEqual([]);
});

test.each([
  ['ee', '§ 3 lg 2-3 KüTS', 'https://www.riigiteataja.ee/akt/130122025015#para3'],
  ['de', '§ 28 Abs. 1 BSIG', 'https://www.gesetze-im-internet.de/bsig_2025/__28.html'],
  ['cz', '§ 8 odst. 1 ZKB', 'https://e-sbirka.gov.cz/sb/2025/264#par_8'],
  ['lv', '20. pants', 'https://likumi.lv/ta/id/353390-nacionalas-kiberdrosibas-likums#p20'],
] as const)('in %s the address of %s leads to the article', (country, provision, url) => {
  expect(nationalSource(knowledge[country], provision)).toMatchObject([{ url }]);
});

test('a provision of another act does not get an address inside this act', () => {
  const provision = 'čl. 70 Uredbe o kibernetičkoj sigurnosti (NN 135/2024)';
  const { act } = knowledge.hr;
  expect(nationalSource(knowledge.hr, provision)).toMatchObject([{ url: act.url }]);
});

test.each([
  ['dk', 'energy', 'https://www.retsinformation.dk/eli/lta/2025/434#P1', '2025-05-06'],
  ['dk', 'energy_order', 'https://www.retsinformation.dk/eli/lta/2025/260', '2025-03-06'],
  ['de', 'telecoms', 'https://www.gesetze-im-internet.de/tkg_2021/__168.html', '2026-03-11'],
] as const)(
  'in %s the note %s cites the act and the date that were read',
  (country, name, ...read) => {
    const { deviations } = knowledge[country].incident;
    const key = `countries:${country}.deviations.${name}`;
    const noted = deviations.filter(({ warning }) => warning.key === key);
    expect(noted.map(({ source }) => [source.url, source.positionDate])).toEqual([read]);
  },
);

test('an overlay that claims more than the record has is a problem', () => {
  const { ee } = knowledge;
  const broken = { ...ee, act: { ...ee.act, url: null } };
  expect(checkCountries({ ...knowledge, ee: broken })).toEqual([
    'ee: overlay_ready does not agree with its provisions, terms and address',
  ]);
});

test('two records with one number are a problem', () => {
  const broken = { ...knowledge.ee, kbId: knowledge.fi.kbId };
  expect(checkCountries({ ...knowledge, ee: broken })).toEqual(['two countries share a kb_id']);
});

test('a record under the name of another country is a problem', () => {
  const renamed = { ...knowledge, ee: { ...knowledge.fi, kbId: 999 } };
  expect(checkCountries(renamed)).toEqual(['ee/act.yaml holds the record of fi']);
});

test('an unknown member in a file is refused', () => {
  const { ee } = countriesSchema.parse(raw);
  expect(countriesSchema.safeParse({ ...raw, ee: { ...ee, extra: 1 } }).success).toBe(false);
});

test('a deviation is limited to sectors and types of entity that exist', () => {
  const { applicability } = presentLaw().knowledge;
  expect(checkCountryRules(knowledge, applicability)).toEqual([]);
  const [deviation] = knowledge.ee.incident.deviations;
  if (deviation === undefined) throw new Error('the Estonian record has no deviation');
  const scope = { sectors: ['energy', 'magic'], entityTypes: ['trust_provider', 'wizard'] };
  const incident = { ...knowledge.ee.incident, deviations: [{ ...deviation, scope }] };
  const changed = { ...knowledge, ee: { ...knowledge.ee, incident } };
  expect(checkCountryRules(changed, applicability)).toEqual([
    `ee/act.yaml: ${deviation.warning.key}: unknown scope "magic"`,
    `ee/act.yaml: ${deviation.warning.key}: unknown scope "wizard"`,
  ]);
});
