/** Quarantined payments by reason: total and open. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { QuarantineReading } from '../../shared/telemetry.js';
import { queries } from './tables.js';

export const readQuarantine = (em: EntityManager): Promise<readonly QuarantineReading[]> =>
  queries(em)
    .selectFrom('quarantined_payment')
    .select((eb) => [
      'reason',
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${eb.ref('state')} = 'open'))::int`.as('open'),
    ])
    .groupBy('reason')
    .execute();
