/** National provisions beside the Directive. */
import { describe, expect, test } from '@jest/globals';
import { aRegime, aSource, aStage, KNOWN } from '../../incidents/domain/small-incidents.js';
import { composedCase } from '../../../../src/modules/documents/domain/composed-case.js';
import {
  citedWithNational,
  nationalDutySource,
} from '../../../../src/modules/documents/domain/national-duties.js';
import { aDuty } from './small-clauses.js';
import { aCase } from './small-documents.js';

const of = (country: 'ee' | null, code: string) =>
  aDuty('measures', { code: `ee.${code}`, country, source: aSource(`§ ${code}`) });

const DUTIES = ['register_changes', 'management', 'training', 'measures'].map((code) =>
  of('ee', code),
);
const STAGES = [
  aStage({ source: aSource('§ 8') }),
  aStage({ stage: 'final_report', source: aSource('§ 8 (7)') }),
];

const cited = (provision: string, country = 'ee', stages = STAGES, act = 'nis2') => {
  const the = composedCase(
    aCase(
      { country, size: { sector: 'power', employees: 300 } },
      {
        duties: { union: [of(null, 'measures')], countries: { ee: DUTIES } },
        incident: { ...KNOWN, national: { ee: [aRegime(stages)] } },
      },
    ),
  );
  return nationalDutySource(the, { act, source: aSource(provision) })?.provision ?? null;
};

describe('the provision of the country', () => {
  test.each([
    ['art 3(4)', '§ register_changes'],
    ['art 20(1)', '§ management'],
    ['art 20(2)', '§ training'],
    ['art 21(1)', '§ measures'],
    ['art 21(2)(c)', '§ measures'],
    ['art 21(3)', null],
    ['art 23(1)', null],
    ['art 23(4)', '§ 8'],
    ['art 23(1), art 23(4)', '§ 8'],
    ['art 23(4)(d)', '§ 8 (7)'],
  ])('for %s is %p', (provision, expected) => {
    expect(cited(provision)).toBe(expected);
  });

  test('is not given for another act, without a country, or if the stages were not read', () => {
    expect(cited('art 20(1)', 'ee', STAGES, 'gdpr')).toBeNull();
    expect(cited('art 21(1)', 'us')).toBeNull();
    expect(cited('art 21(1)', 'es')).toBeNull();
    expect(cited('art 23(4)', 'ee', [])).toBeNull();
  });
});

test('follows the citation of the Directive', () => {
  const the = composedCase(
    aCase(
      { country: 'ee', size: { sector: 'power', employees: 300 } },
      { duties: { union: [], countries: { ee: DUTIES } } },
    ),
  );
  const text = (provision: string) =>
    citedWithNational(the, { act: 'nis2', source: aSource(provision) });
  expect(text('art 20(1)')).toMatch(/; .*§ management$/);
  expect(text('art 21(3)')).not.toContain(';');
});
