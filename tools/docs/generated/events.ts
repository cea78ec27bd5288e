/** Catalogue of webhook events, with payloads made by the code that sends them. */
import {
  RETRY_PAUSES_SECONDS,
  WEBHOOK_TYPES,
  type WebhookType,
} from '../../../src/modules/webhooks/domain/webhook.js';
import { webhookBody } from '../../../src/modules/webhooks/webhook-body.graphql.js';

const ID = '00000000-0000-4000-8000-00000000000';
const AT = new Date('2026-01-15T09:00:00.000Z');
const UNTIL = '2026-02-15T09:00:00.000Z';

/** When each event is sent. */
const WHEN: Readonly<Record<WebhookType, string>> = {
  'order.created': 'An order was placed.',
  'order.paid': 'The payment provider confirmed the payment.',
  'order.generating': 'The documents of a paid order are being generated.',
  'order.released': 'The documents are available. Read the order to get links.',
  'order.delayed': 'Generation has taken longer than 15 minutes and continues.',
  'order.failed':
    'All attempts to generate the documents have failed. The operator retries or refunds.',
  'order.expired': 'The order was not paid within 14 days. A late payment revives it.',
  'order.cancelled': 'The unpaid order was cancelled.',
  'order.refunded': 'The order was refunded.',
  'invoice.issued':
    'An invoice or a credit note was issued. `krediteerib` names the invoice that a credit note corrects.',
  'vat.verified': 'VIES confirmed a VAT number that it could not check before.',
  'api_key.rotated': 'A key was rotated. The event names the old key and when it ends.',
  'api_key.expiring': 'A rotated key ends in 12 hours, or in half of a shorter grace period.',
  'licence.activated': 'A licence was paid: a new one, or another period.',
  'licence.expiring':
    'A licence ends soon (`uuendamine`), or a renewal could not be charged (`makse_ebaonnestus`).',
  'licence.lapsed': 'A licence and its grace period have ended.',
  'quota.warning': 'A live key has used 80 % or 95 % of its requests of the month.',
  'kb.updated': 'The service runs on a new version of the law data.',
  'law.changed':
    'One change of a new version of the law data. An entry of the changelog without its texts.',
};

const order = (kind: string, payment: string, documents: string) => ({
  order_id: `${ID}1`,
  kind,
  service_key: 'pakett',
  country: 'ee',
  payment_status: payment,
  document_status: documents,
});

const key = { key_id: `${ID}2`, last4: 'x7Qd', until: UNTIL };
const licence = { licence: 'professional', from: AT.toISOString(), until: UNTIL };

/** Stored facts of one event of each type, as triggers and services write them. */
const STORED: Readonly<Record<WebhookType, Readonly<Record<string, unknown>>>> = {
  'order.created': order('created', 'pending', 'pending'),
  'order.paid': order('paid', 'paid', 'generating'),
  'order.generating': order('generating', 'paid', 'generating'),
  'order.released': order('released', 'paid', 'released'),
  'order.delayed': order('delayed', 'paid', 'generating'),
  'order.failed': order('failed', 'paid', 'generating'),
  'order.expired': order('expired', 'pending', 'pending'),
  'order.cancelled': order('cancelled', 'pending', 'pending'),
  'order.refunded': order('refunded', 'paid', 'released'),
  'invoice.issued': {
    number: 'INV-2026-00001',
    series: 'invoice',
    order_id: `${ID}1`,
    issued_on: '2026-01-15',
    total_cents: 197_160,
    credits: null,
  },
  'vat.verified': { vat_number: 'FI12345671', at: AT.toISOString() },
  'api_key.rotated': key,
  'api_key.expiring': key,
  'licence.activated': licence,
  'licence.expiring': { ...licence, order_id: `${ID}1`, reason: 'renewal' },
  'licence.lapsed': licence,
  'quota.warning': {
    month: '2026-01',
    used: 40_000,
    per_month: 50_000,
    percent: 80,
    key_id: `${ID}2`,
    last4: 'x7Qd',
  },
  'kb.updated': { version: 'kb_2026-11-25_9f0731b7', before: 'kb_2026-11-24_0c1d2e3f' },
  'law.changed': {
    id: '2026-11-25-sample',
    date: '2026-11-25',
    kb_version: 'kb_2026-11-25_9f0731b7',
    country: 'ee',
    kind: 'changed',
    provision: '§ 3',
    url: 'https://www.riigiteataja.ee/en/',
    measures: null,
    frameworks: null,
  },
};

/** Events of one subject differ in values only. */
const SHOWN: readonly WebhookType[] = [
  'order.released',
  'invoice.issued',
  'vat.verified',
  'api_key.rotated',
  'licence.expiring',
  'quota.warning',
  'kb.updated',
  'law.changed',
];

/** The body that the service would send, laid out for readers. */
export const sampleBody = (type: WebhookType): string =>
  JSON.stringify(
    JSON.parse(webhookBody({ eventId: `${ID}9`, type, data: STORED[type], at: AT })),
    null,
    2,
  );

const row = (type: WebhookType): string => {
  const subject = SHOWN.find((shown) => shown.split('.')[0] === type.split('.')[0]);
  const link = (subject ?? type).replace('.', '');
  return `| \`${type}\` | ${WHEN[type]} | [${(subject ?? type).split('.')[0] ?? ''}](#${link}) |`;
};

/** Markdown: all types. */
export const eventTable = (): string =>
  ['| `type` | Sent when | Payload |', '| --- | --- | --- |', ...WEBHOOK_TYPES.map(row)].join('\n');

/** Markdown: one payload per subject. */
export const eventSamples = (): string =>
  SHOWN.map((type) => `### ${type}\n\n\`\`\`json sample\n${sampleBody(type)}\n\`\`\``).join('\n\n');

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

function duration(seconds: number): string {
  const [unit, size] =
    UNITS.find(([, each]) => seconds % each === 0 && seconds >= each) ?? UNITS[2];
  const count = seconds / size;
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** "1 day 2 hours 30 minutes 5 seconds", without parts that are zero. */
function span(seconds: number): string {
  const parts = [['day', 86_400], ...UNITS] as const;
  let rest = seconds;
  return parts
    .flatMap(([unit, size]) => {
      const count = Math.floor(rest / size);
      rest %= size;
      return count === 0 ? [] : [`${String(count)} ${unit}${count === 1 ? '' : 's'}`];
    })
    .join(', ');
}

/** Markdown: pause before each attempt and time since the first. */
export function retryTable(): string {
  let total = 0;
  const rows = RETRY_PAUSES_SECONDS.map((pause, at) => {
    total += pause;
    return `| ${String(at + 2)} | ${duration(pause)} | ${span(total)} |`;
  });
  return [
    '| Attempt | After a pause of | Time since the first |',
    '| --- | --- | --- |',
    '| 1 | – | – |',
    ...rows,
  ].join('\n');
}
