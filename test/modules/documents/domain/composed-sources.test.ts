/** Sources that a composed document cites. */
import { describe, expect, test } from '@jest/globals';
import { aRecord } from '../../countries/domain/a-record.js';
import { aRegime, aSource, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import { sample as mapping } from '../../mapping/domain/sample.js';
import { aSector, LAW } from '../../scoping/domain/small-law.js';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import { composedSources } from '../../../../src/modules/documents/domain/composed-sources.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';
import type { Source } from '../../../../src/shared/source.js';
import { aClause, aDuty, aSection } from './small-clauses.js';
import { aCase, COUNTRIES, KNOWLEDGE } from './small-documents.js';
import type { FactChanges } from './small-order.js';

const LARGE = { sector: 'power', employees: 300 };
type Section = ReturnType<typeof aSection>;

const sourcesOf = (
  sections: readonly Section[],
  facts: FactChanges = {},
  knowledge: Partial<typeof KNOWLEDGE> = {},
) => composedSources(composedCase(aCase(facts, knowledge)), { kind: 'security_policy', sections });

/** Provisions of the act of the small law, in numeric order. */
const provisions = (...given: Parameters<typeof sourcesOf>) =>
  sourcesOf(...given).list.flatMap(({ provision }) => provision.split('; '));

const cited = (source: Source) => aClause('one', { citation: { act: 'nis2', source } });

describe('clauses', () => {
  test('the source of each clause that concerns the case', () => {
    const clauses = [
      cited(aSource('art 20')),
      { ...cited(aSource('art 23')), when: { has: ['sites'] } as const },
      aClause('own'),
    ];
    expect(provisions([aSection('one', { clauses })])).toEqual(['art 20']);
  });

  test('none of a section that does not concern the case', () => {
    const section = aSection('one', {
      clauses: [cited(aSource('art 20'))],
      when: { has: ['sites'] },
    });
    expect(provisions([section])).toEqual([]);
    expect(provisions([section], { profile: { sites: ['Tartu'] } })).toEqual(['art 20']);
  });

  test('the source of the country for a clause about it', () => {
    const section = aSection('one', { clauses: [aClause('act', { national: 'act' })] });
    expect(provisions([section], { country: 'ee' })).toEqual(['Gazette 1']);
  });
});

test('an act has one row, its articles apart and in order; the position is the newest of all acts', () => {
  const other = { ...aSource('art 3'), title: 'Other act', positionDate: '2026-02-02' };
  const clauses = [cited(aSource('art 23(4), art 20')), cited(other), cited(aSource('Annex, 2'))];
  const { list, positionDate } = sourcesOf([aSection('one', { clauses })]);
  expect(list).toEqual([
    {
      title: 'Act',
      provision: 'Annex, 2; art 20; art 23(4)',
      url: 'https://example.org/art 23(4), art 20',
      positionDate: '2026-01-01',
    },
    { ...other },
  ]);
  expect(positionDate).toBe('2026-02-02');
});

describe('tables', () => {
  const withTable = (table: Section['tables'][number], measures: Section['measures'] = []) => [
    aSection('one', { tables: [table], measures }),
  ];

  test('a table that states no law has no source', () => {
    expect(provisions(withTable('risks'), { size: LARGE })).toEqual([]);
  });

  test('the table on class and authority cites the act, the fine and the registration', () => {
    const registration = aDuty('registration', {
      code: 'register',
      term: { value: 1, unit: 'months', from: 'becoming_subject' },
      recipient: 'Register',
    });
    const duties = { union: [aDuty('audit'), aDuty('fine'), registration], countries: {} };
    const facts = { country: 'ee', size: LARGE };
    expect(provisions(withTable('standing'), facts, { duties })).toEqual([
      '§§ 1-2',
      'fine',
      'registration',
    ]);
    expect(provisions(withTable('standing'), facts)).toEqual(['§§ 1-2']);
    expect(provisions(withTable('standing'), { size: LARGE })).toEqual([]);
    expect(provisions(withTable('standing'), { ...facts, country: 'es' })).toEqual([]);
    const ee = aRecord({ classification: { provision: null } });
    expect(provisions(withTable('standing'), facts, { countries: { ...COUNTRIES, ee } })).toEqual([
      'Gazette 1',
    ]);
  });

  test('the table of roles cites the provision of each role', () => {
    expect(provisions(withTable('offices'))).toEqual([
      'art 20(1)',
      'art 21(1)',
      'art 21(2)(c)',
      'art 23(1)',
      'art 31(3)',
    ]);
  });

  test('stages cite the Directive, or the act that was read; none outside the scope', () => {
    const incident = {
      ...KNOWN,
      national: { ee: [aRegime([aStage({ source: aSource('§ 5') })])] },
    };
    const facts = { country: 'ee', size: LARGE };
    expect(provisions(withTable('terms'), facts)).toEqual(['23(4)(a)', '23(4)(b)', '23(4)(d)']);
    expect(provisions(withTable('terms'), facts, { incident })).toEqual(['§ 5']);
    expect(provisions(withTable('terms'), { size: { sector: 'none', employees: 3 } })).toEqual([]);
  });

  test.each(['measures', 'attested'] as const)('the table of %s cites each measure', (table) => {
    const measures = mapping.measures.map((one) => ({ ...one, sources: [aSource(one.article)] }));
    const graph = buildMappingGraph({ ...mapping, measures });
    expect(provisions(withTable(table), {}, { graph })).toEqual([
      'art 21(2)(a)',
      'art 21(2)(b)',
      'art 21(2)(c)',
    ]);
  });

  test.each(['programme', 'concerns', 'proof'] as const)(
    'the table %s cites the questions of its measures',
    (table) => {
      const questions = KNOWLEDGE.gaps.questions.map((one) => ({
        ...one,
        sources: [aSource(one.key)],
      }));
      const gaps = { ...KNOWLEDGE.gaps, questions };
      expect(provisions(withTable(table, ['b', 'd']), {}, { gaps })).toEqual([
        'b1',
        'b2',
        'd1',
        'd2',
      ]);
    },
  );
});

describe('Regulations that bind some organisations alone', () => {
  const at = (act: string) => ({
    ...aSource('art 1'),
    url: `https://eur-lex.europa.eu/eli/${act}/oj`,
  });
  const section = (act: string) => [aSection('one', { clauses: [cited(at(act))] })];
  const sectors = Object.fromEntries(
    [
      'digital_providers',
      'digital_infrastructure',
      'banking',
      'financial_market_infrastructure',
    ].map((key) => [key, aSector(key)]),
  );
  const isCited = (act: string, sector: string | null) =>
    provisions(
      section(act),
      { size: { sector, employees: 300 } },
      {
        applicability: { ...LAW, sectors: { ...LAW.sectors, ...sectors } },
      },
    ).length > 0;

  test.each([
    ['digital_providers', true],
    ['digital_infrastructure', true],
    ['power', false],
  ])('Implementing Regulation (EU) 2024/2690 in %s: %s', (sector, is) => {
    expect(isCited('reg_impl/2024/2690', sector)).toBe(is);
  });

  test.each([
    ['banking', true],
    ['financial_market_infrastructure', true],
    [null, true],
    ['power', false],
  ])('Regulation (EU) 2022/2554 in %s: %s', (sector, is) => {
    expect(isCited('reg/2022/2554', sector)).toBe(is);
  });

  test('every other act is cited for all', () => {
    expect(isCited('dir/2022/2555', 'power')).toBe(true);
  });
});
