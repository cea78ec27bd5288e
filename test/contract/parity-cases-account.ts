/** Parity cases of orders, accounts and the service itself. */
import { KEY_CASES, LANGUAGE_CASES, of, type ParityCase } from './parity-case.js';

const DEEP: unknown = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);

const ORDERS = [
  ...of('Query.services', [...LANGUAGE_CASES, ...KEY_CASES]),
  ...of('Mutation.createOrder', [
    {
      what: 'the demo order',
      values: { teenus: 'pakett', riik: 'ee', payload: { riskitase: 'R2' } },
    },
    { what: 'an unknown service', values: { teenus: 'auto' } },
    { what: 'a bad risk tier', values: { teenus: 'pakett', payload: { riskitase: 'R9' } } },
    { what: 'a payload too deep', values: { teenus: 'pakett', payload: DEEP } },
    { what: 'a payload that is a list', values: { teenus: 'pakett', payload: [1] } },
    { what: 'a key of 65', values: { teenus: 'pakett', idempotency_key: 'x'.repeat(65) } },
    { what: 'an empty key', values: { teenus: 'pakett', idempotency_key: '' } },
    { what: 'nothing', values: {} },
    { what: 'no key', values: { teenus: 'pakett' }, key: 'none' },
  ]),
  ...of('Query.quote', [
    { what: 'a package', values: { teenus: 'pakett', riik: 'ee', payload: { riskitase: 'R2' } } },
    { what: 'a live key', values: { teenus: 'hooldus' }, key: 'live client' },
    { what: 'an unknown service', values: { teenus: 'auto' } },
    { what: 'a bad risk tier', values: { teenus: 'pakett', payload: { riskitase: 'R9' } } },
    { what: 'nothing', values: {} },
    { what: 'no key', values: { teenus: 'pakett' }, key: 'none' },
  ]),
  ...of('Query.order', [
    { what: 'the demo order', values: { order_id: 'sandbox-demo-order-001' } },
    { what: 'another order', values: { order_id: 'sandbox-demo-order-002' } },
    { what: 'a live key', values: { order_id: 'sandbox-demo-order-001' }, key: 'live client' },
    { what: 'another, in Estonian', values: { order_id: 'x' }, acceptLanguage: 'et' },
  ]),
  ...of('Mutation.orderLicence', [
    { what: 'in the sandbox', values: { litsents: 'enterprise' } },
    { what: 'one that is not sold, live', values: { litsents: 'gold' }, key: 'live client' },
    { what: 'nothing', values: {} },
    { what: 'no key', values: { litsents: 'enterprise' }, key: 'none' },
  ]),
  ...of('Mutation.cancelOrder', [
    { what: 'the demo order', values: { order_id: 'sandbox-demo-order-001' } },
    { what: 'another order', values: { order_id: 'sandbox-demo-order-002' } },
    { what: 'no id', values: { order_id: 'x' }, key: 'live client' },
    { what: 'without a key', values: { order_id: 'x' }, key: 'none' },
  ]),
];

const BILLING = [
  ...of('Mutation.setBillingDetails', [
    { what: 'in the sandbox', values: { kmkr: 'EE123456789' } },
    { what: 'live', values: { arveldus_riik: 'LV', reg_kood: '40' }, key: 'live lawyer_firm' },
    { what: 'live, cleared', values: { arveldus_riik: '', reg_kood: '' }, key: 'live lawyer_firm' },
    { what: 'live, kept', values: { arveldus_riik: null }, key: 'live lawyer_firm' },
    {
      what: 'beyond every bound',
      values: {
        kmkr: 'x'.repeat(21),
        arveldus_riik: 'est',
        arveldus_aadress: 'x'.repeat(301),
        reg_kood: 'x'.repeat(51),
      },
    },
    { what: 'every type wrong', values: { kmkr: 1, arveldus_riik: [], reg_kood: {} } },
  ]),
  ...of('Query.billingSummary', [
    { what: 'in the sandbox', values: {} },
    { what: 'one order', values: { limit: 1 } },
    { what: 'beyond the page', values: { limit: 101 } },
    { what: 'below the page', values: { limit: 0 } },
    { what: 'a foreign cursor', values: { kursor: 'x' } },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
];

const SAMPLE_KEY = '00000000-0000-4000-8000-000000000002';

const AUDIT = [
  ...of('Query.organisationExport', [
    { what: 'in the sandbox', values: {} },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
  ...of('Query.auditLog', [
    { what: 'in the sandbox', values: {} },
    { what: 'beyond the page', values: { limit: 101 } },
    { what: 'a foreign cursor', values: { kursor: 'x' } },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
];

const KEYS = [
  ...of('Query.apiKeys', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, key: 'live client' },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
  ...of('Mutation.rotateKey', [
    { what: 'in the sandbox', values: {} },
    { what: 'at once', values: { armuaeg_tunde: 0 } },
    { what: 'for too long', values: { armuaeg_tunde: 73 } },
    { what: 'for part of an hour', values: { armuaeg_tunde: 1.5 } },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
  ...of('Mutation.revokeKey', [
    { what: 'the sample', values: { key_id: SAMPLE_KEY } },
    { what: 'an unknown one', values: { key_id: SAMPLE_KEY.replace('2', '3') } },
    { what: 'an unknown one, live', values: { key_id: SAMPLE_KEY }, key: 'live client' },
    { what: 'no id', values: { key_id: 'x' } },
    { what: 'nothing', values: {} },
  ]),
];

const SAMPLE_HOOK = '00000000-0000-4000-8000-000000000003';
const SAMPLE_EVENT = '00000000-0000-4000-8000-000000000001';
const OTHER = SAMPLE_HOOK.replace('3', '9');

const WEBHOOKS = [
  ...of('Query.webhookEndpoints', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, key: 'live client' },
    { what: 'without a key', values: {}, key: 'none' },
  ]),
  ...of('Mutation.createWebhookEndpoint', [
    { what: 'in the sandbox', values: { url: 'https://example.com/a', tyybid: ['order.paid'] } },
    { what: 'plain http', values: { url: 'http://example.com/a' } },
    { what: 'an unknown event', values: { url: 'https://example.com', tyybid: ['order.lost'] } },
    { what: 'every type wrong', values: { url: 5, tyybid: 'order.paid' } },
  ]),
  ...of('Mutation.deleteWebhookEndpoint', [
    { what: 'the sample', values: { webhook_id: SAMPLE_HOOK } },
    { what: 'another', values: { webhook_id: OTHER } },
    { what: 'another, live', values: { webhook_id: OTHER }, key: 'live client' },
  ]),
  ...of('Mutation.rotateWebhookSecret', [
    { what: 'of the sample', values: { webhook_id: SAMPLE_HOOK } },
    { what: 'of another account, live', values: { webhook_id: OTHER }, key: 'live client' },
  ]),
  ...of('Mutation.replayWebhook', [
    { what: 'of the sample', values: { webhook_id: SAMPLE_HOOK, event_id: SAMPLE_EVENT } },
    { what: 'of no event', values: { webhook_id: SAMPLE_HOOK, event_id: OTHER } },
  ]),
  ...of('Query.webhookDeliveries', [
    { what: 'of the sample', values: { webhook_id: SAMPLE_HOOK } },
    { what: 'of another account', values: { webhook_id: OTHER } },
    { what: 'a foreign cursor', values: { webhook_id: SAMPLE_HOOK, kursor: 'x' } },
    { what: 'beyond the page', values: { webhook_id: SAMPLE_HOOK, limit: 101 } },
  ]),
];

const PUBLIC = [
  ...of('Query.health', [{ what: 'without a key', values: {}, key: 'none' }]),
  ...of('Query.status', [
    { what: 'without a key', values: {}, key: 'none' },
    { what: 'with a sandbox key', values: {} },
  ]),
  ...of('Query.changelog', [
    { what: 'without a key', values: {}, key: 'none' },
    { what: 'in English', values: { keel: 'en', limit: 2 }, key: 'none' },
    { what: 'every argument wrong', values: { limit: 0, riik: 'est' }, key: 'none' },
    { what: 'no day, no cursor', values: { alates: 'x', kursor: 'x' }, key: 'none' },
  ]),
  ...of('Query.kbDiff', [
    { what: 'an unknown version', values: { from: 'kb_2020-01-01_00000000' } },
    { what: 'no version', values: {} },
    { what: 'every argument wrong', values: { from: '', to: 'x', limit: 0, kursor: 'x' } },
    { what: 'without a key', values: { from: 'x' }, key: 'none' },
  ]),
  ...of('Mutation.signup', [
    {
      what: 'the plain case',
      values: { nimi: 'Õ Ü', email: 'a@b.ee', roll: 'client' },
      key: 'none',
    },
    {
      what: 'every argument wrong',
      values: {
        nimi: 'x',
        email: 5,
        roll: 'boss',
        riik: 'est',
        kmkr: 'x'.repeat(21),
        litsents: 'gold',
        veebileht: 'x'.repeat(201),
      },
      key: 'none',
    },
    { what: 'no address', values: { nimi: '  ', email: 'ab', roll: 'client' }, key: 'none' },
    { what: 'nothing', values: {}, key: 'none', acceptLanguage: 'et' },
  ]),
] satisfies ParityCase[];

export const ACCOUNT_CASES: readonly ParityCase[] = [
  ...ORDERS,
  ...BILLING,
  ...KEYS,
  ...AUDIT,
  ...WEBHOOKS,
  ...PUBLIC,
];
