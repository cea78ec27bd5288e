/** Statements of refunds of quarantined payments, within an open transaction. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely, type Selectable } from 'kysely';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import type { RefundEvent } from '../payments/domain/provider-event.js';

type LockedPayment = Pick<Selectable<Tables['quarantined_payment']>, 'id' | 'state'> &
  Readonly<{ is_whole: boolean }>;

export class HeldPayments {
  private readonly db: Kysely<Tables>;

  constructor(em: EntityManager) {
    this.db = queries(em);
  }

  /** A quarantined payment that was refunded manually at the provider. */
  async lock({ paymentId, amountCents }: RefundEvent): Promise<LockedPayment | null> {
    const row = await this.db
      .selectFrom('quarantined_payment')
      .select(['id', 'state'])
      .select((eb) =>
        sql<boolean>`${amountCents}::bigint >= coalesce(${eb.ref('amount')}, 0)`.as('is_whole'),
      )
      .where('payment_id', '=', paymentId)
      .where('state', 'in', [sql.lit('open' as const), sql.lit('refunded' as const)])
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  }

  async finish(quarantineId: string, now: Date): Promise<void> {
    await this.db
      .updateTable('quarantined_payment')
      .set({ state: sql.lit('refunded'), resolved_by: sql.lit('provider'), resolved_at: now })
      .where('id', '=', quarantineId)
      .execute();
  }

  /** An entry dismissed meanwhile stays dismissed. */
  async finishRequested(quarantineId: string | null, now: Date): Promise<void> {
    await this.db
      .updateTable('quarantined_payment')
      .set({ state: sql.lit('refunded'), resolved_at: now })
      .where('id', '=', quarantineId)
      .where('state', '=', sql.lit('refunding'))
      .execute();
  }
}
