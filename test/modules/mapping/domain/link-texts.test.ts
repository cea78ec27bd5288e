/** Links as texts and as rows of a table. */
import { expect, test } from '@jest/globals';
import {
  gradeCells,
  LINK_COLUMNS,
  linkRow,
} from '../../../../src/modules/mapping/domain/link-table.js';
import { textsOfLink } from '../../../../src/modules/mapping/domain/link-texts.js';
import type { Grade } from '../../../../src/modules/mapping/domain/grade.js';
import type { MappingEdge } from '../../../../src/modules/mapping/domain/mapping-edge.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { LINKED, linkSet } from './linked-sample.js';
import { sample } from './sample.js';

/** Each article has its address. */
const frameworks = sample.frameworks.map((framework) => ({
  ...framework,
  act: {
    ...framework.act,
    articles: [{ pattern: '^art (.+)$', url: `https://example.org/${framework.key}/{1}` }],
  },
}));

const texts = { graph: LINKED, frameworks };
const of = (id: string, edges: readonly MappingEdge[] = sample.edges) =>
  textsOfLink(texts, edges, id);

const GRADE: Grade = {
  strength: 7,
  rationale: 'semantic',
  reason: 'They agree.',
  grading: 'reading',
  reading: { by: 'reader', on: '2026-01-01', second: null },
};

const MEASURE = {
  id: 'measure:a',
  title: 'policies on risk analysis',
  provision: 'art 21(2)(a)',
  url: '',
};
const CONTROL = {
  id: 'iso27001:A.5.1',
  title: 'title of A.5.1',
  provision: 'A.5.1',
  url: 'https://example.org/',
};

test('a link of a measure has the texts of both ends, with its grade if it has one', () => {
  const link = {
    link: 'a|iso27001|A.5.1',
    from: MEASURE,
    to: CONTROL,
    relation: 'intersects',
    strength: null,
    reason: null,
    evidence: ['LAW'],
  };
  expect(of('a|iso27001|A.5.1')).toEqual(link);
  const graded = sample.edges.map((edge) => ({ ...edge, grade: GRADE, provision: 'A.5.1 a)' }));
  expect(of('a|iso27001|A.5.1', graded)).toEqual({
    ...link,
    strength: 7,
    reason: 'They agree.',
    to: { ...CONTROL, provision: 'A.5.1 a)' },
  });
});

test('a link between controls has the passage that it holds for', () => {
  expect(of('iso27001:A.5.1|dora:art 5')).toEqual({
    link: 'iso27001:A.5.1|dora:art 5',
    from: CONTROL,
    to: {
      id: 'dora:art 5',
      title: 'title of art 5',
      provision: 'art 5(1)',
      url: 'https://example.org/dora/5(1)',
    },
    relation: 'superset',
    strength: 6,
    reason: 'They agree.',
    evidence: ['OWN'],
  });
});

test.each([
  { provision: null, stands: '1.1', url: 'https://example.org/annex/1.1' },
  { provision: '1.1', stands: '1.1', url: 'https://example.org/annex/1.1' },
  { provision: 'art 2(2)', stands: 'art 2(2)', url: 'https://example.org/' },
])(
  'the passage $provision of a point of an annex has the address $url',
  ({ provision, stands, url }) => {
    const articles = [{ pattern: '^(.+) of the Annex$', url: 'https://example.org/annex/{1}' }];
    const annex = { framework: 'ir_2024_2690', ref: '1.1', title: null, parent: null } as const;
    const set = linkSet([['A.5.1', '1.1', 'equal', 9]]);
    const links = set.links.map((row) => ({ ...row, provision }));
    const graph = buildMappingGraph({
      ...sample,
      controls: [...sample.controls, annex],
      linkSets: [{ ...set, to: 'ir_2024_2690', links }],
    });
    const published = sample.frameworks.map(({ key, title, act }) => ({
      key: key === 'dora' ? annex.framework : key,
      title,
      act: { ...act, articles },
    }));
    const id = 'iso27001:A.5.1|ir_2024_2690:1.1';
    const found = textsOfLink({ graph, frameworks: published }, [], id);
    expect(found?.to).toEqual({ id: 'ir_2024_2690:1.1', title: null, provision: stands, url });
  },
);

test('a link from a missing control does not exist', () => {
  const linkSets = [linkSet([['A.99', 'art 5', 'equal', 9]])];
  const graph = buildMappingGraph({ ...sample, linkSets });
  expect(textsOfLink({ graph, frameworks }, [], 'iso27001:A.99|dora:art 5')).toBeNull();
});

test.each(['', 'x', 'iso27001:A.5|dora:art 99'])('the link "%s" does not exist', (id) => {
  expect(of(id)).toBeNull();
});

test('a missing framework is an error of the law data', () => {
  expect(() => textsOfLink({ ...texts, frameworks: [] }, sample.edges, 'a|dora|art 5')).toThrow(
    'the knowledge base has no framework "dora"',
  );
});

test('a row has a cell for each column', () => {
  const [edge] = sample.edges;
  if (edge === undefined) throw new Error('the sample has a link');
  const source = { title: 'x', positionDate: '2026-01-01', url: 'https://example.org/' };
  const sources = ['p', 'q'].map((provision) => ({ ...source, provision }));
  const row = linkRow(LINKED, { ...edge, sources, evidence: ['LAW', 'OWN'] }, 'kb_1');
  expect(Object.keys(row)).toEqual(LINK_COLUMNS);
  expect(row).toEqual({
    measure: 'a',
    article: 'art 21(2)(a)',
    framework: 'iso27001',
    control: 'A.5.1',
    title: 'title of A.5.1',
    relation: 'intersects',
    role: 'core',
    coverage: '',
    confidence: 'high',
    provision: 'A.5.1',
    evidence: 'LAW OWN',
    kb_version: 'kb_1',
    sources: 'p https://example.org/ | q https://example.org/',
    strength: '',
    rationale: '',
    reason: '',
  });
  const bare = { ...edge, measure: 'j', ref: 'A.9', role: null, coverage: 'partial' } as const;
  expect(linkRow(LINKED, bare, 'kb_1')).toMatchObject({
    article: '',
    title: '',
    role: '',
    coverage: 'partial',
    sources: '',
  });
});

test('a grade fills three cells', () => {
  expect(gradeCells(GRADE)).toEqual({
    strength: '7',
    rationale: 'semantic',
    reason: 'They agree.',
  });
  expect(gradeCells({ ...GRADE, reason: null }).reason).toBe('');
});
