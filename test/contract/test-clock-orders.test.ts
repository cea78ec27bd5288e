/** Re-signing, archives and quotes of a sandbox key follow the rules of live orders, on its test clock. */
import { hash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import PizZip from 'pizzip';
import { errorsOf, RestClient } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let client: RestClient;

beforeAll(async () => {
  service = await openTestService();
  client = (await RestClient.of(service.url)).with(service.keys.test.client);
});
afterAll(() => service.close());

const dataOf = async (answering: ReturnType<RestClient['post']>) => {
  const { status, json } = await answering;
  expect([status, json.error]).toEqual([expect.any(Number), undefined]);
  return json.data ?? {};
};
const advance = (body: object) => dataOf(client.post('/v1/test/clock/advance', body));
const order = async (sandbox: string) => {
  const data = await dataOf(client.post('/v1/orders', { teenus: 'pakett', payload: { sandbox } }));
  return String(data['order_id']);
};

const RE_SIGNING = { teenus: 'kordusallkiri' };

test('on the clock an order to sign again names an order with documents, as in live mode', async () => {
  const refused = async (payload: object) => {
    const answer = await client.post('/v1/orders', {
      ...RE_SIGNING,
      payload: { sandbox: 'clock_paid', ...payload },
    });
    return [answer.status, ...errorsOf(answer)];
  };
  expect(await refused({})).toEqual([422, 'payload.tellimus missing']);
  expect(await refused({ tellimus: randomUUID() })).toEqual([
    422,
    'payload.tellimus order_unknown',
  ]);
  const unpaid = await order('clock_unpaid');
  expect(await refused({ tellimus: unpaid })).toEqual([422, 'payload.tellimus order_unknown']);
  const released = await order('clock_paid');
  await advance({ seconds: 180 });
  const payload = { sandbox: 'clock_paid', tellimus: released };
  const signed = await dataOf(client.post('/v1/orders', { ...RE_SIGNING, payload }));
  expect(signed['order_id']).not.toBe('sandbox-demo-order-001');
  const demo = await dataOf(client.post('/v1/orders', RE_SIGNING));
  expect(demo['order_id']).toBe('sandbox-demo-order-001');
  const error = { teenus: 'kordusallkiri', payload: { sandbox: 'NOT_FOUND' } };
  expect((await client.post('/v1/orders', error)).status).toBe(404);
});

test('the archive of a sandbox order has the sample, its signature and a manifest', async () => {
  const released = await order('clock_paid');
  const archiveOf = (id: string) => client.get(`/v1/orders/${id}/documents.zip`);
  expect((await archiveOf(released)).status).toBe(404);
  await advance({ seconds: 180 });
  for (const id of ['sandbox-demo-order-001', released]) {
    const { status, headers, bytes } = await archiveOf(id);
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const { files } = new PizZip(bytes);
    const names = Object.keys(files);
    expect(names).toEqual([
      'nis2-sample-document.pdf',
      'nis2-sample-document.pdf.sig',
      'manifest.json',
      'manifest.json.sig',
    ]);
    const manifest: unknown = JSON.parse(files['manifest.json']?.asText() ?? '');
    const sha256 = hash('sha256', files['nis2-sample-document.pdf']?.asUint8Array() ?? '', 'hex');
    expect(manifest).toMatchObject({ order_id: id, files: [{ sha256, number: null }] });
  }
});

test('a quote is that of an order on the clock: VAT of the number, licence price, quota', async () => {
  await dataOf(client.post('/v1/test/clock/reset', {}));
  const request = { teenus: 'raamistikukaart' };
  const quoted = () => dataOf(client.post('/v1/quote', request));
  expect(await quoted()).toMatchObject({ hind_neto: '390.00', soodushind: false });
  await advance({});
  const number = { kmkr: 'DE000000001', arveldus_riik: 'de' };
  await dataOf(client.post('/v1/account/vat', number));
  const amounts = { hind_neto: '195.00', kaibemaks_protsent: 0, hind_kokku: '195.00' };
  expect(await quoted()).toMatchObject({ ...amounts, soodushind: true, soodustusi_jaak: 10 });
  const payload = { sandbox: 'clock_unpaid' };
  expect(await dataOf(client.post('/v1/orders', { ...request, payload }))).toMatchObject(amounts);
  expect(await quoted()).toMatchObject({ ...amounts, soodustusi_jaak: 9 });
  await advance({ until: 'month_end' });
  expect(await quoted()).toMatchObject({ soodustusi_jaak: 10 });
});
