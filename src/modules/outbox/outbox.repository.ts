/** The outbox in PostgreSQL. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '../../shared/language.js';
import type { DueMail, MailFacts, OutboxStore } from './outbox.ports.js';

/** Days after which a failed email is given up. Source. */
const LASTS_DAYS = 3;

/**
 * Schedules the next attempt before this one, so that a crashed process does not lose the email. Interval: 1 minute,
 * doubled with each attempt, at most 1 hour, by the database clock.
 */
const CLAIM = `
  with claimed as (
    update outbox set attempts = attempts + 1,
      due_at = now() + least(interval '1 minute' * power(2, least(attempts, 10)), interval '1 hour')
    where id in (
      select id from outbox
      where sent_at is null and given_up_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked)
    returning id, account_id, kind, recipient, sealed, facts, created_at)
  select c.*, c.created_at < least(?::timestamptz, now()) - interval '${LASTS_DAYS} days' as is_last, a.name, a.language
  from claimed c join account a on a.id = c.account_id`;

const MARK_SENT = 'update outbox set sent_at = now(), sealed = null where id = ?::uuid';

const GIVE_UP = 'update outbox set given_up_at = now(), sealed = null where id = ?::uuid';

type MailRow = Readonly<{
  id: string;
  kind: string;
  recipient: string;
  sealed: Uint8Array | null;
  is_last: boolean;
  name: string;
  language: Language | null;
  facts: MailFacts;
}>;

export class PostgresOutboxStore implements OutboxStore {
  constructor(private readonly em: EntityManager) {}

  async claim(now: Date): Promise<DueMail | null> {
    const rows: readonly MailRow[] = await this.em.fork().execute(CLAIM, [now]);
    const row = rows[0];
    if (row === undefined) return null;
    const { id, kind, recipient, sealed, name, language, facts } = row;
    const { is_last: isLast } = row;
    return { id, kind, recipient, sealed, accountName: name, language, facts, isLast };
  }

  async markSent(id: string): Promise<void> {
    await this.em.fork().execute(MARK_SENT, [id]);
  }

  async giveUp(id: string): Promise<void> {
    await this.em.fork().execute(GIVE_UP, [id]);
  }
}
