/** Template fields of a composed document. */
import { describe, expect, test } from '@jest/globals';
import { aSource } from '../../incidents/domain/small-incidents.js';
import { COMPOSED_ROWS } from '../../../../src/modules/documents/domain/composed-rows.js';
import { COMPOSED_COLUMNS } from '../../../../src/modules/documents/domain/composed-tables.js';
import {
  composedPlan,
  composedTags,
} from '../../../../src/modules/documents/domain/composed-tags.js';
import { aClause, aRisk, aSection, withRisks } from './small-clauses.js';
import type { KNOWLEDGE } from './small-documents.js';
import { aCase, COMPOSITION } from './small-documents.js';
import type { FactChanges } from './small-order.js';
import { withWords } from './small-texts.js';

type Section = ReturnType<typeof aSection>;
const LARGE = { sector: 'power', employees: 300 };

const tagsOf = (
  sections: readonly Section[],
  facts: FactChanges = {},
  knowledge: Partial<typeof KNOWLEDGE> = {},
) => composedTags(aCase(facts, knowledge), { kind: 'security_policy', sections });

/** Tags without those that every document has. */
const ownTags = (...given: Parameters<typeof tagsOf>) =>
  Object.fromEntries(
    Object.entries(tagsOf(...given)).filter(([tag]) => /^(one|two|risks)_/.test(tag)),
  );

test('a section has title, number and its clauses', () => {
  expect(ownTags([aSection('one', { clauses: [aClause('text')] })])).toEqual({
    one_shown: [{}],
    one_no: '1',
    one_title: 'clauses:title.one',
    one_clauses: [{ text: expect.stringMatching(/^clauses:text \[/), source: '' }],
  });
});

test('a section without clauses and rows is not shown, and takes no number', () => {
  const shown = aSection('two', { clauses: [aClause('text')] });
  expect(tagsOf([aSection('one'), shown])).toMatchObject({
    one_shown: [],
    one_no: '0',
    two_shown: [{}],
    two_no: '1',
    sources_no: '2',
  });
});

test('sections are numbered in order, the sources after them', () => {
  const clauses = [aClause('text')];
  expect(tagsOf([aSection('one', { clauses }), aSection('two', { clauses })])).toMatchObject({
    one_no: '1',
    two_no: '2',
    sources_no: '3',
  });
});

describe('what does not concern the case', () => {
  const when = { has: ['sites'] } as const;

  test('is left out: clauses', () => {
    const clauses = [aClause('kept'), aClause('omitted', { when })];
    expect(tagsOf([aSection('one', { clauses })])['one_clauses']).toHaveLength(1);
  });

  test('is left out: sections, with their clauses and tables', () => {
    const section = aSection('one', { clauses: [aClause('text')], tables: ['risks'], when });
    const composition = withRisks([aRisk('fire')]);
    expect(ownTags([section], {}, { composition })).toEqual({
      one_shown: [],
      one_no: '0',
      one_title: 'clauses:title.one',
      one_clauses: [],
      risks_rows: [],
      risks_shown: [],
    });
  });
});

test('a table without rows is not shown; one with rows shows its section', () => {
  const section = aSection('one', { tables: ['risks'] });
  expect(tagsOf([section])).toMatchObject({ one_shown: [], risks_rows: [], risks_shown: [] });
  const tags = tagsOf([section], {}, { composition: withRisks([aRisk('fire')]) });
  expect(tags).toMatchObject({ one_shown: [{}], risks_shown: [{}] });
  expect(tags['risks_rows']).toHaveLength(1);
});

test('a table of another kind of document has no rows in a composed one', () => {
  expect(Object.keys(tagsOf([aSection('one', { tables: ['mapping'] })]))).not.toContain(
    'mapping_rows',
  );
});

describe('the citation of a clause', () => {
  const source = aSource('art 20');
  const clauseOf = (
    change: Parameters<typeof aClause>[1],
    words: string,
    facts: FactChanges = {},
  ) => {
    const texts = withWords({ 'clauses:text': words });
    const rows = tagsOf([aSection('one', { clauses: [aClause('text', change)] })], facts, {
      texts,
    });
    return rows['one_clauses'];
  };

  test('follows the sentence', () => {
    expect(clauseOf({ citation: { act: 'nis2', source } }, 'It approves.')).toEqual([
      { text: 'It approves.', source: 'documents:paper.acts.nis2, art 20' },
    ]);
  });

  test('is left out if the sentence names it', () => {
    const text = 'Under documents:paper.acts.nis2, art 20 it approves.';
    expect(clauseOf({ citation: { act: 'nis2', source } }, text)).toEqual([{ text, source: '' }]);
  });

  test('of a clause about the country is that of its act', () => {
    expect(clauseOf({ national: 'act' }, 'The act applies.', { country: 'ee' })).toEqual([
      { text: 'The act applies.', source: 'Act on Something, Gazette 1' },
    ]);
    expect(clauseOf({ national: 'act' }, 'The act applies.')).toEqual([
      { text: 'The act applies.', source: '' },
    ]);
  });

  test('values of the case are filled in, and a double full stop is one', () => {
    const facts = { organisation: { name: 'A.S.' } };
    expect(clauseOf({}, 'Of {organisation}.', facts)).toEqual([{ text: 'Of A.S.', source: '' }]);
  });
});

test('the head names subtitle, country, dates and sources', () => {
  const clauses = [aClause('text', { citation: { act: 'nis2', source: aSource('art 20') } })];
  const sections = [aSection('one', { clauses })];
  expect(tagsOf(sections, { country: 'ee' })).toMatchObject({
    subtitle: 'clauses:subtitle.security_policy',
    country_code: 'countries:ee.name',
    date: 'on 2026-11-23',
    position_date: 'on 2026-01-01',
    source_rows: [
      {
        act: 'Act',
        provision: 'art 20',
        url: 'https://example.org/art 20',
        position: 'on 2026-01-01',
      },
    ],
  });
  expect(tagsOf(sections)).toMatchObject({ country_code: '' });
});

test('the cover states class, annex and authority', () => {
  expect(tagsOf([], { country: 'ee', size: LARGE })['cover_rows']).toEqual([
    { field: 'clauses:facts.class', value: 'clauses:class.essential' },
    { field: 'clauses:facts.annex', value: 'Annex I point 1(a)' },
    { field: 'clauses:facts.authority', value: 'Authority' },
  ]);
});

test('every column of every composed table has its word, and the list of sources has its own', () => {
  const tags = tagsOf([]);
  const words = Object.values(COMPOSED_COLUMNS).flatMap((columns) => columns.map(({ tag }) => tag));
  for (const word of ['act', 'provision', 'position', ...words]) {
    expect(tags[`column_${word}`]).toBe(`clauses:columns.${word}`);
  }
  expect(Object.keys(tags).filter((tag) => tag.startsWith('column_'))).toHaveLength(
    new Set(['act', 'provision', 'position', ...words]).size,
  );
});

test('offices list every role with holder, task and provision', () => {
  const rows = COMPOSED_ROWS.offices(aCase({ roles: { board: 'Mari' } }), aSection('one'));
  expect(rows[0]).toEqual({
    role: 'Board',
    holder: 'Mari',
    task: 'documents:paper.roles.board.task',
    basis: 'documents:paper.acts.nis2, art 20(1)',
  });
  expect(rows.map(({ role, holder }) => [role, holder]).slice(1)).toEqual([
    ['Security officer', ''],
    ['Incident lead', ''],
    ['Continuity lead', ''],
    ['DPO', ''],
  ]);
});

test('a kind of document is composed if the law data has clauses for it', () => {
  const plan = { kind: 'security_policy', sections: [] } as const;
  const one = aCase({}, { composition: { ...COMPOSITION, plans: { security_policy: plan } } });
  expect(composedPlan(one, 'security_policy')).toBe(plan);
  expect(composedPlan(one, 'framework_map')).toBeNull();
  expect(composedPlan(aCase({}, { composition: null }), 'security_policy')).toBeNull();
});
