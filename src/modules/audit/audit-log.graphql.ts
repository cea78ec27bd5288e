/** Wire types of the audit log. Additional to the documented interface. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { idCursor } from '../../shared/cursor.js';
import { invalid } from '../../shared/errors.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Bounds, Cursor } from '../../shared/graphql/decorators.js';
import {
  edgeOf,
  type PageArgs,
  PageInfoView,
  toPageInfo,
  type Edge,
} from '../../shared/graphql/connection.graphql.js';
import type { AuditRecord, AuditOptions } from './audit.repository.js';
import type { AuditPage } from './audit-log.service.js';

const MAX_PAGE_SIZE = 100;
const DEFAULT_LIMIT = 50;
/** Characters. */
const MAX_CURSOR_LENGTH = 200;

@ArgsType()
export class AuditLogArgs {
  @Bounds({ min: 1, max: MAX_PAGE_SIZE })
  @Field(() => Int, { defaultValue: DEFAULT_LIMIT })
  limit!: number;

  @Bounds({ maxLength: MAX_CURSOR_LENGTH })
  @Cursor(idCursor.decode)
  @Field(() => String, { nullable: true })
  kursor?: string | null;
}

@ObjectType('AuditEntry', { simpleResolvers: true })
export class AuditEntryView {
  @Field(() => String)
  at!: string;

  @Field(() => String, { name: 'tegutseja' })
  actor!: string;

  @Field(() => String, { name: 'tegevus' })
  action!: string;

  @Field(() => String, { name: 'objekt' })
  object!: string;

  @Field(() => [String], { name: 'valjad' })
  fields!: string[];

  @Field(() => String, { name: 'request_id', nullable: true })
  requestId!: string | null;
}

@ObjectType('AuditLog', { simpleResolvers: true })
export class AuditLogView {
  @Field(() => [AuditEntryView], { name: 'kirjed' })
  entries!: AuditEntryView[];
}

const AuditEdgeView = edgeOf('Audit', AuditEntryView);

@ObjectType('AuditConnection', { simpleResolvers: true })
export class AuditConnectionView {
  @Field(() => [AuditEdgeView])
  edges!: Edge<AuditEntryView>[];

  @Field(() => PageInfoView)
  pageInfo!: PageInfoView;
}

/** Key: internal term. Value: wire name, see `billing-details.graphql.ts`. */
const FIELDS: Readonly<Record<string, string>> = {
  vatNumber: 'kmkr',
  country: 'arveldus_riik',
  address: 'arveldus_aadress',
  registrationCode: 'reg_kood',
};

function toPosition(field: string, cursor: string | null | undefined): string | null {
  if (cursor == null) return null;
  const id = idCursor.decode(cursor);
  if (id === null) throw invalid({ field, type: 'cursor_invalid' });
  return id;
}

export const toAuditOptions = ({ limit, kursor }: AuditLogArgs): AuditOptions => ({
  limit,
  before: kursor == null ? null : idCursor.decode(kursor),
});

/** @throws VALIDATION_FAILED if `after` is invalid */
export const toConnectionOptions = ({ first, after }: PageArgs): AuditOptions => ({
  limit: first,
  before: toPosition('after', after),
});

const toEntry = (record: AuditRecord): AuditEntryView => ({
  at: record.at.toISOString(),
  actor: record.actor,
  action: record.action,
  object: record.object,
  fields: record.fields.map((name) => FIELDS[name] ?? name),
  requestId: record.requestId,
});

/** The next page's cursor goes into `meta.jargmine_kursor`. */
export function toAuditLogView(
  { records, next }: AuditPage,
  { meta }: Pick<RequestContext, 'meta'>,
): AuditLogView {
  if (next !== null) meta['jargmine_kursor'] = idCursor.encode(next);
  return { entries: records.map(toEntry) };
}

export function toAuditConnection(
  { records, next }: AuditPage,
  options: AuditOptions,
): AuditConnectionView {
  const edges = records.map((record) => ({
    cursor: idCursor.encode(record.id),
    node: toEntry(record),
  }));
  const neighbours = { hasNext: next !== null, hasPrevious: options.before !== null };
  return { edges, pageInfo: toPageInfo(neighbours, edges) };
}
