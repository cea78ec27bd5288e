/** Class by size limits and class shifts, for records of versions that had no rules. */
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../../src/app/knowledge.js';
import { classify } from '../../../../src/modules/scoping/domain/classify.js';
import { lookup } from '../../../../src/modules/scoping/domain/lookup.js';
import { verdictBySize } from '../../../../src/modules/scoping/domain/national-verdict.js';

const { applicability, countries } = presentLaw().knowledge;

const verdict = (sector: string, employees: number) => {
  const figures = { employees, turnoverMeur: 20, balanceSheetMeur: 20 };
  const facts = { figures, sector: lookup(applicability.sectors, sector), cases: [] };
  return verdictBySize(applicability, facts, classify(applicability, facts), countries.hu);
};

test('a class shift of the act differs from the Directive', () => {
  expect(verdict('transport_rail', 120)).toMatchObject({
    entityClass: 'essential',
    size: 'medium',
    differs: true,
  });
});

test('outside the shift the class is that of the Directive', () => {
  expect(verdict('food', 120)).toMatchObject({ entityClass: 'important', differs: false });
});
