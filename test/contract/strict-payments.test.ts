/** Strict profile (D-384): payment pages by a code in the body of a form. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeOf, openPayment } from '../support/code-links.js';
import { openStrictSale, type StrictSale } from '../support/strict-sale.js';

let sale: StrictSale;
let code: string;

beforeAll(async () => {
  sale = await openStrictSale();
  code = codeOf(sale.unpaid.payLink);
}, 90_000);
afterAll(() => sale.close());

const open = (fields: Readonly<Record<string, string>>) => openPayment(sale.service.url, fields);

test('the page of an unpaid order shows the sum; its form and languages keep the code hidden', async () => {
  const { status, text, headers } = await open({ kood: code, keel: 'en' });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toContain('Total to pay');
  expect(text).toContain(
    `<form method="post" action="/pay?"><input type="hidden" name="kood" value="${code}">`,
  );
  expect(text).toContain(`<a href="/pay?keel=fi#${code}"`);
  for (const [, address = ''] of text.matchAll(/(?:href|action|src)="([^"]*)"/g)) {
    expect(address.split('#')[0]).not.toContain(code);
  }
  expect(text).not.toContain('<script');
});

test('without a chosen language the page has that of the order', async () => {
  for (const fields of [{ kood: code }, { kood: code, keel: '' }, { kood: code, keel: 'xx' }]) {
    expect((await open(fields)).text).toContain('<html lang="en">');
  }
});

test('permanent links lead on to the open page, or show the state of the order', async () => {
  const permanent = sale.linksTo('/pay').filter((link) => link.includes('#o_'));
  const pages = await Promise.all(
    permanent.map((link) => open({ kood: codeOf(link), keel: 'en' })),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  const [leading] = pages.filter(({ text }) => text.includes('http-equiv="refresh"'));
  const target = `${sale.service.url}/pay#${code}`;
  expect(leading?.text).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(leading?.text).toContain(`<a href="${target}">`);
  expect(leading?.headers['content-security-policy']).toContain("form-action 'none'");
  expect(pages.filter(({ text }) => text.includes('the order is complete'))).toHaveLength(1);
});

test('a wrong or altered code gets a clear page in the language of the reader', async () => {
  const altered = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  for (const kood of [altered, `${code}A`, '', 'done', 'x'.repeat(300), '"><b>']) {
    const { status, text } = await open({ kood, keel: 'de' });
    expect([status, text.includes('<html lang="de">')]).toEqual([404, true]);
    expect(text).toContain('Dieser Zahlungslink ist ungültig.');
    expect(text).not.toContain('<b>');
  }
  const decided = await open({ kood: altered, tegevus: 'maksa', keel: 'en' });
  expect([decided.status, decided.headers.location]).toEqual([404, undefined]);
});

test('payers decide once: cancelling leads back, paying to the page by its hidden code', async () => {
  const decide = (tegevus: string) => open({ kood: code, keel: 'et', tegevus });
  const cancelled = await decide('katkesta');
  const { orderId } = sale.unpaid;
  expect([cancelled.status, cancelled.headers.location]).toEqual([
    303,
    `/pay/cancelled?tellimus=${orderId}&keel=et`,
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, headers } = await decide('maksa');
    expect([status, headers.location]).toEqual([303, `/pay?keel=et#${code}`]);
  }
  const { json } = await sale.client.get(`/v1/orders/${orderId}`);
  expect(json.data?.['makse_staatus']).toBe('tasutud');
  expect((await open({ kood: code, keel: 'et' })).text).not.toContain('<form');
});
