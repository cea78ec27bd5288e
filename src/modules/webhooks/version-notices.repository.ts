/** Webhooks about a new version of the law data; sent once, because the statement that sends them records the version. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

type NewVersion = Readonly<{
  version: string;
  eventId: string;
  lawChanges: readonly Readonly<{ event_id: string; before: readonly string[]; data: unknown }>[];
}>;

type SentEvent = Readonly<{ event_id: string; type: string; before: unknown; data: unknown }>;

export class VersionNoticeRepository {
  constructor(private readonly em: EntityManager) {}

  /** `before`: latest version before this statement. `added`: the given one if it is new. */
  private versions(version: string, now: Date) {
    return queries(this.em)
      .with('before', (db) =>
        db
          .selectFrom('kb_told')
          .select('version')
          .orderBy('at', 'desc')
          .orderBy('version')
          .limit(sql.lit(1)),
      )
      .with('added', (db) =>
        db
          .insertInto('kb_told')
          .values({ version, at: now })
          .onConflict((on) => on.doNothing())
          .returning(['version', 'at']),
      );
  }

  /**
   * `kb.updated`, and `law.changed` for each change since the version recorded before, in one statement. The first version
   * that a database records triggers no notification.
   */
  async notifyVersion({ version, eventId, lawChanges }: NewVersion, now: Date): Promise<void> {
    const events = JSON.stringify([
      { event_id: eventId, type: 'kb.updated', before: null, data: null },
      ...lawChanges.map((change) => ({ ...change, type: 'law.changed' })),
    ]);
    await this.versions(version, now)
      .insertInto('webhook_delivery')
      .columns(['endpoint_id', 'event_id', 'type', 'data', 'at'])
      .expression((eb) =>
        eb
          .selectFrom('added as n')
          .crossJoin('before as b')
          .crossJoin(
            sql<SentEvent>`(select * from jsonb_to_recordset(${events}::jsonb)
              as t(event_id uuid, type text, before jsonb, data jsonb))`.as('c'),
          )
          .crossJoin('webhook_endpoint as e')
          .innerJoin('account as a', 'a.id', 'e.account_id')
          .select(({ ref }) => [
            'e.id',
            'c.event_id',
            'c.type',
            sql<string>`coalesce(${ref('c.data')}, jsonb_build_object(
              'version', ${ref('n.version')}, 'before', ${ref('b.version')}))`.as('data'),
            'n.at',
          ])
          .where('a.state', '=', 'live')
          .where(
            ({ ref }) =>
              sql<boolean>`coalesce(jsonb_exists(${ref('c.before')}, ${ref('b.version')}), true)`,
          )
          .where(({ ref, or, eb: is }) =>
            or([
              is('e.types', 'is', null),
              sql<boolean>`${ref('c.type')} = any (${ref('e.types')})`,
            ]),
          ),
      )
      .execute();
  }
}
