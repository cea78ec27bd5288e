/** Unpaid orders that are to expire. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queries } from '../../platform/postgres/tables.js';

/** In batches, so that locks are short; other processes skip the batch. */
export const unpaid = (em: EntityManager, placedBefore: Date) =>
  queries(em)
    .selectFrom('orders')
    .select('id')
    .where('payment_status', '=', sql.lit('pending'))
    .where('created_at', '<', placedBefore)
    .where('expired_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .limit(sql.lit(500))
    .forUpdate()
    .skipLocked();
