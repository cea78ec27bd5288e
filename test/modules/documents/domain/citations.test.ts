/** Sources of a document that is not composed. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aSource, KNOWN } from '../../incidents/domain/small-incidents.js';
import { sample as mapping } from '../../mapping/domain/sample.js';
import { cite, sourcesOf } from '../../../../src/modules/documents/domain/citations.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import { aClause, aSection } from './small-clauses.js';
import { aCase, COUNTRIES, KNOWLEDGE } from './small-documents.js';
import type { FactChanges } from './small-order.js';
import { withWords } from './small-texts.js';

type Section = ReturnType<typeof aSection>;

const provisions = (
  change: Partial<Section>,
  facts: FactChanges = {},
  knowledge: Partial<typeof KNOWLEDGE> = {},
) =>
  sourcesOf(aCase(facts, knowledge), {
    kind: 'framework_map',
    sections: [aSection('one', change)],
  }).list.flatMap(({ provision }) => provision.split('; '));

test('a citation names the act in short and the provision', () => {
  expect(cite(aCase(), { act: 'nis2', source: aSource('art 20') })).toBe(
    'documents:paper.acts.nis2, art 20',
  );
});

test('clauses cite their sources; own rules of the organisation have none', () => {
  const clauses = [
    aClause('own'),
    aClause('law', { citation: { act: 'nis2', source: aSource('art 20') } }),
  ];
  expect(provisions({ clauses })).toEqual(['art 20']);
});

test('an act has one row with its title and address in the language of the document', () => {
  const source = {
    title: { key: 'acts:nis2' },
    provision: 'art 20',
    url: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj/eng',
    positionDate: '2026-02-02',
  };
  const clauses = [aClause('law', { citation: { act: 'nis2', source } })];
  const texts = withWords({ 'acts:nis2': 'Richtlinie' });
  const found = sourcesOf(aCase({}, { texts }, 'de'), {
    kind: 'framework_map',
    sections: [aSection('one', { clauses })],
  });
  expect(found).toEqual({
    list: [
      {
        title: 'Richtlinie',
        provision: 'art 20',
        url: 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj/deu',
        positionDate: '2026-02-02',
      },
    ],
    positionDate: '2026-02-02',
  });
});

describe('tables cite', () => {
  const STAGES = ['23(4)(a)', '23(4)(b)', '23(4)(d)', 'ongoing', 'trust'];

  test('no law, if they state none', () => {
    expect(provisions({ tables: ['organisation'] })).toEqual([]);
  });

  test('the provision of each role', () => {
    expect(provisions({ tables: ['roles'] })).toContain('art 20(1)');
    expect(provisions({ tables: ['roles'] })).toHaveLength(5);
  });

  test('the questions of their measures', () => {
    const questions = KNOWLEDGE.gaps.questions.map((one) => ({
      ...one,
      sources: [aSource(one.key)],
    }));
    const gaps = { ...KNOWLEDGE.gaps, questions, sources: [aSource('whole')] };
    expect(provisions({ tables: ['requirements'], measures: ['c'] }, {}, { gaps })).toEqual([
      'c1',
      'c2',
    ]);
    expect(provisions({ tables: ['actions'] }, {}, { gaps })).toEqual(['whole']);
  });

  test('the stages of the Directive, and the act of the country', () => {
    const countries = { ...COUNTRIES, ee: aRecord({ act: { title: 'Act' } }) };
    const national = ['§ 8', '§ 8 (1)', '§§ 1-2'];
    expect(provisions({ tables: ['stages'] })).toEqual(STAGES);
    expect(provisions({ tables: ['stages'] }, { country: 'ee' }, { countries }).toSorted()).toEqual(
      [...STAGES, ...national].toSorted(),
    );
    expect(
      provisions({ tables: ['national'] }, { country: 'ee' }, { countries }).toSorted(),
    ).toEqual(national);
    expect(provisions({ tables: ['national'] })).toEqual([]);
  });

  test.each(['statement', 'mapping', 'coverage', 'details'] as const)(
    'each measure: %s',
    (table) => {
      const measures = mapping.measures.map((one) => ({ ...one, sources: [aSource(one.article)] }));
      const graph = buildMappingGraph({ ...mapping, measures });
      expect(provisions({ tables: [table] }, {}, { graph })).toEqual([
        'art 21(2)(a)',
        'art 21(2)(b)',
        'art 21(2)(c)',
      ]);
    },
  );

  test('the sources of the notes on the mapping', () => {
    const notes = [{ text: { key: 'mapping:note' }, sources: [aSource('recital 1')] }];
    expect(provisions({ tables: ['notes'] }, {}, { notes })).toEqual(['recital 1']);
  });

  test('the stages in notices; in that of the second stage the reminders', () => {
    expect(provisions({ tables: ['form_early_warning'] })).toEqual(STAGES);
    expect(provisions({ tables: ['form_final_report'] })).toEqual(STAGES);
    const reminders = [{ text: { key: 'x' }, source: aSource('reminder') }];
    const incident = { ...KNOWN, reminders };
    expect(provisions({ tables: ['form_incident_notification'] }, {}, { incident })).toEqual([
      'reminder',
    ]);
  });

  test('the standards behind the findings of a technical check', () => {
    const rule = {
      key: 'tls_old',
      input: 'TLS',
      subject: 'Protocol',
      severity: 'high',
      defect: 'outdated',
      target: 'TLSv1.3',
      sources: [aSource('RFC 8996')],
    } as const;
    const technicalCheck = { rules: [rule], ended: [] };
    const technical = { ...aCase().facts.technical, protocols: ['TLSv1.0'] as const };
    expect(provisions({ tables: ['findings'] }, { technical }, { technicalCheck })).toEqual([
      'RFC 8996',
    ]);
    expect(provisions({ tables: ['findings'] }, {}, { technicalCheck })).toEqual([]);
  });
});
