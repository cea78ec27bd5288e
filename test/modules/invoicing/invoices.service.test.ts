import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Caller } from '../../../src/shared/caller.js';
import { notFound } from '../../../src/shared/errors.js';
import type { InvoicesRepository } from '../../../src/modules/invoicing/invoices.repository.js';
import { InvoiceFileRenderer } from '../../../src/modules/invoicing/invoice-renderer.js';
import { InvoicesService } from '../../../src/modules/invoicing/invoices.service.js';
import { texts } from '../../fakes/an-invoice.js';
import { anInvoice } from '../../fakes/plain-invoice.js';

const OWNER: Caller = {
  keyId: randomUUID(),
  lineageId: randomUUID(),
  accountId: randomUUID(),
  role: 'client',
  mode: 'live',
  tier: 'baas',
  overrides: { perMinute: null, perMonth: null },
};
const NUMBER = 'INV-2026-00001';

function space(records: Partial<Pick<InvoicesRepository, 'list' | 'find'>> = {}) {
  const made = { count: 0, fails: 0 };
  const warnings: string[] = [];
  const make = (): Promise<Uint8Array> => {
    made.count += 1;
    if (made.fails-- > 0) return Promise.reject(new Error('no memory'));
    return Promise.resolve(Uint8Array.of(made.count));
  };
  const service = new InvoicesService({
    records: {
      list: () => Promise.resolve([]),
      find: (accountId, number) =>
        Promise.resolve(accountId === OWNER.accountId && number === NUMBER ? anInvoice() : null),
      ...records,
    },
    invoiceRenderer: new InvoiceFileRenderer({
      warn: (lack) => warnings.push(lack),
      renderer: { invoiceDocx: make, pdf: make, xml: () => Uint8Array.of(0) },
      country: 'ee',
      countries: new Set(['ee', 'de']),
      thirdTerritories: new Set(),
    }),
    sample: {
      invoice: () => {
        throw new Error('not asked');
      },
      file: () => Promise.reject(notFound()),
    },
    texts,
  });
  return { service, made, warnings };
}

test('a file is generated once for any number of concurrent requests', async () => {
  const { service, made } = space();
  const ask = () => service.file(NUMBER, 'docx', OWNER);
  const files = await Promise.all([ask(), ask(), ask()]);
  expect(new Set(files.map(({ bytes }) => bytes[0]))).toEqual(new Set([1]));
  await service.file(NUMBER, 'pdf', OWNER);
  expect(made.count).toBe(2);
});

test('e-invoices without the VAT number of the seller are warned about, once', async () => {
  const withSeller = (vatNumber: string | null) => {
    const invoice = anInvoice();
    return { ...invoice, seller: { ...invoice.seller, vatNumber } };
  };
  const numbers = [NUMBER, 'INV-2026-00002'];
  const find = (_owner: string, number: string) => Promise.resolve({ ...withSeller(null), number });
  const lacking = space({ find });
  for (const number of numbers) await lacking.service.file(number, 'xml', OWNER);
  expect(lacking.warnings).toEqual([expect.stringContaining('BR-S-02')]);
  const whole = space({ find: () => Promise.resolve(withSeller('EE100000000')) });
  await whole.service.file(NUMBER, 'xml', OWNER);
  await lacking.service.file(NUMBER, 'pdf', OWNER);
  expect([whole.warnings, lacking.warnings]).toEqual([[], lacking.warnings.slice(0, 1)]);
});

test('a failed generation is retried', async () => {
  const { service, made } = space();
  made.fails = 1;
  await expect(service.file(NUMBER, 'docx', OWNER)).rejects.toThrow('no memory');
  expect((await service.file(NUMBER, 'docx', OWNER)).bytes).toEqual(Uint8Array.of(2));
});

test('a file generated for its owner is not returned to others', async () => {
  const { service } = space();
  await service.file(NUMBER, 'docx', OWNER);
  const other = { ...OWNER, accountId: randomUUID() };
  await expect(service.file(NUMBER, 'docx', other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('without the database no invoice is returned', async () => {
  const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { service } = space({ find: () => Promise.reject(down) });
  await expect(service.file(NUMBER, 'xml', OWNER)).rejects.toBe(down);
});
