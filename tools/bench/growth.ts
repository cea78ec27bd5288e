/** What answers cost while the tables grow: one service, measured again each time that they were filled further. */
import { fillTables, settleTables } from '../fill/many-orders.js';
import { measure } from './measure.js';
import type { Plan } from './rounds.js';
import type { RunningService } from './service.js';
import { WORKLOADS } from './workloads.js';

const MEASURED = ['orders-page', 'order-creation', 'signup'];

/** `cost`: time of an answer with all connections busy, the smallest table being 1. */
type Grown = Readonly<{
  workload: string;
  orders: number;
  perSecond: number;
  p50Ms: number;
  cost: number;
}>;

/** @param option orders in the tables, rising; so many of them belong to one account, which has a key */
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
