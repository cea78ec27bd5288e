/** Webhooks in the OpenAPI document: what the service sends to endpoints of the client. Source. */
import { WEBHOOK_TYPES, type WebhookType } from '../../../modules/webhooks/domain/webhook.js';
import examples from './answer-examples.json' with { type: 'json' };
import { GLOSSARY, meaningOf } from '../../schema/describe-schema.js';
import { NO_SECURITY } from './shared-parts.js';
import { refTo, type JsonSchema } from './type-schema.js';

const TEXT = { type: 'string' } as const;
const TEXT_OR_NULL = { type: ['string', 'null'] } as const;
const TIME = { type: 'string', format: 'date-time' } as const;
const DAY = { type: 'string', format: 'date' } as const;
const COUNT = { type: 'integer' } as const;
const TEXTS_OR_NULL = { type: ['array', 'null'], items: { type: 'string' } } as const;

type Members = Readonly<Record<string, JsonSchema>>;

/** Of members that mean something else here than in answers, or that answers lack. */
const MEANINGS: Readonly<Record<string, string>> = {
  order_id: 'Id of the order.',
  number: 'Number of the invoice or credit note.',
  kuupaev: 'Day of issue, or day of the change (YYYY-MM-DD).',
  summa: 'Amount in euros, VAT included; negative on a credit note.',
  krediteerib: 'Number of the credited invoice; null on an invoice.',
  kontrollitud: 'Time of the answer of VIES (ISO 8601, UTC).',
  kehtib_kuni: 'Time until which the replaced key works (ISO 8601, UTC).',
  algus: 'Start of the paid period (ISO 8601, UTC).',
  lopp: 'End of the paid period (ISO 8601, UTC).',
  armuaja_lopp: 'End of the grace period, in which limits and prices still apply (ISO 8601, UTC).',
  pohjus:
    'Why the licence ends: `uuendamine` renewal is due, `makse_ebaonnestus` the charge failed.',
  protsent: 'Percentage of the limit that was reached.',
  riik: 'Country as ISO 3166-1 alpha-2 code; null if none.',
  eelmine_kb_versioon: 'Version of the law data before.',
  id: 'Id of the record in the changelog.',
  paragrahv: 'Provision that changed; null if the change concerns none.',
  url: 'Address of the source.',
  measures: 'Measures that the change is limited to; null: all.',
  frameworks: 'Frameworks that the change is limited to; null: all.',
};

function described([name, schema]: readonly [string, JsonSchema]): [string, JsonSchema] {
  if ('$ref' in schema) return [name, schema];
  const word = GLOSSARY.words[name];
  const description = MEANINGS[name] ?? (word === undefined ? '' : meaningOf(word));
  return [name, { ...schema, description }];
}

const describedMembers = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).map(described));

const KEY: Members = { key_id: TEXT, viimased4: TEXT };

/** By subject, the first part of the type. `optional`: members that some types lack. */
const DATA: Readonly<Record<string, Readonly<{ members: Members; optional?: Members }>>> = {
  order: {
    members: {
      order_id: TEXT,
      teenus: TEXT,
      riik: TEXT_OR_NULL,
      olek: refTo('TellimuseOlek'),
      makse_staatus: refTo('MakseStaatus'),
      dokumendi_staatus: refTo('DokumendiStaatus'),
      samm: COUNT,
      samme: COUNT,
    },
  },
  invoice: {
    members: {
      number: TEXT,
      liik: refTo('ArveLiik'),
      order_id: TEXT,
      kuupaev: DAY,
      summa: TEXT,
      valuuta: TEXT,
      krediteerib: TEXT_OR_NULL,
    },
  },
  vat: { members: { kmkr: TEXT, kmkr_staatus: refTo('KmkrStaatus'), kontrollitud: TIME } },
  api_key: { members: { ...KEY, kehtib_kuni: TIME } },
  licence: {
    members: { liik: refTo('Litsents'), algus: TIME, lopp: TIME },
    optional: {
      armuaja_lopp: TIME,
      order_id: TEXT,
      pohjus: { type: 'string', enum: ['uuendamine', 'makse_ebaonnestus'] },
    },
  },
  quota: {
    members: {
      ...KEY,
      kuu: TEXT,
      paringuid: COUNT,
      limiit: COUNT,
      jaak: COUNT,
      protsent: COUNT,
      lahtestub: TIME,
    },
  },
  kb: { members: { kb_versioon: TEXT, eelmine_kb_versioon: TEXT } },
  law: {
    members: {
      id: TEXT,
      kuupaev: DAY,
      kb_versioon: TEXT,
      riik: TEXT_OR_NULL,
      liik: refTo('ChangeKind'),
      paragrahv: TEXT_OR_NULL,
      url: { type: 'string', format: 'uri' },
      measures: TEXTS_OR_NULL,
      frameworks: TEXTS_OR_NULL,
    },
  },
};

const EVENT_ID = {
  type: 'string',
  format: 'uuid',
  description: 'Id of the event, the same in all attempts and on all channels.',
} as const;

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: TEXT,
});

/** Standard Webhooks. */
const PARAMETERS = [
  header('webhook-id', 'Id of the event, as in `data.event_id`.'),
  header('webhook-timestamp', 'Time of the attempt in seconds since 1970.'),
  header('webhook-signature', 'Signatures of id, time and body, separated by spaces.'),
];

function bodySchema(type: WebhookType): JsonSchema {
  const { members, optional = {} } = DATA[type.split('.')[0] ?? ''] ?? { members: {} };
  const data = {
    type: 'object',
    required: ['event_id', ...Object.keys(members)],
    description: 'What the event is about.',
    properties: { event_id: EVENT_ID, ...describedMembers({ ...members, ...optional }) },
  };
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', const: type, description: 'Type of the event.' },
      timestamp: { ...TIME, description: 'Time of the event (ISO 8601, UTC).' },
      data,
    },
  };
}

const operation = (type: WebhookType): JsonSchema => ({
  post: {
    operationId: `on_${type.replace('.', '_')}`,
    summary: `Event ${type}`,
    description: 'Sent to endpoints that receive this type. An answer other than 2xx is repeated.',
    tags: ['Webhooks'],
    security: NO_SECURITY,
    parameters: PARAMETERS,
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: bodySchema(type), example: examples.webhooks[type] },
      },
    },
    responses: { '2XX': { description: 'The event was received.' } },
  },
});

export const WEBHOOKS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  WEBHOOK_TYPES.map((type) => [type, operation(type)]),
);
