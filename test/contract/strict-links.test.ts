/** Strict profile (D-384): no address that a server sees contains the code of a link. ASVS 5.0, V14.2.1. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeOf, download } from '../support/code-links.js';
import { anAddress, send, type HttpAnswer } from '../support/http-client.js';
import { openStrictSale, type StrictSale } from '../support/strict-sale.js';

let sale: StrictSale;

beforeAll(async () => {
  sale = await openStrictSale();
}, 90_000);
afterAll(() => sale.close());

const WITH_CODE = /^\/(download|pay|v1\/download)\b/;
const HIDDEN = /^\/(download(\?vorming=pdf)?#[\w-]{29,74}|pay#(local|o)_[\w-]{43})$/;

test('every link of an answer, email, event or webhook has its code behind # only', () => {
  const { service, addresses, linksTo, codes } = sale;
  const links = addresses.map((address) => address.slice(service.url.length));
  for (const link of links.filter((one) => WITH_CODE.test(one))) expect(link).toMatch(HIDDEN);
  // The document, its PDF and the sandbox sample.
  expect(linksTo('/download')).toHaveLength(3);
  // Of the licence and two orders: payment pages, and permanent links in emails.
  const ofPages = linksTo('/pay').filter((link) => link.includes('#local_'));
  const permanent = linksTo('/pay').filter((link) => link.includes('#o_'));
  expect([ofPages.length, permanent.length]).toEqual([3, 2]);
  for (const address of addresses) {
    const [sent = ''] = address.split('#');
    expect(codes.filter((code) => sent.includes(code))).toEqual([]);
  }
});

test('the link of an invoice has no code and needs a key', async () => {
  const { addresses, client } = sale;
  const invoices = addresses.filter((address) => address.includes('/v1/invoices/'));
  expect(invoices).toHaveLength(2);
  for (const { hash, search, pathname } of invoices.map((one) => new URL(one))) {
    expect(hash + search).toBe('');
    expect((await client.with(null).get(pathname)).status).toBe(401);
    expect((await client.get(pathname)).status).toBe(200);
  }
});

test('the code of each document link returns the file', async () => {
  for (const link of sale.linksTo('/download')) {
    const answer = await download(sale.service.url, { token: codeOf(link) });
    expect(answer.bytes.subarray(0, 2).toString()).toMatch(/PK|%P/);
  }
});

const ask = (address: string, method = 'GET') =>
  send(sale.service.url, address, { method, headers: anAddress() });

const shapeOf = ({ status, headers, text }: HttpAnswer) => ({
  status,
  type: headers['content-type'],
  location: headers.location,
  text: text.replace(/"request_id":"[^"]+"/, ''),
});

test('a path with the code of a payment page is answered like an unknown one', async () => {
  for (const code of sale.linksTo('/pay').map(codeOf)) {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const known = shapeOf(await ask(`/pay/${code}`, method));
      expect(known).toEqual(shapeOf(await ask('/pay/local_x', method)));
      expect([known.status, known.location]).toEqual([404, undefined]);
    }
  }
  expect((await ask(`/pay/done?tellimus=${sale.paid.orderId}`)).status).toBe(200);
});

test('a path with the code of a document is answered like an unknown one', async () => {
  for (const code of sale.linksTo('/download').map(codeOf)) {
    for (const method of ['GET', 'HEAD']) {
      const known = shapeOf(await ask(`/v1/download/${code}`, method));
      expect(known).toEqual(shapeOf(await ask('/v1/download/x', method)));
      expect(known.status).toBe(404);
    }
  }
});

test('pages that take a code contain none, run one script of the service and load nothing else', async () => {
  for (const page of ['/download', '/pay']) {
    const { status, text, headers } = await ask(`${page}?keel=en`);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    const scripts = [...text.matchAll(/<script src="([^"]+)" defer><\/script>/g)];
    expect([scripts.length, text.split('<script').length]).toEqual([1, 2]);
    const script = await ask(String(scripts[0]?.[1]));
    expect([
      script.status,
      script.headers['content-type'],
      script.headers['cache-control'],
    ]).toEqual([200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']);
  }
  expect((await ask('/assets/links/0000000000000000/code-link.js')).status).toBe(404);
});

test('the log of the service contains none of the codes', async () => {
  const { codes, linksTo, log } = sale;
  await ask(`/v1/download/${codeOf(linksTo('/download')[0] ?? '')}`);
  await ask(`/pay/${codeOf(linksTo('/pay')[0] ?? '')}`);
  const all = log.join('');
  for (const url of ['/v1/download', '/v1/download/***', '/pay', '/pay/***']) {
    expect(all).toContain(`"url":"${url}"`);
  }
  expect(codes).toHaveLength(8);
  expect(codes.filter((code) => all.includes(code))).toEqual([]);
});
