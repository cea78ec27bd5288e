/** Tables of counted requests, by lineage of keys. */
import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../../platform/postgres/tables.js';

/** `month`: YYYY-MM, UTC. */
export const UsageMonthEntity = defineEntity({
  name: 'UsageMonth',
  tableName: 'usage_month',
  properties: {
    lineageId: p.uuid().primary(),
    month: p.text().primary(),
    used: p.integer(),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
});

/** `total`: of the month up to and including `day`, UTC. */
export const UsageDayEntity = defineEntity({
  name: 'UsageDay',
  tableName: 'usage_day',
  properties: {
    lineageId: p.uuid().primary(),
    day: p.date().primary(),
    total: p.integer(),
  },
});

declare module '../../platform/postgres/tables.js' {
  interface Tables {
    usage_month: TableOf<typeof UsageMonthEntity>;
    usage_day: TableOf<typeof UsageDayEntity>;
  }
}
