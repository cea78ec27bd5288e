/** Maintenance and re-signing: documents follow the law data. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Law, presentLaw } from '../../../src/app/knowledge.js';
import type { Message } from '../../../src/shared/message.js';
import type { Language } from '../../../src/shared/language.js';
import {
  documentWorkOf,
  openGenerationFixture,
  type GenerationFixture,
} from './document-generation-fixture.js';

let fixture: GenerationFixture;
const law = presentLaw();

beforeAll(async () => {
  fixture = await openGenerationFixture();
});

afterAll(() => fixture.close());

beforeEach(async () => {
  await fixture.rows(`update account set state = 'closed'`);
  await fixture.rows('delete from outbox');
});

/** A later version of the law data, in which one clause of the supplier policy differs. */
function laterLaw(version: string, clause = 'New words of the clause.'): Law {
  const localize = (text: Message, language: Language): string =>
    text.key.endsWith('supply_chain_attestation.declaration.nature')
      ? clause
      : law.texts.localize(text, language);
  return {
    ...law,
    knowledge: { ...law.knowledge, version },
    texts: { complete: law.texts.complete, localize },
  };
}

const workOf = (with_: Law) => documentWorkOf(with_, { ...fixture, objects: null });

type Client = Awaited<ReturnType<GenerationFixture['aPaidOrder']>>['client'];

async function bought(
  client: Client,
  service: string,
  payload: object = {},
  maker = fixture.service,
) {
  const request = fixture.aRequest(service, { payload: { keel: 'en', ...payload }, country: 'ee' });
  const { order } = await fixture.orders.place(request, fixture.contextOf(client));
  const amountCents = order.amounts.totalCents;
  await fixture.settlement.settle(fixture.aPaymentEvent({ orderId: order.id, amountCents }));
  await maker.make(order.id, false);
  return order.id;
}

/** A client with an attestation and a mapping document. */
async function aClientWithDocuments() {
  const client = await fixture.aClient();
  const attestation = await bought(client, 'tarneahela_toend');
  const map = await bought(client, 'raamistikukaart');
  return { client, attestation, map };
}

const DOCUMENTS = `select kind, number, kb_version, superseded_at is null as current from document
  where order_id = ?::uuid order by created_at`;
const documents = (orderId: string) => fixture.rows(DOCUMENTS, [orderId]);

const renewedMails = () =>
  fixture.rows(`select order_id, facts, language from outbox where kind = 'order_renewed'`);

test('a release sends exactly the changed documents, once', async () => {
  const { client, attestation, map } = await aClientWithDocuments();
  await bought(client, 'hooldus');
  await workOf(law).renewals.run();
  expect(await renewedMails()).toEqual([]);
  fixture.runtime.pass(1_000);
  const { renewals } = workOf(laterLaw('kb_2099-01-01_aaaaaaaa'));
  await renewals.run();
  expect(await documents(attestation)).toMatchObject([
    { kind: 'supply_chain_attestation', current: false },
    { kind: 'supply_chain_attestation', current: true, kb_version: 'kb_2099-01-01_aaaaaaaa' },
  ]);
  expect(await documents(map)).toMatchObject([{ current: true }]);
  expect(new Set((await documents(attestation)).map(({ number }) => number)).size).toBe(2);
  const [mail, ...others] = await renewedMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ order_id: attestation, language: 'en' });
  expect(JSON.stringify(mail?.['facts'])).toContain('New words of the clause.');
  await renewals.run();
  await workOf(laterLaw('kb_2099-01-01_aaaaaaaa')).renewals.run();
  expect(await documents(attestation)).toHaveLength(2);
  expect(await renewedMails()).toHaveLength(1);
});

test('the order lists the new version, which is compared with the next release', async () => {
  const { client, attestation } = await aClientWithDocuments();
  await bought(client, 'hooldus');
  fixture.runtime.pass(1_000);
  await workOf(laterLaw('kb_2099-01-01_aaaaaaaa')).renewals.run();
  fixture.runtime.pass(1_000);
  const entries = await fixture.released.entries([attestation], fixture.runtime.now());
  expect(entries.get(attestation)).toMatchObject([{ kbVersion: 'kb_2099-01-01_aaaaaaaa' }]);
  await workOf(laterLaw('kb_2099-02-01_bbbbbbbb')).renewals.run();
  expect(await documents(attestation)).toHaveLength(2);
  fixture.runtime.pass(1_000);
  await workOf(laterLaw('kb_2099-03-01_cccccccc', 'Third words.')).renewals.run();
  expect(await documents(attestation)).toHaveLength(3);
});

test('an older version of the law data reverts nothing', async () => {
  const { client, attestation } = await aClientWithDocuments();
  await bought(client, 'hooldus');
  await workOf(laterLaw('kb_2001-01-01_aaaaaaaa')).renewals.run();
  expect(await documents(attestation)).toHaveLength(1);
});

test.each([
  ['without maintenance', () => Promise.resolve()],
  [
    'whose maintenance is over',
    async (client: Client) => {
      await bought(client, 'hooldus');
      fixture.runtime.pass(32 * 86_400_000);
    },
  ],
  [
    'whose maintenance names another order',
    async (client: Client) => {
      const other = await bought(client, 'intsidendimallid');
      await bought(client, 'hooldus', { tellimus: other });
    },
  ],
  [
    'whose maintenance was refunded',
    async (client: Client) => {
      const id = await bought(client, 'hooldus');
      await fixture.rows('update orders set refunded_at = now() where id = ?::uuid', [id]);
    },
  ],
])('a client %s gets nothing', async (_what, prepare) => {
  const { client, attestation } = await aClientWithDocuments();
  await prepare(client);
  await workOf(laterLaw('kb_2099-01-01_aaaaaaaa')).renewals.run();
  expect(await documents(attestation)).toHaveLength(1);
  expect(await renewedMails()).toEqual([]);
});

test('two concurrent workers create one new version', async () => {
  const { client, attestation } = await aClientWithDocuments();
  await bought(client, 'hooldus');
  fixture.runtime.pass(1_000);
  const later = laterLaw('kb_2099-01-01_aaaaaaaa');
  await Promise.all([1, 2, 3].map(() => workOf(later).renewals.run()));
  await workOf(later).renewals.run();
  expect(await documents(attestation)).toHaveLength(2);
  expect(await renewedMails()).toHaveLength(1);
});

test('a document generated before compositions were recorded is regenerated once', async () => {
  const { client, attestation } = await aClientWithDocuments();
  await fixture.rows('update document set composition = null, template = null');
  await bought(client, 'hooldus');
  fixture.runtime.pass(1_000);
  await workOf(law).renewals.run();
  await workOf(law).renewals.run();
  expect(await documents(attestation)).toHaveLength(2);
});

test('re-signing brings the named order up to date and lists what changed', async () => {
  const { client, attestation } = await aClientWithDocuments();
  fixture.runtime.pass(1_000);
  const { generation } = workOf(laterLaw('kb_2099-01-01_aaaaaaaa'));
  const signed = await bought(client, 'kordusallkiri', { tellimus: attestation }, generation);
  expect(await documents(attestation)).toHaveLength(2);
  expect(await documents(signed)).toMatchObject([{ kind: 're_signing' }]);
  expect(await renewedMails()).toEqual([]);
});

test('re-signing requires the order that it is for', async () => {
  const client = await fixture.aClient();
  for (const payload of [{}, { tellimus: null }]) {
    await expect(bought(client, 'kordusallkiri', payload)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'payload.tellimus', type: 'missing' }],
    });
  }
});
