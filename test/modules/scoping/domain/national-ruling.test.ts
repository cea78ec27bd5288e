/** Passages of a national act as sources. */
import { expect, test } from '@jest/globals';
import { passageSource } from '../../../../src/modules/scoping/domain/national-ruling.js';
import type { Provenance } from '../../../../src/shared/source.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { NATIONAL, passage, RULES, URL } from './an-act.js';

const PROVENANCE: Provenance = {
  eli: 'eli/act',
  celex: null,
  identifier: 'RT',
  readDate: '2020-01-01',
  confidence: 'high',
};

test('a passage of the act has the date of its text and the date of reading', () => {
  const national = aRecord({ rules: RULES, act: { provenance: PROVENANCE } });
  expect(passageSource(national, passage('§ 1'))).toEqual({
    title: 'Act on Something',
    provision: '§ 1',
    url: `${URL}#§ 1`,
    positionDate: '2026-02-02',
    provenance: { ...PROVENANCE, readDate: '2026-03-03' },
  });
  expect(passageSource(NATIONAL, passage('§ 1'))).not.toHaveProperty('provenance');
});

test('a passage of another act is an extract', () => {
  const national = aRecord({ rules: RULES, act: { provenance: PROVENANCE } });
  expect(passageSource(national, passage('§ 9', 'bank'))).toMatchObject({
    title: 'Title of bank',
    provenance: {
      eli: null,
      celex: null,
      identifier: null,
      confidence: 'medium',
      readDate: '2026-03-03',
    },
  });
});

test('a record without rules has the date of the record and no date of reading', () => {
  const national = aRecord({ act: { provenance: PROVENANCE } });
  expect(passageSource(national, passage('§ 1'))).toMatchObject({
    positionDate: '2026-01-01',
    provenance: { readDate: null },
  });
});
