/** Register of suppliers, and the clauses that each contract needs. */
import { describe, expect, test } from '@jest/globals';
import {
  clauseRows,
  registerRows,
} from '../../../../src/modules/documents/domain/supplier-rows.js';
import type { OrderSupplier } from '../../../../src/modules/documents/domain/order-facts.js';
import { aCase } from './small-documents.js';
import { aSupplier } from './small-order.js';

const LARGE = { sector: 'power', employees: 300 };

const registered = (supplier: OrderSupplier) => registerRows(aCase({ suppliers: [supplier] }))[0];

test('a row of the register names service, class, access, owner and the next assessment', () => {
  const supplier = aSupplier('Cloud', { grade: 'critical', owner: 'Mari' });
  expect(registered(supplier)).toEqual({
    supplier: 'Cloud',
    delivers: 'service of Cloud',
    class: 'clauses:criticality.critical',
    access: 'clauses:access.none',
    next_assessment: 'on 2027-02-23',
    owner: 'Mari',
  });
});

test('without a service its kind, without an owner the security officer', () => {
  const supplier = aSupplier('Cloud', { service: '', kind: 'cloud' });
  expect(registered(supplier)).toMatchObject({
    delivers: 'clauses:kind.cloud',
    owner: 'Security officer',
  });
});

/** Months after 23 November 2026; the register's clause on classes names the rule on access. */
test.each([
  ['critical', false, 'critical', 'on 2027-02-23'],
  ['important', false, 'important', 'on 2027-05-24'],
  ['ordinary', false, 'ordinary', 'on 2028-11-23'],
  [null, false, 'ordinary', 'on 2028-11-23'],
  ['critical', true, 'critical', 'on 2027-02-23'],
  ['important', true, 'important', 'on 2027-05-24'],
  ['ordinary', true, 'important', 'on 2027-05-24'],
  [null, true, 'important', 'on 2027-05-24'],
] as const)('stated as %s, access %s: %s', (grade, hasAccess, given, day) => {
  expect(registered(aSupplier('A', { grade, hasAccess }))).toMatchObject({
    class: `clauses:criticality.${given}`,
    next_assessment: day,
  });
});

test.each([
  [true, true, 'both'],
  [true, false, 'system'],
  [false, true, 'personal'],
  [false, false, 'none'],
])('access to systems %s, to personal data %s: %s', (hasAccess, hasPersonalData, word) => {
  expect(registered(aSupplier('A', { hasAccess, hasPersonalData }))?.['access']).toBe(
    `clauses:access.${word}`,
  );
});

describe('clauses of a contract', () => {
  const keysOf = (supplier: OrderSupplier, employees = 300) => {
    const size = { ...LARGE, employees };
    const [row] = clauseRows(aCase({ suppliers: [supplier], size }));
    const contract = row?.['contract'];
    return typeof contract !== 'string'
      ? []
      : contract.split('\n').map((line) => line.split(': ')[1]?.replace('clauses:supplier.', ''));
  };

  test('the kind alone, if nothing else is known', () => {
    expect(keysOf(aSupplier('A', { kind: 'hardware' }))).toEqual(['hardware']);
  });

  test('access, personal data, a third country and a critical service add clauses', () => {
    const everything = aSupplier('A', {
      kind: 'managed',
      hasAccess: true,
      hasPersonalData: true,
      country: 'us',
      grade: 'critical',
    });
    expect(keysOf(everything)).toEqual([
      'managed',
      'access',
      'personal',
      'third_country',
      'critical',
      'essential',
    ]);
    expect(keysOf(everything, 100).at(-1)).toBe('critical');
    expect(keysOf(aSupplier('A', { hasAccess: true }))).toEqual(['other', 'access']);
  });

  test('only a critical supplier of an essential entity gets its clause', () => {
    expect(keysOf(aSupplier('A', { grade: 'important' }))).toEqual(['other']);
  });

  /** Chapter V of the GDPR applies alike in the states of the European Economic Area. */
  test.each([
    ['ee', ['other']],
    ['is', ['other']],
    ['li', ['other']],
    ['no', ['other']],
    [null, ['other']],
    ['ch', ['other', 'third_country']],
  ])('a supplier in %s: %s', (country, keys) => {
    expect(keysOf(aSupplier('A', { country }))).toEqual(keys);
  });
});

test('suppliers with the same clauses share a row', () => {
  const rows = clauseRows(
    aCase({ suppliers: [aSupplier('A'), aSupplier('B', { hasAccess: true }), aSupplier('C')] }),
  );
  expect(rows.map(({ supplier }) => supplier)).toEqual(['A, C', 'B']);
});

test('a clause that was printed for a supplier refers to that supplier', () => {
  const rows = clauseRows(
    aCase({ suppliers: [aSupplier('A'), aSupplier('B', { hasAccess: true })] }),
  );
  expect(rows).toEqual([
    { supplier: 'A', contract: 'clauses:topic.other: clauses:supplier.other' },
    {
      supplier: 'B',
      contract:
        'clauses:supplier.as [clauses:topic.other, A]\nclauses:topic.access: clauses:supplier.access',
    },
  ]);
});

test('without suppliers there are no rows', () => {
  expect(registerRows(aCase())).toEqual([]);
  expect(clauseRows(aCase())).toEqual([]);
});
