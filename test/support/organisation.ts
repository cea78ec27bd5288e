/** An organisation that has every kind of record, with marker texts that identify them. */
import { randomBytes } from 'node:crypto';
import type { Mode, Role } from '../../src/shared/caller.js';
import { GraphqlClient } from './graphql-client.js';
import type { RestClient } from './rest-client.js';
import type { TestService } from './test-service.js';

type Json = Readonly<Record<string, unknown>>;

/** `marks`: texts that no other organisation may see. */
export type Organisation = Readonly<{
  key: string;
  rest: RestClient;
  graphql: GraphqlClient;
  orderId: string;
  unpaidId: string;
  keyId: string;
  otherKeyId: string;
  webhookId: string;
  clientId: string;
  memberId: string;
  eventId: string;
  invoice: string;
  cursors: readonly string[];
  token: string;
  marks: readonly string[];
}>;

const PAYLOAD = {
  keel: 'et',
  dokument: 'turvapoliitika',
  sektor: 'energy_electricity',
  tootajad: 120,
  kaive_meur: 20,
};

export const pay = (link: string): Promise<Response> =>
  fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams('tegevus=maksa') });

async function until<Found>(find: () => Promise<Found | null>): Promise<Found> {
  for (;;) {
    const found = await find();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A paid order with a document, and an unpaid one. */
async function orders(rest: RestClient, mark: string) {
  const body = { teenus: 'yksikdokument', riik: 'ee' };
  const payload = { ...PAYLOAD, organisatsioon: { nimi: mark } };
  const { json: placed } = await rest.post('/v1/orders', { ...body, payload });
  const orderId = String(placed.data?.['order_id']);
  await pay(String(placed.data?.['makselink']));
  const link = await until(async () => {
    const { json } = await rest.get(`/v1/orders/${orderId}`);
    return /\/v1\/download\/([\w-]+)/.exec(JSON.stringify(json.data))?.[1] ?? null;
  });
  const { json: waiting } = await rest.post('/v1/orders', { ...body, payload });
  return { orderId, unpaidId: String(waiting.data?.['order_id']), token: link };
}

/** Its second key is rotated: the calling key remains valid for a day. */
async function keys(service: TestService, base: RestClient, role: Role, mode: Mode, mark: string) {
  const overrides = { perMinute: null, perMonth: null };
  const { text, keyId } = await service.operator.create({
    role,
    mode,
    tier: null,
    overrides,
    name: mark,
  });
  const { json } = await base.with(text).post('/v1/keys/rotate', {});
  return { first: keyId, key: String(json.data?.['voti']), keyId: String(json.data?.['key_id']) };
}

export async function openOrganisation(
  service: TestService,
  base: RestClient,
  role: Role,
): Promise<Organisation> {
  const mark = `mark-${randomBytes(6).toString('hex')}`;
  const { first, key, keyId } = await keys(service, base, role, 'live', mark);
  const rest = base.with(key);
  await rest.post('/v1/account/vat', {
    arveldus_riik: 'ee',
    arveldus_aadress: `${mark} street 1`,
    reg_kood: mark,
  });
  const url = `http://127.0.0.1:2/${mark}`;
  const { json: hook } = await rest.post('/v1/webhook-endpoints', { url });
  const webhookId = String((hook.data?.['webhook'] as Json)['webhook_id']); // validated against OpenAPI
  const { json: made } = await rest.post('/v1/oauth/clients', {
    nimi: mark,
    skoobid: ['law:read'],
  });
  const clientId = String((made.data?.['klient'] as Json)['client_id']); // as above
  const invitation = { email: `${mark}@example.com`, member_role: 'reader' };
  const { json: person } = await rest.post('/v1/members', invitation);
  const memberId = String(person.data?.['member_id']);
  const sold = await orders(rest, mark);
  const { json: sent } = await rest.get(`/v1/webhook-endpoints/${webhookId}/deliveries?limit=1`);
  const [delivery] = sent.data?.['saadetised'] as [Json]; // as above
  const { json: bill } = await rest.get('/v1/billing/summary?limit=1');
  const [invoice] = bill.data?.['arved'] as [Json]; // as above
  const ids = [sold.orderId, sold.unpaidId, keyId, first, webhookId, clientId, memberId];
  const marks = [mark, sold.token, ...ids];
  const found = { invoice: String(invoice['number']), eventId: String(delivery['event_id']) };
  return {
    ...sold,
    ...found,
    key,
    rest,
    keyId: first,
    otherKeyId: keyId,
    webhookId,
    clientId,
    memberId,
    graphql: new GraphqlClient(service.url, key),
    cursors: [sent.meta?.['jargmine_kursor'], bill.meta?.['jargmine_kursor']].map(String),
    marks: [...marks, ...Object.values(found)],
  };
}

/** A forged token: the other organisation's document id in a token of the caller. */
export function withDocumentOf(token: string, other: string): string {
  const bytes = Buffer.from(token, 'base64url');
  Buffer.from(other, 'base64url').copy(bytes, 3, 3, 19);
  return bytes.toString('base64url');
}
