/** Measures the cost of answers as the tables grow. */
import { fillTables, settleTables } from '../fill/many-orders.js';
import { measure } from './measure.js';
import type { Plan } from './rounds.js';
import type { RunningService } from './service.js';
import { WORKLOADS } from './workloads.js';

const MEASURED = ['orders-page', 'order-creation', 'signup'];

/** `cost`: time per answer at full load, relative to the smallest table. */
type Grown = Readonly<{
  workload: string;
  orders: number;
  perSecond: number;
  p50Ms: number;
  cost: number;
}>;

/** @param option order counts of the tables, ascending; orders per account, each with a key */
export async function grow(
  service: RunningService,
  { sizes, ordersEach }: Readonly<{ sizes: readonly number[]; ordersEach: number }>,
  { seconds, rounds, connections }: Plan,
): Promise<Readonly<{ figures: readonly Grown[] }>> {
  const workloads = WORKLOADS.filter(({ name }) => MEASURED.includes(name));
  for (const { prepare } of workloads) await prepare?.(service);
  const figures: Grown[] = [];
  let filled = 0;
  for (const orders of sizes) {
    const accounts = Math.round((orders - filled) / ordersEach);
    filled = orders;
    const url = service.environment['DATABASE_URL'] ?? '';
    await fillTables({ url, accounts, ordersEach });
    await settleTables(url);
    for (const { name, requests, status } of workloads) {
      const options = { seconds: seconds * rounds, warmUpSeconds: 1, connections, rate: null };
      const sample = await measure(service, requests, {
        ...options,
        ...(status === undefined ? {} : { status }),
      });
      const first = figures.find(({ workload }) => workload === name) ?? sample;
      const { perSecond, p50Ms } = sample;
      const cost = first.perSecond / perSecond;
      figures.push({ workload: name, orders, perSecond, p50Ms, cost });
      console.log(
        `${name.padEnd(16)} ${orders} orders: ${perSecond.toFixed(0)}/s, cost × ${cost.toFixed(2)}`,
      );
    }
  }
  return { figures };
}
