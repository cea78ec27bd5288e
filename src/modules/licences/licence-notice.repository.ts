/** Notifies licence owners by email and webhook, once per period, within an open transaction. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { graceEnd } from '../api-keys/domain/tier.js';
import type { EndingLicence } from './licence-maintenance.ports.js';
import type { MailFacts } from '../outbox/outbox.ports.js';

/** Inserts nothing if the owner was already notified. */
const NOTE = `
  insert into licence_notice (account_id, licence_until, kind, at) values (?::uuid, ?, ?, ?)
  on conflict do nothing returning kind`;

const NOTIFY = `select webhooks_tell(?::uuid, ?::uuid, ?, ?::jsonb, ?::timestamptz)`;

const MAIL = `
  insert into outbox (id, dedupe, account_id, kind, recipient, facts, created_at, due_at)
  values (?::uuid, ?, ?::uuid, ?, ?, ?::jsonb, ?, now()) on conflict (dedupe) do nothing`;

/** `type`: of the webhook. `event`, `facts`: further data of webhook and email. */
export type LicenceTelling = Readonly<{
  kind: 'renewal' | 'payment_failed' | 'lapsed';
  type: 'licence.expiring' | 'licence.lapsed';
  event: Readonly<Record<string, string>>;
  facts: MailFacts;
  now: Date;
}>;

const NAMES = { professional: 'Professional', enterprise: 'Enterprise' } as const;

/** @returns false if the owner was already notified; then nothing is written */
export async function notifyLicence(
  em: EntityManager,
  { accountId, email, licence, from, until }: EndingLicence,
  { kind, type, event, facts, now }: LicenceTelling,
): Promise<boolean> {
  const noted: readonly unknown[] = await em.execute(NOTE, [accountId, until, kind, now]);
  if (noted.length === 0) return false;
  const grace = graceEnd(until);
  const data = { licence, from, until, grace_until: grace, ...event };
  await em.execute(NOTIFY, [accountId, randomUUID(), type, JSON.stringify(data), now]);
  const mail = { licence: NAMES[licence], until, grace, ...facts };
  const dedupe = `licence_${kind}:${accountId}:${until.toISOString()}`;
  const values = [randomUUID(), dedupe, accountId, `licence_${kind}`, email];
  await em.execute(MAIL, [...values, JSON.stringify(mail), now]);
  return true;
}
