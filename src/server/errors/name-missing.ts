/** Names the values that were not found, so that NOT_FOUND names which id or path to check. */
import type { FastifyRequest } from 'fastify';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import {
  missing,
  notFound,
  ServiceError,
  type ErrorDetail,
  type MissingKind,
} from '../../shared/errors.js';
import { allFields, type Field } from '../../shared/graphql/fields-of.js';
import type { JsonRecord } from '../../shared/json-record.js';

type Kinds = Readonly<Record<string, MissingKind>>;
const KINDS: Kinds = {
  client_id: 'client',
  event_id: 'event',
  grant_id: 'grant',
  key_id: 'key',
  kood: 'document',
  link: 'link',
  measure_key: 'measure',
  member_id: 'member',
  order_id: 'order',
  passkey_id: 'passkey',
  ref: 'control',
  report_id: 'report',
  rule_code: 'rule',
  session_id: 'session',
  tagasimakse_id: 'refund',
  votmekood: 'code',
  webhook_id: 'webhook',
};

/** Arguments that name something in these operations alone. */
const KINDS_OF_OPERATION: Readonly<Record<string, Kinds>> = {
  country: { country: 'country' },
  duties: { country: 'country' },
  reform: { id: 'reform' },
};

/** Parameters of paths that are not operations. */
const KINDS_OF_PATH: Kinds = {
  file: 'file',
  invoice_number: 'invoice',
  name: 'file',
  order_id: 'order',
  token: 'token',
  version: 'file',
};

const missingIn = (values: JsonRecord, kinds: Kinds): readonly ErrorDetail[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const what = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
    return what === undefined || value == null ? [] : [missing(field, what)];
  });

const isBare = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === 'NOT_FOUND' && error.details.length === 0;

function nameArguments(field: Field): void {
  const kinds = { ...KINDS, ...KINDS_OF_OPERATION[field.name] };
  if (!field.args.some(({ name }) => Object.hasOwn(kinds, name))) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args: JsonRecord, context, info): unknown => {
    const reject = (error: unknown): never => {
      throw isBare(error) ? notFound(...missingIn(args, kinds)) : error;
    };
    try {
      const answer = resolve(parent, args, context, info);
      return answer instanceof Promise ? answer.catch(reject) : answer;
    } catch (error) {
      return reject(error);
    }
  };
}

/** Changes the schema in place; call once. */
export function nameMissing(schema: GraphQLSchema): GraphQLSchema {
  allFields(schema).forEach(nameArguments);
  return schema;
}

/** For paths that are not operations. */
export function namedIn({ is404, params }: FastifyRequest, error: ServiceError): ServiceError {
  if (!isBare(error)) return error;
  if (is404) return notFound(missing('path', 'path'));
  // Fastify's router provides text.
  return notFound(...missingIn(params as JsonRecord, KINDS_OF_PATH));
}
