/** Orders that wait for documents, in PostgreSQL, joined with the job queue's tables. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { OPERATOR, type Actor } from '../../shared/actor.js';
import type { GenerationState } from '../orders/domain/order-in-making.js';
import type {
  DocumentQueueRecords,
  PendingGeneration,
  TroubledOptions,
  WaitingOrders,
} from './document-generation.ports.js';

/** Condition: a paid order that waits for generation. */
const WAITS = `o.document_status = 'generating' and o.refunded_at is null and o.refund_asked_at is null`;

const JOB = `graphile_worker.jobs j on j.key = 'documents:' || o.id`;

/** A job added with an existing key replaces that job and has all attempts again. */
const ADD_JOB = `graphile_worker.add_job(
  'generate_documents', payload := json_build_object('order_id', o.id), job_key := 'documents:' || o.id)`;

const WAITING = `
  select o.id, o.service_key, o.paid_at, o.failed_at, j.attempts, j.max_attempts, j.run_at, j.locked_at, j.last_error
  from orders o left join ${JOB}
  where ${WAITS}`;

const OLDEST_FIRST = 'order by o.paid_at, o.id';

const IN_TROUBLE = `
  (o.failed_at is not null or j.key is null or (j.attempts > 0 and j.locked_at is null) or o.paid_at < ?)`;

const BEHIND = '(o.paid_at, o.id) > (select b.paid_at, b.id from orders b where b.id = ?::uuid)';

const RETRY = `
  with chosen as (
    update orders o set failed_at = null where o.id = ?::uuid and ${WAITS} returning o.id, o.account_id),
  noted as (
    insert into audit_log (actor, action, object, account_id, request_id)
    select ?, 'order.retried', 'order:' || c.id, c.account_id, ?::uuid from chosen c)
  select (${ADD_JOB}).id from chosen o`;

const MARK_FAILED = `
  update orders o set failed_at = ? where o.id = ?::uuid and ${WAITS} and o.failed_at is null returning o.id`;

const MARK_SPENT = `
  update orders o set failed_at = ?
  from graphile_worker.jobs j
  where j.key = 'documents:' || o.id and j.attempts >= j.max_attempts and j.locked_at is null
    and ${WAITS} and o.failed_at is null
  returning o.id`;

const COUNT_WAITING = `
  select count(*)::int as count, (array_agg(o.id order by o.paid_at))[1] as oldest from orders o
  where ${WAITS} and o.failed_at is null and o.paid_at < ?`;

const MARK_DELAYED = `
  update orders o set delayed_at = ?
  where ${WAITS} and o.paid_at < ? and o.delayed_at is null returning o.id`;

const ENQUEUE_LOST = `
  select o.id, (${ADD_JOB}).id as job
  from orders o
  where ${WAITS} and o.failed_at is null and not exists (select 1 from ${JOB.replace(' on ', ' where ')})`;

type PendingRow = Readonly<{
  id: string;
  service_key: string;
  paid_at: string | Date;
  failed_at: string | Date | null;
  attempts: number | null;
  max_attempts: number | null;
  run_at: string | Date | null;
  locked_at: string | Date | null;
  last_error: string | null;
}>;

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
    paidAt: new Date(row.paid_at),
    state,
    attempts: row.attempts ?? 0,
    maxAttempts: row.max_attempts ?? 0,
    nextAt: row.run_at === null || state === 'failed' ? null : new Date(row.run_at),
    lastError: row.last_error,
  };
}

export class DocumentQueueRepository implements DocumentQueueRecords {
  constructor(private readonly em: EntityManager) {}

  async pending(): Promise<readonly PendingGeneration[]> {
    const rows: readonly PendingRow[] = await this.em.fork().execute(`${WAITING} ${OLDEST_FIRST}`);
    return rows.map(toPending);
  }

  async troubled({
    limit,
    after,
    paidBefore,
  }: TroubledOptions): Promise<readonly PendingGeneration[]> {
    const behind = after === null ? '' : `and ${BEHIND}`;
    const sql = `${WAITING} and ${IN_TROUBLE} ${behind} ${OLDEST_FIRST} limit ?`;
    const values = [paidBefore, ...(after === null ? [] : [after]), limit];
    const rows: readonly PendingRow[] = await this.em.fork().execute(sql, values);
    return rows.map(toPending);
  }

  async retry(orderId: string, actor: Actor = OPERATOR): Promise<boolean> {
    return (await this.ids(RETRY, [orderId, actor.name, actor.requestId])).length > 0;
  }

  async markFailed(orderId: string, now: Date): Promise<boolean> {
    return (await this.ids(MARK_FAILED, [now, orderId])).length > 0;
  }

  markSpent(now: Date): Promise<readonly string[]> {
    return this.ids(MARK_SPENT, [now]);
  }

  async countWaiting(paidBefore: Date): Promise<WaitingOrders> {
    const [row] = (await this.em.fork().execute(COUNT_WAITING, [paidBefore])) as readonly [
      WaitingOrders,
    ]; // an aggregate returns exactly one row
    return row;
  }

  markDelayed(paidBefore: Date, now: Date): Promise<readonly string[]> {
    return this.ids(MARK_DELAYED, [now, paidBefore]);
  }

  enqueueLost(): Promise<readonly string[]> {
    return this.ids(ENQUEUE_LOST, []);
  }

  private async ids(sql: string, values: unknown[]): Promise<string[]> {
    const rows: readonly { id: string }[] = await this.em.fork().execute(sql, values);
    return rows.map(({ id }) => id);
  }
}
