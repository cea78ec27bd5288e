/** Second readings of links, and pages requested after an item. */
import { expect, test } from '@jest/globals';
import {
  agreementOf,
  isAgreed,
  pointsApart,
  type SecondReading,
} from '../../../../src/modules/mapping/domain/grade.js';
import { pageOf } from '../../../../src/modules/mapping/domain/page-after.js';
import { ServiceError } from '../../../../src/shared/errors.js';

const reading = (relation: SecondReading['relation'], strength: number): SecondReading => ({
  by: 'second',
  on: '2026-01-02',
  first: { relation: 'equal', strength: 5 },
  relation,
  strength,
  decision: null,
  reason: null,
});

test.each([
  { second: reading('equal', 5), apart: 0, agreement: 'same', agreed: true },
  { second: reading('equal', 7), apart: 2, agreement: 'strength_differs', agreed: true },
  { second: reading('equal', 3), apart: 2, agreement: 'strength_differs', agreed: true },
  { second: reading('equal', 8), apart: 3, agreement: 'strength_differs', agreed: false },
  { second: reading('equal', 2), apart: 3, agreement: 'strength_differs', agreed: false },
  { second: reading('subset', 5), apart: 0, agreement: 'relation_differs', agreed: false },
])('a reading of $second.relation and $second.strength is $agreement', (row) => {
  expect(pointsApart(row.second)).toBe(row.apart);
  expect(agreementOf(row.second)).toBe(row.agreement);
  expect(isAgreed(row.second)).toBe(row.agreed);
});

const keyOf = (item: string): string => `key of ${item}`;

test('a page follows the item with the given key', () => {
  expect(pageOf(['a', 'b', 'c'], { first: 1, after: 'key of a' }, keyOf)).toEqual({
    items: ['b'],
    total: 3,
    hasNext: true,
    hasPrevious: true,
  });
});

test('a page after an unknown item is refused', () => {
  const refused = (): unknown => {
    try {
      return pageOf(['a'], { first: 1, after: 'x' }, keyOf);
    } catch (error) {
      return error;
    }
  };
  expect(refused()).toBeInstanceOf(ServiceError);
  expect(refused()).toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [{ field: 'after', type: 'cursor_invalid' }],
  });
});
