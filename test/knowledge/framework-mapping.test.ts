import { expect, test } from '@jest/globals';
import { checkFrameworkMapping } from '../../src/knowledge/framework-mapping.check.js';
import { frameworkMappingFiles } from '../../src/knowledge/framework-mapping.files.js';
import {
  frameworkMappingSchema,
  toFrameworkMappingKnowledge,
} from '../../src/knowledge/framework-mapping.schema.js';
import { presentLaw } from '../../src/app/knowledge.js';
import { textFiles } from '../../src/knowledge/texts.files.js';
import { createTexts } from '../../src/platform/i18n/i18n-texts.js';
import { titleIn } from '../../src/modules/mapping/domain/control.js';
import { baselineOf } from '../../src/modules/mapping/domain/baseline.js';
import { findMeasure, indexMeasures } from '../../src/modules/mapping/domain/find-measure.js';
import {
  buildMappingGraph,
  edgesOfMeasure,
} from '../../src/modules/mapping/domain/mapping-graph.js';
import { EVIDENCE_CODES } from '../../src/modules/mapping/domain/mapping-edge.js';
import { MEASURE_KEYS } from '../../src/modules/mapping/domain/measure.js';
import { LANGUAGES } from '../../src/shared/language.js';
import { message } from '../../src/shared/message.js';
import type { Act, Acts } from '../../src/shared/source.js';

/** Accepts any act; other tests check which acts exist. */
const acts: Acts = new Proxy<Record<string, Act>>(
  {},
  {
    get: (_, key) => ({
      title: String(key),
      url: 'https://example.org/',
      positionDate: '2026-01-01',
    }),
  },
);

const files = presentLaw().files();
const raw = frameworkMappingSchema.parse(frameworkMappingFiles(files));
const knowledge = toFrameworkMappingKnowledge(raw, acts);
const graph = buildMappingGraph(knowledge);

test('the mapping of the knowledge base has no problems', () => {
  expect(checkFrameworkMapping(knowledge)).toEqual([]);
});

test('strong and partial coverage together are the ten measures, and no measure is both', () => {
  const { total, strong, partial, gaps } = baselineOf(knowledge.measures);
  expect(total).toBe(10);
  expect([...strong, ...partial].sort()).toEqual(knowledge.measures.map(({ article }) => article));
  expect(gaps.map(({ article }) => article)).toEqual(
    knowledge.measures.map(({ article }) => article),
  );
});

test('Annex A of ISO/IEC 27001:2022 has its 93 controls', () => {
  const annex = knowledge.controls.filter(
    ({ framework, parent }) => framework === 'iso27001' && parent?.startsWith('A.'),
  );
  expect(annex).toHaveLength(93);
});

test.each(MEASURE_KEYS)(
  'measure %s has core controls of ISO/IEC 27001, DORA and the GDPR',
  (key) => {
    for (const framework of ['iso27001', 'dora', 'gdpr'] as const) {
      expect(edgesOfMeasure(graph, key, { framework, role: 'core' })).not.toEqual([]);
    }
  },
);

test('every name of every measure finds its measure first', () => {
  const index = indexMeasures(knowledge.measures);
  for (const measure of knowledge.measures) {
    for (const name of Object.values(measure.names)) {
      expect(findMeasure(index, name)?.measure.key).toBe(measure.key);
    }
  }
});

test.each(['et', 'en'] as const)('every text of the mapping exists in %s', (language) => {
  const texts = createTexts({ [language]: textFiles(files)[language] ?? {} });
  const messages = [
    ...knowledge.measures.flatMap(({ inPlace, gap, coverageReason }) => [
      inPlace,
      gap,
      coverageReason,
    ]),
    ...knowledge.frameworks.map(({ title }) => title),
    ...knowledge.notes.map(({ text }) => text),
    ...EVIDENCE_CODES.map((code) => message(`mapping:evidence.${code}`)),
  ];
  for (const one of messages)
    expect(texts.localize(one, language)).not.toMatch(/^$|[{}]|measures:|mapping:/);
});

test('every link names at least one source, including the measure’s article', () => {
  for (const edge of knowledge.edges) {
    expect(edge.sources.map(({ provision }) => provision)).toContain(`art 21(2)(${edge.measure})`);
  }
});

test('only names that were compared with the Directive count as verified', () => {
  expect(knowledge.unverifiedNames).not.toContain('en');
  expect(knowledge.unverifiedNames).toContain('et');
});

test('a dangling reference, a repeated link and an unlisted parent are reported', () => {
  const [first] = knowledge.edges;
  const [control] = knowledge.controls;
  if (first === undefined || control === undefined) throw new Error('the mapping is empty');
  const problems = checkFrameworkMapping({
    ...knowledge,
    controls: [...knowledge.controls, { ...control, ref: 'x', parent: 'nowhere' }],
    edges: [...knowledge.edges, first, { ...first, key: 'other', ref: 'A.99.1' }],
  });
  expect(problems).toEqual([
    'nis2 x: parent nowhere is not listed',
    'mapping other: the control is not listed',
    `mapping ${first.key}: listed twice`,
  ]);
});

test('a country has one national framework, which has links with ISO/IEC 27001', () => {
  const frameworks = knowledge.frameworks.map((framework) =>
    framework.key === 'recyf' || framework.key === 'cyfun_2023'
      ? { ...framework, country: 'be' as const }
      : framework,
  );
  expect(checkFrameworkMapping({ ...knowledge, frameworks })).toEqual([
    'country be: two frameworks',
    'country be: two frameworks',
    'framework cyfun_2023: names a country, but has no link to iso27001',
    'framework recyf: names a country, but has no link to iso27001',
  ]);
});

const gdpr = knowledge.controls.filter(({ framework }) => framework === 'gdpr');

test('every article of the GDPR has its title in every language version', () => {
  const articles = gdpr.filter(({ ref }) => ref.startsWith('art '));
  expect(articles).toHaveLength(99);
  for (const article of articles) {
    const titled = LANGUAGES.filter((one) => one === 'en' || article.titles?.[one] !== undefined);
    expect(titled).toEqual([...LANGUAGES]);
  }
});

test('titles in other languages are those of existing points', () => {
  const refs = Object.values(raw.titles).flatMap((one) => Object.keys(one.gdpr ?? {}));
  const known = gdpr.map(({ ref }) => ref);
  expect(refs.filter((ref) => !known.includes(ref))).toEqual([]);
});

test('a point has the name that the law uses in each language, or else the English one', () => {
  const called = (framework: string, ref: string, language: 'de' | 'et') => {
    const control = knowledge.controls.find(
      (one) => one.framework === framework && one.ref === ref,
    );
    return control === undefined ? undefined : titleIn(control, language);
  };
  expect(called('gdpr', 'art 32', 'de')).toBe('Sicherheit der Verarbeitung');
  expect(called('nis2', 'art 21(2)(b)', 'de')).toBe(raw.names.de.name.b);
  expect(called('dora', 'art 17', 'et')).toBe('ICT-related incident management process');
});
