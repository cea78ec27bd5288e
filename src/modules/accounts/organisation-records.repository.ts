/**
 * Reads an organisation's records by listed columns, so that a new column cannot leak a secret. A test compares all
 * tables with these lists and that of `erasure.repository.ts`.
 */
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';
import { eraseOrganisation, type Erasure } from './erasure.repository.js';
import {
  MAX_ITEMS,
  OF_ORDERS,
  texts,
  type Db,
  type Records,
} from './exported-orders.repository.js';

/** Kind of record → its rows, with internal names. */
export type OrganisationRecords = Readonly<Record<string, readonly unknown[]>>;

const lineagesOf = (db: Db, account: string) =>
  db.selectFrom('api_key').select('lineage_id').where('account_id', '=', account);

const membersOf = (db: Db, account: string) =>
  db.selectFrom('member').select('id').where('account_id', '=', account);

/** Key: name in the export. */
const OF_ACCOUNT: Records = {
  account: (db, account) =>
    db
      .selectFrom('account')
      .select(['id', 'name', 'email', 'role', 'state', 'website', 'language', 'vat_number'])
      .select(['vat_status', 'vat_name_match', 'vat_review', 'billing_country', 'billing_address'])
      .select(['registration_code', 'licence'])
      .select((eb) => texts(eb, 'vat_checked_at', 'licence_from', 'licence_until', 'created_at'))
      .where('id', '=', account),
  letterheads: (db, account) =>
    db
      .selectFrom('letterhead')
      .select(['name', 'colour', 'accent', 'logo_width', 'logo_height'])
      .select(({ ref }) => sql<string | null>`encode(${ref('logo')}, 'base64')`.as('logo'))
      .select((eb) => texts(eb, 'changed_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  api_keys: (db, account) =>
    db
      .selectFrom('api_key')
      .select(['id', 'lineage_id', 'generation', 'mode', 'role', 'tier', 'per_minute', 'per_month'])
      .select(['name', 'last4'])
      .select((eb) => texts(eb, 'created_at', 'expires_at', 'blocked_at'))
      .where('account_id', '=', account)
      .orderBy('api_key.created_at', 'desc')
      .limit(MAX_ITEMS),
  licence_subscriptions: (db, account) =>
    db
      .selectFrom('licence_subscription')
      .select(['ref', 'order_id', 'to_end'])
      .select((eb) => texts(eb, 'created_at', 'ended_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  licence_notices: (db, account) =>
    db
      .selectFrom('licence_notice')
      .select('kind')
      .select((eb) => texts(eb, 'licence_until', 'at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  members: (db, account) =>
    db
      .selectFrom('member')
      .select(['id', 'email', 'role'])
      .select((eb) => texts(eb, 'created_at', 'signed_in_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  sessions: (db, account) =>
    db
      .selectFrom('member_session')
      .select(['id', 'member_id'])
      .select((eb) => texts(eb, 'created_at', 'seen_at', 'idle_ends_at', 'ends_at'))
      .where('member_id', 'in', membersOf(db, account))
      .limit(MAX_ITEMS),
  passkeys: (db, account) =>
    db
      .selectFrom('passkey')
      .select(['id', 'member_id', 'name'])
      .select((eb) => texts(eb, 'created_at', 'used_at'))
      .where('member_id', 'in', membersOf(db, account))
      .limit(MAX_ITEMS),
  oauth_clients: (db, account) =>
    db
      .selectFrom('oauth_client')
      .select(['id', 'lineage_id', 'name', 'metadata'])
      .select((eb) => texts(eb, 'created_at', 'used_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  oauth_grants: (db, account) =>
    db
      .selectFrom('oauth_grant')
      .select(['id', 'client_id', 'lineage_id', 'scope'])
      .select((eb) => texts(eb, 'created_at', 'expires_at', 'revoked_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  webhook_endpoints: (db, account) =>
    db
      .selectFrom('webhook_endpoint')
      .select(['id', 'url', 'types'])
      .select((eb) => texts(eb, 'created_at'))
      .where('account_id', '=', account)
      .limit(MAX_ITEMS),
  webhook_deliveries: (db, account) =>
    db
      .selectFrom('webhook_delivery')
      .select(['endpoint_id', 'event_id', 'type', 'data', 'attempts', 'status'])
      .select((eb) => texts(eb, 'at', 'delivered_at', 'given_up_at'))
      .where('endpoint_id', 'in', (eb) =>
        eb.selectFrom('webhook_endpoint').select('id').where('account_id', '=', account),
      )
      .orderBy('webhook_delivery.id', 'desc')
      .limit(MAX_ITEMS),
  link_reports: (db, account) =>
    db
      .selectFrom('link_report')
      .select(['id', 'link', 'message', 'suggested_relation', 'suggested_strength', 'kb_version'])
      .select(['state', 'outcome'])
      .select((eb) => texts(eb, 'reported_at', 'decided_at'))
      .where('account_id', '=', account)
      .orderBy('link_report.reported_at', 'desc')
      .limit(MAX_ITEMS),
  mails: (db, account) =>
    db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'attempts'])
      .select((eb) => texts(eb, 'created_at', 'sent_at', 'given_up_at'))
      .where('account_id', '=', account)
      .orderBy('outbox.created_at', 'desc')
      .limit(MAX_ITEMS),
  requests_by_month: (db, account) =>
    db
      .selectFrom('usage_month')
      .select(['lineage_id', 'month', 'used'])
      .where('lineage_id', 'in', lineagesOf(db, account))
      .orderBy('month', 'desc')
      .limit(MAX_ITEMS),
  requests_by_day: (db, account) =>
    db
      .selectFrom('usage_day')
      .select(['lineage_id', 'day', 'total'])
      .where('lineage_id', 'in', lineagesOf(db, account))
      .orderBy('day', 'desc')
      .limit(MAX_ITEMS),
  audit: (db, account) =>
    db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'object', 'request_id', 'details'])
      .select((eb) => texts(eb, 'at'))
      .where('account_id', '=', account)
      .orderBy('audit_log.id', 'desc')
      .limit(MAX_ITEMS),
};

export class OrganisationRecordsRepository {
  constructor(private readonly em: EntityManager) {}

  /** One snapshot of all. @returns null if the account does not exist */
  collect(accountId: string): Promise<OrganisationRecords | null> {
    return this.em.fork().transactional(
      async (em) => {
        const found: [string, readonly unknown[]][] = [];
        for (const [name, query] of Object.entries({ ...OF_ACCOUNT, ...OF_ORDERS })) {
          found.push([name, await query(queries(em), accountId).execute()]);
        }
        const records = Object.fromEntries(found);
        return records['account']?.length === 1 ? records : null;
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  /** One transaction; idempotent. */
  erase(accountId: string, at: Date): Promise<Erasure> {
    return this.em.fork().transactional((em) => eraseOrganisation({ em, accountId, at }));
  }
}
