/** Members of an order's payload, and what the documents of each service need. */
import { z } from 'zod';
import { missingFacts } from '../../../src/modules/documents/domain/readiness.js';
import { documentsOfService } from '../../../src/modules/documents/domain/documents-of-service.js';
import { readPayload, toOrderFacts } from '../../../src/modules/documents/order-facts.graphql.js';
import {
  PACKAGE_DOCUMENT,
  ORDER_PAYLOAD_SCHEMA,
} from '../../../src/shared/graphql/order-payload.js';
import { fieldOf } from '../../../src/shared/graphql/missing-fact.graphql.js';
import { DOCUMENT_KIND } from '../../../src/shared/graphql/order.graphql.js';
import type {
  DocumentKind,
  PackageKind,
  SoldDocumentKind,
} from '../../../src/modules/documents/domain/document-entry.js';

const NO_ORDER = '00000000-0000-4000-8000-000000000000';

const wordOfKind = (kind: DocumentKind): string =>
  Object.entries(DOCUMENT_KIND).find(([, one]) => one === kind)?.[0] ?? kind;

/** Fields that the documents need and an empty payload lacks. */
function fieldsFor(serviceKey: string, kinds: readonly SoldDocumentKind[]): readonly string[] {
  const order = { id: NO_ORDER, accountId: NO_ORDER, serviceKey, country: null, payload: {} };
  const facts = toOrderFacts({ ...order, paidAt: new Date(0) }, readPayload({}), []);
  return missingFacts(kinds, facts).map(({ fact }) => fieldOf(fact));
}

const ANSWER = 'payload.vastused.';

/** Answers as one entry: `payload.vastused` (a1, a2 …). */
function shownFields(fields: readonly string[]): string {
  const answers = fields
    .filter((field) => field.startsWith(ANSWER))
    .map((field) => field.slice(ANSWER.length));
  const others = fields
    .filter((field) => !field.startsWith(ANSWER))
    .map((field) => `\`${field.replace(/^payload\./, '')}\``);
  const of = answers.length === 20 ? 'all 20 answers' : answers.join(', ');
  return [...others, ...(answers.length === 0 ? [] : [`\`vastused\` (${of})`])].join(', ');
}

export const NO_DOCUMENT = 'It has no document of its own and needs no facts.';

const row = (kind: SoldDocumentKind, serviceKey: string): string =>
  `| \`${wordOfKind(kind)}\` | ${shownFields(fieldsFor(serviceKey, [kind]))} |`;

function sectionOf(key: string, title: string): string {
  const single = Object.values(PACKAGE_DOCUMENT);
  const kinds =
    key === 'yksikdokument'
      ? single.flatMap((kind: PackageKind) =>
          documentsOfService(key, { single: kind, isPortfolio: false }),
        )
      : [
          ...new Set(
            [false, true].flatMap((isPortfolio) =>
              documentsOfService(key, { single: null, isPortfolio }),
            ),
          ),
        ];
  if (kinds.length === 0) return `### ${key}\n\n${title}. ${NO_DOCUMENT}`;
  return `### ${key}\n\n${title}.\n\n| Document | Needs |\n| --- | --- |\n${kinds.map((kind) => row(kind, key)).join('\n')}`;
}

/** Markdown. @param services key and English name, in the order of the catalogue */
export const payloadOfServices = (
  services: readonly (readonly [key: string, name: string])[],
): string => services.map(([key, name]) => sectionOf(key, name)).join('\n\n');

const memberSchema: z.ZodType<Member> = z.lazy(() =>
  z.looseObject({
    description: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.string().optional(),
    format: z.string().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), memberSchema).optional(),
    items: memberSchema.optional(),
    anyOf: z.array(memberSchema).optional(),
  }),
);
type Member = Readonly<{
  description?: string | undefined;
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: string | undefined;
  format?: string | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxItems?: number | undefined;
  properties?: Record<string, Member> | undefined;
  items?: Member | undefined;
  anyOf?: Member[] | undefined;
}>;

/** Every member accepts null; the other alternative describes it. */
function stated(member: Member): Member {
  const one = member.anyOf?.find(({ type }) => type !== 'null');
  return one === undefined
    ? member
    : { ...stated(one), description: member.description ?? stated(one).description };
}

const MAX_VALUES = 8;

function boundsOf(member: Member): string {
  const { maxLength, maximum, minimum, maxItems, format } = member;
  if (member.enum !== undefined) {
    const values = member.enum.map((value) => `\`${String(value)}\``);
    return values.length > MAX_VALUES ? `one of ${String(values.length)} codes` : values.join(', ');
  }
  if (member.const !== undefined) return `\`${member.const}\``;
  if (format === 'uuid') return 'UUID';
  if (maxLength !== undefined) return `at most ${maxLength.toLocaleString('en')} characters`;
  if (maxItems !== undefined) return `at most ${String(maxItems)}`;
  if (maximum !== undefined) return `${String(minimum ?? 0)} to ${maximum.toLocaleString('en')}`;
  return '';
}

const typeOf = (member: Member): string => String(member.type ?? 'string');

/** The answers have one row, the file one, because its own page describes it. */
const FOLDED = ['vastused', 'toimik'];

function rows(members: Readonly<Record<string, Member>>, prefix: string): readonly string[] {
  return Object.entries(members).flatMap(([name, raw]) => {
    const member = stated(raw);
    const item = member.items === undefined ? undefined : stated(member.items);
    const place = `${prefix}${name}${item === undefined ? '' : '[]'}`;
    const type = item === undefined ? typeOf(member) : `${typeOf(item)}[]`;
    const bounds = [boundsOf(member), item === undefined ? '' : boundsOf(item)]
      .filter((text) => text !== '')
      .join('; each ');
    const line = `| \`${place}\` | ${type} | ${bounds} | ${member.description ?? ''} |`;
    if (FOLDED.includes(name)) return [line];
    return [line, ...rows((item ?? member).properties ?? {}, `${place}.`)];
  });
}

/** Markdown: every member of the published JSON Schema. */
export function payloadMembers(): string {
  const { properties = {} } = memberSchema.parse(ORDER_PAYLOAD_SCHEMA);
  return [
    '| Member | Type | Values | Meaning |',
    '| --- | --- | --- | --- |',
    ...rows(properties, ''),
  ].join('\n');
}
