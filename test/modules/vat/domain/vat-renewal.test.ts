import { expect, test } from '@jest/globals';
import { evidenceFor, NOBODY } from '../../../../src/modules/vat/domain/declared-evidence.js';
import { NOT_REQUESTED } from '../../../../src/modules/vat/domain/vat-evidence.js';
import { renewalVat } from '../../../../src/modules/vat/domain/vat-renewal.js';
import { A_VAT_TABLE } from './a-vat-table.js';

const AT = new Date('2026-05-01T12:00:00Z');
const FINNISH = { country: 'fi', vatNumber: 'FI12345678' };
const CHARGED = { vatCents: 6_380, vatPercent: 22 };

const finding = (check: 'valid' | 'invalid') => ({ ...NOT_REQUESTED, check });
const renew = (charged: typeof CHARGED, check: 'valid' | 'invalid') =>
  renewalVat(charged, FINNISH, { finding: finding(check), vat: A_VAT_TABLE, at: AT });

test('a monthly invoice of a customer who no longer owes VAT has none', () => {
  expect(renew(CHARGED, 'valid')).toMatchObject({
    vatPercent: 0,
    vatCents: 0,
    vatStatus: 'valid',
    vatCentsBefore: 6_380,
    evidence: { kind: 'reverse_charge', percent: 0, decidedAt: AT.toISOString() },
  });
});

test('a monthly invoice of a customer who owes VAT keeps the amount that the subscription charges', () => {
  expect(renew(CHARGED, 'invalid')).toMatchObject({
    vatPercent: 22,
    vatCents: 6_380,
    vatStatus: 'invalid',
    vatCentsBefore: null,
    evidence: { kind: 'standard', percent: 22 },
  });
});

test('a subscription without VAT stays without it', () => {
  expect(renew({ vatCents: 0, vatPercent: 0 }, 'invalid')).toBeNull();
});

test('evidence states what was declared, found and decided', () => {
  const terms = { vat: A_VAT_TABLE, at: AT };
  const at = new Date('2026-04-30T10:00:00Z');
  expect(evidenceFor(FINNISH, { ...finding('valid'), at }, terms)).toEqual({
    ...FINNISH,
    ...NOT_REQUESTED,
    check: 'valid',
    kind: 'reverse_charge',
    percent: 0,
    at: at.toISOString(),
    decidedAt: AT.toISOString(),
  });
});

test('for a deleted account nothing is known, and nothing is checked', () => {
  expect(evidenceFor(NOBODY, NOT_REQUESTED, { vat: A_VAT_TABLE, at: AT })).toEqual({
    country: null,
    vatNumber: null,
    check: 'not_asked',
    basis: 'not_asked',
    at: null,
    consultation: null,
    requester: null,
    reason: null,
    checkId: null,
    nameMatch: null,
    addressMatch: null,
    doubts: [],
    review: null,
    isRefused: false,
    kind: 'standard',
    percent: 24,
    decidedAt: AT.toISOString(),
  });
});
