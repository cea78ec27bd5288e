/** Amounts of credit notes, by VAT terms, in tables. */
import { expect, test } from '@jest/globals';
import { draftCredit, remaining } from '../../../../src/modules/invoicing/domain/draft-credit.js';
import type { VatShare } from '../../../../src/modules/invoicing/domain/invoice.js';
import { anInvoice } from '../../../fakes/plain-invoice.js';

const share = (percent: number, netCents: number, vatCents: number): VatShare => ({
  kind: percent === 0 ? 'reverse_charge' : 'standard',
  percent,
  netCents,
  vatCents,
});

const FULL = share(24, 10_000, 2_400);

test.each([
  { what: 'nothing', notes: [], left: [FULL] },
  { what: 'a part', notes: [share(24, 4_000, 960)], left: [share(24, 6_000, 1_440)] },
  { what: 'all', notes: [FULL], left: [] },
  { what: 'all in two parts', notes: [share(24, 1, 0), share(24, 9_999, 2_400)], left: [] },
  { what: 'the VAT alone', notes: [share(24, 0, 2_400)], left: [share(24, 10_000, 0)] },
  { what: 'the net alone', notes: [share(24, 10_000, 0)], left: [share(24, 0, 2_400)] },
  {
    what: 'the VAT by a correction',
    notes: [FULL, share(0, -10_000, 0)],
    left: [share(0, 10_000, 0)],
  },
  { what: 'at another rate', notes: [share(22, 100, 22)], left: [FULL] },
])('of an invoice with $what already credited, $left remain', ({ notes, left }) => {
  expect(
    remaining(
      { vat: [FULL] },
      notes.map((one) => ({ vat: [one] })),
    ),
  ).toEqual(left);
});

test('terms differ by kind and by rate', () => {
  const exported = { kind: 'export', percent: 0, netCents: 5, vatCents: 0 } as const;
  expect(remaining({ vat: [share(0, 7, 0), exported] }, [])).toEqual([share(0, 7, 0), exported]);
  const vat = [FULL, share(24, 1, 1), share(22, 100, 22), share(0, 7, 0), exported];
  expect(remaining({ vat }, [{ vat: [exported] }])).toEqual([
    share(24, 10_001, 2_401),
    share(22, 100, 22),
    share(0, 7, 0),
  ]);
});

const refund = (vat: readonly VatShare[], totalCents: number | null) =>
  draftCredit(anInvoice({ vat }), [], { reason: 'refund', totalCents, issuedOn: '2026-12-01' });

test.each([
  { totalCents: null, given: [FULL, share(22, 100, 22)] },
  { totalCents: 12_522, given: [FULL, share(22, 100, 22)] },
  { totalCents: 99_999, given: [FULL, share(22, 100, 22)] },
  { totalCents: 12_521, given: [FULL, share(22, 99, 22)] },
  { totalCents: 12_400, given: [FULL] },
  { totalCents: 12_399, given: [share(24, 9_999, 2_400)] },
  { totalCents: 124, given: [share(24, 100, 24)] },
  { totalCents: 1, given: [share(24, 1, 0)] },
])('a refund of $totalCents cents credits $given', ({ totalCents, given }) => {
  const note = refund([FULL, share(22, 100, 22)], totalCents);
  expect(note?.vat).toEqual(given);
  expect(note?.lines).toEqual(
    given.map(({ kind, percent, netCents }) => ({
      kind,
      percent,
      description: 'Document package',
      quantity: 1,
      unitCents: netCents,
    })),
  );
});

test.each([0, -5])('a refund of %s cents credits nothing', (totalCents) => {
  expect(refund([FULL], totalCents)).toBeNull();
});

test('a correction credits the VAT and charges the net amount under reverse charge', () => {
  const terms = { reason: 'vat_correction', totalCents: null, issuedOn: '2026-12-01' } as const;
  const note = draftCredit(anInvoice({ vat: [FULL, share(0, 70, 0)] }), [], terms);
  expect(note?.vat).toEqual([FULL, share(0, -10_000, 0)]);
  expect(note?.lines.map(({ quantity, unitCents }) => [quantity, unitCents])).toEqual([
    [1, 10_000],
    [-1, 10_000],
  ]);
});

test('a line of zero has the quantity one, and an invoice without lines has no description', () => {
  const vat = [share(24, 0, 5)];
  const note = draftCredit(anInvoice({ vat, lines: [] }), [], {
    reason: 'refund',
    totalCents: null,
    issuedOn: '2026-12-01',
  });
  expect(note?.lines).toMatchObject([{ quantity: 1, unitCents: 0, description: '' }]);
  expect(note).not.toHaveProperty('number');
});
