/** Formats of text values: `format` in OpenAPI. Words: JSON Schema 2020-12, validation, section 7.3 (D-320). */
import { isObjectType, type GraphQLSchema } from 'graphql';
import { elementsOf } from './describe-schema.js';

export type ValueFormat = 'date' | 'date-time' | 'uuid' | 'uri' | 'iri' | 'email' | 'idn-email';

/** By name of the field, or by coordinate if the name has another form elsewhere. */
type Formats = Readonly<Record<string, ValueFormat>>;

export type HasExtensions = Readonly<{ extensions: Readonly<Record<string, unknown>> }>;

const named = (format: ValueFormat, names: readonly string[]): Formats =>
  Object.fromEntries(names.map((name) => [name, format]));

const TIMES = [
  'aeg',
  'aegub',
  'algus',
  'at',
  'blokeeritud',
  'deadline',
  'deadline_local',
  'decided_at',
  'issued_at',
  'jargmine_katse',
  'kehtib_kuni',
  'kohale_toimetatud',
  'kontrollitud',
  'last_used_at',
  'lahtestub',
  'legal_latest',
  'licence_until',
  'loobutud',
  'loodud',
  'lopp',
  'national_deadline',
  'now',
  'reported_at',
  'runs_from_at',
  'safe_by',
  'started_at',
  'timestamp',
  'trust_service_deadline',
  'vana_kehtib_kuni',
  'viimane_katse',
  'working_day_deadline',
  'working_day_deadline_local',
];

const DAYS = [
  'applies_from',
  'due_on',
  'in_force_date',
  'kuupaev',
  'loetud',
  'on',
  'paev',
  'position_date',
  'read_on',
  'seisukuupaev',
  'stage_date',
  'valid_from',
];

const ADDRESSES = [
  'allalaadimislink',
  'dokumentatsioon',
  'eli',
  'iri',
  'issuer',
  'kontroll_url',
  'makselink',
  'tagasiaadressid',
];

/** Of law and of receivers; older versions of the law data have characters outside ASCII. */
const WIDER_ADDRESSES = ['source_url', 'url'];

const IDS = [
  'event_id',
  'key_id',
  'member_id',
  'passkey_id',
  'request_id',
  'session_id',
  'webhook_id',
];

const OF_ANSWERS: Formats = {
  ...named('date-time', TIMES),
  ...named('date', DAYS),
  ...named('uri', ADDRESSES),
  ...named('iri', WIDER_ADDRESSES),
  ...named('uuid', IDS),
};

/** Times of requests have none: they are also accepted without an offset. */
const OF_REQUESTS: Formats = {
  ...named('date', ['alates', 'asOf']),
  ...named('uri', ['tagasiaadressid']),
  ...named('uuid', IDS),
  'IncidentContactInput.email': 'email',
  'Mutation.createWebhookEndpoint(url:)': 'iri',
  'Mutation.signup(email:)': 'idn-email',
  'Query.duties(from:)': 'date',
};

/** `@constraint(format:)` of a field, argument or input field; null: none. */
export const formatOf = ({ extensions }: HasExtensions): ValueFormat | null =>
  // `markFormats` is the only writer of this extension.
  (extensions['format'] as ValueFormat | undefined) ?? null;

/** In place. */
export function markFormats(schema: GraphQLSchema): GraphQLSchema {
  for (const { coordinate, word, target } of elementsOf(schema)) {
    const [type = ''] = coordinate.split('.');
    const isAnswer = isObjectType(schema.getType(type)) && !coordinate.endsWith(')');
    const formats = isAnswer ? OF_ANSWERS : OF_REQUESTS;
    const format = word === null ? undefined : (formats[coordinate] ?? formats[word]);
    if (format !== undefined) target.extensions = { ...target.extensions, format };
  }
  return schema;
}
