/** The next steps of a worker: one transaction or one outside call per step, and a crash between any two. */
import { rowOf, type Database } from './database.js';
import { paymentEvent, refundMessage, sentEvents } from './events.js';
import { applyRefundMessage } from './refunds.js';
import * as tx from './transactions.js';
import { arrive, requestRefund, IDLE, refundKey, setPage, type Task, type World } from './world.js';
import { put } from './database.js';

/** Omitted members are unchanged. */
export type Change = Readonly<{ label: string; db?: Database; world?: World; task?: Task }>;

export type WorkerContext = Readonly<{ db: Database; world: World; begin: tx.Begin }>;

type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

const done = (label: string, db: Database): Change => ({ label, db, task: IDLE });

/** VIES answers or does not, before the transaction. */
async function startSettling(
  { db, begin }: WorkerContext,
  event: string,
): Promise<readonly Change[]> {
  const isRequested =
    refundMessage(event) === null && (await tx.callsVies(db, begin, paymentEvent(db, event)));
  const answers: readonly (tx.VatAnswer | null)[] = isRequested ? ['valid', 'unavailable'] : [null];
  return answers.map((answer) => ({
    label: `reads "${event}"${answer === null ? '' : `, VIES: ${answer}`}`,
    task: { kind: 'settle', event, answer },
  }));
}

function startRefunds({ db }: WorkerContext): readonly Change[] {
  return Object.entries(db.refunds)
    .filter(([, { state }]) => state === 'wanted' || state === 'asked')
    .map(([id, { round }]) => ({
      label: `claims the refund ${id}`,
      task: { kind: 'refund', id, round, hasAnswer: false },
    }));
}

function startOrders({ db }: WorkerContext): readonly Change[] {
  return Object.entries(db.orders).flatMap(([order, row]): readonly Change[] => {
    if (tx.waits(row)) {
      return [{ label: `generates documents of ${order}`, task: { kind: 'documents', order } }];
    }
    if (row.state.payment === 'paid' || row.isCancelled) return [];
    const page = Object.entries(db.pages).find(([, one]) => one.order === order && !one.isClosed);
    const task = { kind: 'cancel', order, page: page?.[0] ?? null } as const;
    return [{ label: `receives the cancellation of ${order}`, task }];
  });
}

const startMails = ({ db }: WorkerContext): readonly Change[] =>
  Object.entries(db.mails)
    .filter(([, state]) => state === 'waiting')
    .map(([dedupe]) => ({
      label: `claims the email ${dedupe}`,
      task: { kind: 'mail', dedupe, isSent: false },
    }));

async function start(place: WorkerContext): Promise<readonly Change[]> {
  const settling: Change[] = [];
  for (const event of sentEvents(place.world)) {
    settling.push(...(await startSettling(place, event)));
  }
  return [...settling, ...startRefunds(place), ...startOrders(place), ...startMails(place)];
}

async function settle(
  { db, begin }: WorkerContext,
  task: TaskOf<'settle'>,
): Promise<readonly Change[]> {
  const { event: name, answer } = task;
  const label = `settles "${name}"`;
  const message = refundMessage(name);
  if (message === null) {
    return [done(label, await tx.settle(db, { begin, event: paymentEvent(db, name), answer }))];
  }
  if (db.events[name] !== undefined) return [done(label, db)];
  const taken = tx.mailed(db, applyRefundMessage(db, message, message.state));
  return [done(label, { ...taken, events: put(taken.events, name, 'noted' as const) })];
}

/** A late worker reports its answer to the round that it claimed. */
function refund({ db, world }: WorkerContext, task: TaskOf<'refund'>): readonly Change[] {
  const key = refundKey(task);
  const { payment, amountCents } = rowOf(db.refunds, task.id);
  if (!task.hasAnswer) {
    const requested = requestRefund(world, key, { payment, amountCents });
    return [{ label: `requests ${key}`, world: requested, task: { ...task, hasAnswer: true } }];
  }
  const { state } = rowOf(world.refunds, key);
  const reported = state === 'reversed' ? 'failed' : state;
  return [
    done(`records ${key}: ${reported}`, tx.mailed(db, applyRefundMessage(db, task, reported))),
  ];
}

function cancel({ db, world }: WorkerContext, task: TaskOf<'cancel'>): readonly Change[] {
  const { order, page } = task;
  if (page === null) return [done(`cancels ${order}`, tx.cancel(db, order))];
  if (world.pages[page] === 'paid') return [{ label: `finds ${page} paid`, task: IDLE }];
  const closed = setPage(world, page, 'closed');
  return [{ label: `closes ${page}`, world: closed, task: { kind: 'cancel', order, page: null } }];
}

function mail({ db, world }: WorkerContext, task: TaskOf<'mail'>): readonly Change[] {
  const { dedupe } = task;
  if (task.isSent) {
    const mails = put(db.mails, dedupe, 'sent' as const);
    return [done(`records the mail ${dedupe}`, { ...db, mails })];
  }
  const sent = { ...task, isSent: true };
  return [{ label: `sends the email ${dedupe}`, world: arrive(world, dedupe), task: sent }];
}

function documents({ db }: WorkerContext, { order }: TaskOf<'documents'>): readonly Change[] {
  return [
    done(`releases ${order}`, tx.release(db, order)),
    done(`gives the documents of ${order} up`, tx.markFailed(db, order)),
  ];
}

function goOn(
  place: WorkerContext,
  task: Exclude<Task, { kind: 'idle' | 'settle' }>,
): readonly Change[] {
  if (task.kind === 'refund') return refund(place, task);
  if (task.kind === 'cancel') return cancel(place, task);
  return task.kind === 'mail' ? mail(place, task) : documents(place, task);
}

/** All next steps of a worker with that task. */
export async function workerSteps(place: WorkerContext, task: Task): Promise<readonly Change[]> {
  if (task.kind === 'idle') return start(place);
  const next = task.kind === 'settle' ? await settle(place, task) : goOn(place, task);
  return [...next, { label: 'crashes', task: IDLE }];
}
