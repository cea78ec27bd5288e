/** Quarantined payments by reason: total and open. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuarantineReading } from '../../shared/telemetry.js';

const READ = `
  select reason, count(*)::int as "all", (count(*) filter (where state = 'open'))::int as "open"
  from quarantined_payment group by reason`;

export const readQuarantine = (em: EntityManager): Promise<readonly QuarantineReading[]> =>
  em.execute(READ);
