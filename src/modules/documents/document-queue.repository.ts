/** Orders that wait for documents, in PostgreSQL, joined with the job queue's tables. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type InferResult } from 'kysely';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import { queries, type Tables } from '../../platform/postgres/tables.js';
import type { GenerationState, OrderInGeneration } from './domain/order-generation.js';

/** `lastError`: of the queue; for operators only. */
export type PendingGeneration = OrderInGeneration & Readonly<{ lastError: string | null }>;

/** `after`: last order of the previous page. `paidBefore`: orders paid earlier are late. */
export type TroubledOptions = Readonly<{ limit: number; after: string | null; paidBefore: Date }>;

/** `oldest`: id of the order paid first; null if none waits. */
export type WaitingOrders = Readonly<{ count: number; oldest: string | null }>;

const eb = expressionBuilder<Tables & { o: Tables['orders'] }, 'o'>();

/** Condition on `orders as o`: a paid order that waits for generation. */
export const WAITS = eb.and([
  eb('o.payment_status', '=', 'paid'),
  eb('o.document_status', '=', sql.lit('generating')),
  eb('o.refunded_at', 'is', null),
  eb('o.refund_asked_at', 'is', null),
]);

const KEY = sql<string>`'documents:' || o.id`;

/** A job added with an existing key replaces that job and has all attempts again. @returns its id */
const ADD_JOB = sql<string>`(graphile_worker.add_job('generate_documents',
  payload := json_build_object('order_id', o.id), job_key := ${KEY})).id`;

const waitingOrders = (em: EntityManager) =>
  queries(em)
    .selectFrom('orders as o')
    .leftJoin('graphile_worker.jobs as j', (join) => join.on('j.key', '=', KEY))
    .select(['o.id', 'o.service_key', 'o.paid_at', 'o.failed_at', 'j.attempts', 'j.max_attempts'])
    .select(['j.run_at', 'j.locked_at', 'j.last_error'])
    .where(WAITS)
    .$narrowType<{ paid_at: Date }>() // paid
    .orderBy('o.paid_at')
    .orderBy('o.id');

type PendingRow = InferResult<ReturnType<typeof waitingOrders>>[number];

function stateOf({ failed_at, attempts, locked_at }: PendingRow): GenerationState {
  if (failed_at !== null) return 'failed';
  if (attempts === null) return 'lost';
  if (locked_at !== null) return 'running';
  return attempts > 0 ? 'retrying' : 'waiting';
}

function toPending(row: PendingRow): PendingGeneration {
  const state = stateOf(row);
  return {
    orderId: row.id,
    serviceKey: row.service_key,
    paidAt: row.paid_at,
    state,
    attempts: row.attempts ?? 0,
    maxAttempts: row.max_attempts ?? 0,
    nextAt: state === 'failed' ? null : row.run_at,
    lastError: row.last_error,
  };
}

const idsOf = (rows: readonly Readonly<{ id: string }>[]): readonly string[] =>
  rows.map(({ id }) => id);

export class DocumentQueueRepository {
  constructor(private readonly em: EntityManager) {}

  async pending(): Promise<readonly PendingGeneration[]> {
    return (await waitingOrders(this.em).execute()).map(toPending);
  }

  /** A page of pending orders with problems, the longest paid first. */
  async troubled(options: TroubledOptions): Promise<readonly PendingGeneration[]> {
    const { limit, after, paidBefore } = options;
    const all = waitingOrders(this.em)
      .where((on) =>
        on.or([
          on('o.failed_at', 'is not', null),
          on('j.key', 'is', null),
          on.and([on('j.attempts', '>', 0), on('j.locked_at', 'is', null)]),
          on('o.paid_at', '<', paidBefore),
        ]),
      )
      .limit(limit);
    const position = queries(this.em).selectFrom('orders as b').select(['b.paid_at', 'b.id']);
    const page =
      after === null
        ? all
        : all.where(sql<boolean>`(o.paid_at, o.id) > (${position.where('b.id', '=', after)})`);
    return (await page.execute()).map(toPending);
  }

  /** Restarts generation with all attempts. @returns false if no such order waits */
  async retry(orderId: string, actor: Actor = OPERATOR): Promise<boolean> {
    const jobs = await queries(this.em)
      .with('chosen', (db) =>
        db
          .updateTable('orders as o')
          .set({ failed_at: null })
          .where('o.id', '=', orderId)
          .where(WAITS)
          .returning(['o.id', 'o.account_id']),
      )
      .with('audited', (db) =>
        db
          .insertInto('audit_log')
          .columns(['actor', 'action', 'object', 'account_id', 'request_id'])
          .expression((from) =>
            from
              .selectFrom('chosen')
              .select([
                sql<string>`${actor.name}::text`.as('actor'),
                sql<string>`'order.retried'`.as('action'),
                sql<string>`'order:' || chosen.id`.as('object'),
                'chosen.account_id',
                sql<string | null>`${actor.requestId}::uuid`.as('request_id'),
              ]),
          ),
      )
      .selectFrom('chosen as o')
      .select(ADD_JOB.as('job'))
      .execute();
    return jobs.length > 0;
  }

  /** @returns false if it was already failed or released */
  async markFailed(orderId: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await queries(this.em)
      .updateTable('orders as o')
      .set({ failed_at: now })
      .where('o.id', '=', orderId)
      .where(WAITS)
      .where('o.failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0;
  }

  /** Marks orders as failed whose attempts ran out without being recorded. @returns their ids */
  async markSpent(now: Date): Promise<readonly string[]> {
    const spent = await queries(this.em)
      .updateTable('orders as o')
      .from('graphile_worker.jobs as j')
      .set({ failed_at: now })
      .where('j.key', '=', KEY)
      .whereRef('j.attempts', '>=', 'j.max_attempts')
      .where('j.locked_at', 'is', null)
      .where(WAITS)
      .where('o.failed_at', 'is', null)
      .returning('o.id')
      .execute();
    return idsOf(spent);
  }

  /** Counts orders paid before that time that still wait, except failed ones. */
  countWaiting(paidBefore: Date): Promise<WaitingOrders> {
    return queries(this.em)
      .selectFrom('orders as o')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<string | null>`(array_agg(o.id order by o.paid_at))[1]`.as('oldest'),
      ])
      .where(WAITS)
      .where('o.failed_at', 'is', null)
      .where('o.paid_at', '<', paidBefore)
      .executeTakeFirstOrThrow();
  }

  /** Marks orders as delayed that were paid before that time and still wait. @returns newly marked ids */
  async markDelayed(paidBefore: Date, now: Date): Promise<readonly string[]> {
    const delayed = await queries(this.em)
      .updateTable('orders as o')
      .set({ delayed_at: now })
      .where(WAITS)
      .where('o.paid_at', '<', paidBefore)
      .where('o.delayed_at', 'is', null)
      .returning('o.id')
      .execute();
    return idsOf(delayed);
  }

  /** Adds a job for waiting orders without one. @returns their ids */
  async enqueueLost(): Promise<readonly string[]> {
    const lost = await queries(this.em)
      .selectFrom('orders as o')
      .select(['o.id', ADD_JOB.as('job')])
      .where(WAITS)
      .where('o.failed_at', 'is', null)
      .where((on) =>
        on.not(on.exists(on.selectFrom('graphile_worker.jobs as j').where('j.key', '=', KEY))),
      )
      .execute();
    return idsOf(lost);
  }
}
