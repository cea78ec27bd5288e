import { expect, test } from '@jest/globals';
import {
  category,
  codesOf,
  isNotSubject,
} from '../../../../src/modules/invoicing/domain/ubl-category.js';
import { anInvoice, CORRECTED, EXPORTED, REVERSED } from '../../../fakes/plain-invoice.js';

const SCHEME = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

test.each([
  { kind: 'standard', percent: 24, code: 'S', reason: null },
  { kind: 'reverse_charge', percent: 0, code: 'AE', reason: 'VATEX-EU-AE' },
  { kind: 'export', percent: 0, code: 'G', reason: 'VATEX-EU-G' },
] as const)(
  '$kind is category $code with the reason $reason',
  ({ kind, percent, code, reason }) => {
    expect(codesOf(kind, false)).toEqual({ code, reason });
    expect(category({ kind, percent }, false)).toEqual({
      'cbc:ID': code,
      'cbc:Percent': String(percent),
      ...SCHEME,
    });
  },
);

test('a sale not subject to VAT is category O, which has no rate', () => {
  expect(codesOf('export', true)).toEqual({ code: 'O', reason: 'VATEX-EU-O' });
  const extra = { 'cbc:TaxExemptionReason': 'outside' };
  expect(category({ kind: 'export', percent: 0 }, true, extra)).toEqual({
    'cbc:ID': 'O',
    ...extra,
    ...SCHEME,
  });
});

test.each([
  { what: 'a sale in the Union', change: {}, notSubject: false },
  { what: 'a reverse charge', change: REVERSED, notSubject: false },
  { what: 'an export', change: EXPORTED, notSubject: true },
  { what: 'a correction', change: CORRECTED, notSubject: false },
  {
    what: 'a correction of an export',
    change: { vat: [...(CORRECTED.vat ?? []), ...(EXPORTED.vat ?? [])] },
    notSubject: false,
  },
])('$what is not subject to VAT: $notSubject', ({ change, notSubject }) => {
  expect(isNotSubject(anInvoice(change))).toBe(notSubject);
});
