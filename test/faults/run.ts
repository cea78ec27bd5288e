/** One run: active clients, and one disturbance when the first of them reaches a named point. */
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilIdle, bringForwardRepeatedly } from './idle.js';
import { Chance } from './chance.js';
import { Customer, STEPS, type Step } from './customer.js';
import { DISTURBANCES } from './disturbances.js';
import { leaks } from './invariants.js';
import { timesPassed, POINTS } from './points.js';
import { armTrigger } from './trigger.js';
import type { Site } from './site.js';

/** `step`: step of a client, or a point inside the service. `time`: which pass of it triggers, from 1. */
export type Plan = Readonly<{ seed: number; disturbance: string; step: string; time: number }>;
export type RunResult = Plan &
  Readonly<{ seconds: number; orders: number; violations: readonly string[] }>;

const CLIENTS = 3;
const MAX_ORDERS = 2;
/** Request counts reach the database within a second of the next request. */
const COUNTED_WITHIN_MS = 1_500;

const NAMES = Object.keys(DISTURBANCES);
const PLACES = [...STEPS, ...Object.keys(POINTS)];

/** Patterns for disturbances and points; an empty one matches all. */
type Choice = Readonly<{ what: RegExp; where: RegExp }>;

/** The same seed and choice give the same plan. Consecutive seeds cover all points. */
export function planOf(seed: number, { what, where }: Choice): Plan {
  const chance = new Chance(seed);
  const names = NAMES.filter((name) => what.test(name));
  const places = PLACES.filter((place) => where.test(place));
  const disturbance = names[chance.below(names.length)];
  const step = places[seed % places.length];
  if (disturbance === undefined || step === undefined) throw new Error('nothing is chosen');
  const time = step in POINTS ? 1 + chance.below(timesPassed(step)) : 1;
  return { seed, disturbance, step, time };
}

const isOfRedisOrKill = ({ disturbance }: Plan): boolean =>
  /Redis|both|kill|disk full: of PostgreSQL/.test(disturbance);

/** Rate-limited requests are counted once, and lost only if the counting process failed. */
async function miscounted(
  site: Site,
  plan: Plan,
  customers: readonly Customer[],
): Promise<string[]> {
  await pause(COUNTED_WITHIN_MS);
  const { rows } = await site.database.query<{ email: string; used: number }>(
    `select a.email, coalesce(sum(u.used), 0)::int as used from account a join api_key k on k.account_id = a.id
     left join usage_month u on u.lineage_id = k.lineage_id group by a.email`,
  );
  const used = new Map(rows.map((row) => [row.email, row.used]));
  return customers.flatMap(({ email, metered: { answered, sent } }) => {
    const count = used.get(email) ?? 0;
    const least = isOfRedisOrKill(plan) ? 0 : answered;
    return count >= least && count <= sent
      ? []
      : [
          `${String(count)} requests counted of ${String(answered)} answered and ${String(sent)} sent`,
        ];
  });
}

const environmentOf = (site: Site, chance: Chance, reached: (step: Step) => void) => ({
  nodes: site.nodes,
  receiver: site.receiver,
  chance,
  keyFor: (recipient: string) => site.smtp.keyFor(recipient),
  pay: (url: string): boolean => {
    const id = url.split('/').at(-1) ?? '';
    if (site.stripe.records.sessions.get(id)?.status !== 'open') return false;
    site.stripe.records.pay(id);
    return true;
  },
  reached,
});

/** Key of a client that signed up, paid and ordered without disturbance. */
export async function aKey(site: Site, chance: Chance, orders = 0): Promise<string> {
  const customer = new Customer(environmentOf(site, chance, () => undefined));
  await customer.go(orders);
  const [key] = customer.keys;
  if (key === undefined) throw new Error(`no key: ${customer.complaints.join('; ')}`);
  return key;
}

/** Processes that exited unexpectedly; they are restarted for the next run. */
async function fallen({ processes }: Site): Promise<string[]> {
  const all = processes.filter((one) => one.reportFallen());
  await Promise.all(all.map((one) => one.restart()));
  return all.map(({ name }) => `${name} ended by itself`);
}

export async function run(site: Site, plan: Plan): Promise<RunResult> {
  const startedMs = Date.now();
  const chance = new Chance(plan.seed);
  const trigger = armTrigger(site, plan, chance);
  const environment = environmentOf(site, chance, trigger.reached);
  const customers = Array.from({ length: CLIENTS }, (_, at) => new Customer(environment, at));
  const stopBringingForward = bringForwardRepeatedly(site);
  await Promise.all(customers.map((one) => one.go(1 + chance.below(MAX_ORDERS))));
  const isTriggered = await trigger.over();
  const ended = await fallen(site);
  const broken = await waitUntilIdle(site);
  await stopBringingForward();
  const keys = customers.flatMap((one) => one.keys);
  const violations = [
    ...ended,
    ...customers.flatMap(({ complaints }) => complaints),
    ...broken,
    ...(isTriggered ? [] : [`${plan.step} was not passed ${String(plan.time)} times`]),
    ...site.receiver.complaints.splice(0),
    ...(await miscounted(site, plan, customers)),
    ...leaks(site, keys),
  ];
  const orders = customers.reduce((sum, { orderIds }) => sum + orderIds.length, 0);
  return { ...plan, seconds: (Date.now() - startedMs) / 1000, orders, violations };
}
