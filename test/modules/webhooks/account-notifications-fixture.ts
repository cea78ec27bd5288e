/** Accounts with a webhook on the fixture of orders, and the notifications they receive over time. */
import 'reflect-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  AccountNotifications,
  type LawChangeNotice,
} from '../../../src/modules/webhooks/account-notifications.service.js';
import { VersionNoticeRepository } from '../../../src/modules/webhooks/version-notices.repository.js';
import { AccountNotificationRepository } from '../../../src/modules/webhooks/account-notifications.repository.js';
import { OwnKeysRepository } from '../../../src/modules/api-keys/own-keys.repository.js';
import { webhookBody } from '../../../src/modules/webhooks/webhook-body.graphql.js';
import type { OrdersFixture } from '../orders/orders-fixture.js';

type ProcessCommands = Omit<OrdersFixture, 'payments'>;
type Facts = Parameters<ProcessCommands['aClient']>[0];
type Body = Readonly<{ type: string; data: Readonly<Record<string, unknown>> }>;

const TIERS = {
  baas: { perMinute: 60, perMonth: 2000 },
  professional: { perMinute: 300, perMonth: 50_000 },
  enterprise: { perMinute: 1200, perMonth: null },
  sandbox: { perMinute: 300, perMonth: 50_000 },
} as const;

export function notificationsIn(fixture: ProcessCommands) {
  const { em, runtime } = fixture;
  const notificationsOf = (kbVersion: string, lawChanges: readonly LawChangeNotice[] = []) =>
    new AccountNotifications({
      store: new AccountNotificationRepository(em),
      versions: new VersionNoticeRepository(em),
      tiers: TIERS,
      kbVersion,
      lawChanges,
      runtime,
    });

  const addWebhook = (accountId: string, types: string[] | null = null) =>
    fixture.rows(
      `insert into webhook_endpoint (id, account_id, url, types, sealed, created_at)
       values (gen_random_uuid(), ?::uuid, 'https://client.test',
         (select array_agg(t) from json_array_elements_text(?::json) t), 'x', now())`,
      [accountId, types === null ? null : JSON.stringify(types)],
    );

  async function aFollower(facts: Facts = {}) {
    const client = await fixture.aClient(facts);
    await addWebhook(client.accountId);
    return client;
  }

  /** The first key of a new lineage. */
  async function aKey(accountId: string, perMonth: number | null = null) {
    const [keyId, lineageId] = [randomUUID(), randomUUID()];
    await fixture.rows(
      `insert into api_key (id, account_id, lineage_id, mode, role, per_month, digest, last4, created_at)
       values (?::uuid, ?::uuid, ?::uuid, 'live', 'client', ?, ?, 'abcd', ?)`,
      [keyId, accountId, lineageId, perMonth, randomBytes(32), runtime.now()],
    );
    return { keyId, lineageId };
  }

  async function rotate(accountId: string, keyId: string, hours: number): Promise<void> {
    const at = runtime.now();
    const ids = { id: randomUUID(), lineageId: randomUUID() };
    const successor = {
      ...ids,
      ...({ mode: 'live', role: 'client', tier: null, name: null, last4: 'efgh' } as const),
      overrides: { perMinute: null, perMonth: null },
      digest: randomBytes(32),
    };
    const endsAt = new Date(at.getTime() + hours * 3_600_000);
    const actor = { name: 'test', requestId: randomUUID() };
    await new OwnKeysRepository(em).rotate({ accountId, keyId, successor, at, endsAt, actor });
  }

  const use = (lineageId: string, used: number) =>
    fixture.rows(
      `insert into usage_month (lineage_id, month, used) values (?::uuid, ?, ?)
       on conflict (lineage_id, month) do update set used = excluded.used`,
      [lineageId, runtime.now().toISOString().slice(0, 7), used],
    );

  /** Pending webhooks of the account, with their wire names. */
  async function reportedTo(accountId: string): Promise<readonly Body[]> {
    const rows = await fixture.rows(
      `select d.event_id as "eventId", d.type, d.data, d.at
       from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
       where e.account_id = ?::uuid order by d.id`,
      [accountId],
    );
    return rows.map((row) => {
      // Column types.
      const one = row as { eventId: string; type: string; data: Body['data']; at: string };
      return JSON.parse(webhookBody({ ...one, at: new Date(one.at) })) as Body;
    });
  }

  return { notificationsOf, addWebhook, aFollower, aKey, rotate, use, reportedTo };
}
