/** What customers, the provider, VIES, operators and time can do next. */
import { put, rowOf, totalOf, type Database } from './database.js';
import { refundOrder, retryRefund } from './refunds.js';
import * as tx from './transactions.js';
import { setPage, setRefund, type ProviderRefund } from './world.js';
import type { Change, WorkerContext } from './worker-steps.js';

/** `pages`: maximum payment pages of an order. `rounds`: maximum rounds of a refund. `days`: to which time can jump. */
export type Bounds = Readonly<{
  pages: number;
  rounds: number;
  generations: number;
  days: readonly number[];
}>;

const isOpenAnywhere = (db: Database, order: string): boolean =>
  Object.values(db.pages).some((page) => page.order === order && !page.isClosed);

function openPages({ db, world }: WorkerContext, { pages }: Bounds): readonly Change[] {
  return Object.entries(db.orders).flatMap(([order, row]) => {
    const count = Object.values(db.pages).filter((page) => page.order === order).length;
    const isOver = row.state.payment === 'paid' || row.isCancelled || count >= pages;
    if (isOver || isOpenAnywhere(db, order)) return [];
    const ref = `page-${order}${count + 1}`;
    const page = { order, amountCents: totalOf(row), isClosed: false };
    const opened = { ...db, pages: put(db.pages, ref, page) };
    return [{ label: `opens ${ref}`, db: opened, world: setPage(world, ref, 'open') }];
  });
}

/** A page that was closed here can be paid until the provider has closed it too. */
function pages({ db, world }: WorkerContext): readonly Change[] {
  return Object.entries(world.pages).flatMap(([ref, state]): readonly Change[] => {
    if (state !== 'open') return [];
    const closed = put(db.pages, ref, { ...rowOf(db.pages, ref), isClosed: true });
    return [
      { label: `pays ${ref}`, world: setPage(world, ref, 'paid') },
      { label: `${ref} ends`, db: { ...db, pages: closed }, world: setPage(world, ref, 'closed') },
    ];
  });
}

const NEXT: Readonly<Record<ProviderRefund['state'], readonly ProviderRefund['state'][]>> = {
  pending: ['done', 'failed'],
  done: ['reversed'],
  failed: [],
  reversed: [],
};

const refunds = ({ world }: WorkerContext): readonly Change[] =>
  Object.entries(world.refunds).flatMap(([key, { state }]) =>
    NEXT[state].map((next) => ({
      label: `the provider: ${key} is ${next}`,
      world: setRefund(world, key, next),
    })),
  );

const ifDone = (label: string, db: Database | null): readonly Change[] =>
  db === null ? [] : [{ label, db }];

const operators = ({ db }: WorkerContext, { rounds }: Bounds): readonly Change[] => [
  ...Object.entries(db.orders).flatMap(([id, row]) => [
    ...ifDone(`an operator refunds ${id}`, refundOrder(db, id)),
    ...(row.isFailed && tx.waits(row)
      ? [
          {
            label: 'an operator retries',
            db: { ...db, orders: put(db.orders, id, { ...row, isFailed: false }) },
          },
        ]
      : []),
  ]),
  ...Object.entries(db.refunds)
    .filter(([, { round }]) => round < rounds)
    .flatMap(([id]) => ifDone(`an operator retries ${id}`, retryRefund(db, id))),
];

const keys = ({ db }: WorkerContext, { generations }: Bounds): readonly Change[] =>
  db.keys.flatMap(({ generation, isBlocked }) => [
    ...(generation < generations
      ? ifDone(`key ${generation} is rotated`, tx.rotateKey(db, generation))
      : []),
    ...(isBlocked
      ? []
      : [{ label: `key ${generation} is blocked`, db: tx.blockKey(db, generation) }]),
  ]);

async function answers({ db, begin }: WorkerContext): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const [id, row] of Object.entries(db.orders)) {
    if (row.vatStatus !== 'unavailable') continue;
    changes.push({ label: `VIES answers for ${id}`, db: await tx.answerVat(db, begin, id) });
  }
  return changes;
}

const time = ({ db }: WorkerContext, { days }: Bounds): readonly Change[] =>
  days
    .filter((day) => day > db.day)
    .slice(0, 1)
    .map((day) => ({ label: `day ${day}`, db: { ...db, day } }));

export async function outsideSteps(
  place: WorkerContext,
  bounds: Bounds,
): Promise<readonly Change[]> {
  return [
    ...openPages(place, bounds),
    ...pages(place),
    ...refunds(place),
    ...operators(place, bounds),
    ...keys(place, bounds),
    ...time(place, bounds),
    ...(await answers(place)),
  ];
}
