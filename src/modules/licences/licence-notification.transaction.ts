/** Notifies licence owners by email and webhook, once per period, within an open transaction. */
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addMail, type AddedMail } from '../../platform/postgres/add-mail.js';
import { queries } from '../../platform/postgres/tables.js';
import { graceEnd } from '../api-keys/domain/tier.js';
import type { LicenceNotificationKind } from './domain/licence-event.js';
import type { MailFacts } from '../outbox/domain/mail-facts.js';
import type { EndingLicence } from './domain/licence-period.js';

/** `type`: of the webhook. `event`, `facts`: further data of webhook and email. */
type LicenceNotification = Readonly<{
  kind: LicenceNotificationKind;
  type: 'licence.expiring' | 'licence.lapsed';
  event: Readonly<Record<string, string>>;
  facts: MailFacts;
  now: Date;
}>;

const NAMES = { professional: 'Professional', enterprise: 'Enterprise' } as const;

/** @returns false if the owner was already notified; then nothing is written */
export async function notifyLicence(
  em: EntityManager,
  licence: EndingLicence,
  notification: LicenceNotification,
): Promise<boolean> {
  if (!(await addNotification(em, licence, notification))) return false;
  await publishWebhook(em, licence, notification);
  await addMail(em, mailOf(licence, notification));
  return true;
}

/** @returns false if the owner was already notified */
async function addNotification(
  em: EntityManager,
  { accountId, until }: EndingLicence,
  { kind, now }: LicenceNotification,
): Promise<boolean> {
  const row = await queries(em)
    .insertInto('licence_notice')
    .values({ account_id: accountId, licence_until: until, kind, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

async function publishWebhook(
  em: EntityManager,
  { accountId, licence, from, until }: EndingLicence,
  { type, event, now }: LicenceNotification,
): Promise<void> {
  const data = JSON.stringify({ licence, from, until, grace_until: graceEnd(until), ...event });
  await sql<{ published: unknown }>`
    select webhooks_publish(${accountId}::uuid, ${randomUUID()}::uuid, ${type}, ${data}::jsonb, ${now}::timestamptz) as published`.execute(
    queries(em),
  );
}

const mailOf = (
  { accountId, email, licence, until }: EndingLicence,
  { kind, facts, now }: LicenceNotification,
): AddedMail => ({
  id: randomUUID(),
  dedupe: `licence_${kind}:${accountId}:${until.toISOString()}`,
  accountId,
  kind: `licence_${kind}`,
  recipient: email,
  facts: { licence: NAMES[licence], until, grace: graceEnd(until), ...facts },
  createdAt: now,
});
