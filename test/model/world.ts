/** What exists outside the database: payment pages and refunds at the provider, emails in mailboxes, work in progress. */
import { put, rowOf } from './database.js';
import type { VatAnswer } from './transactions.js';

/** `reversed`: done, then failed. */
export type ProviderRefund = Readonly<{
  payment: string;
  amountCents: number;
  state: 'pending' | 'done' | 'failed' | 'reversed';
}>;

/** `refunds`: by our idempotency key. `mailbox`: how often each email arrived, at most 2. */
export type World = Readonly<{
  pages: Readonly<Record<string, 'open' | 'paid' | 'closed'>>;
  refunds: Readonly<Record<string, ProviderRefund>>;
  mailbox: Readonly<Record<string, number>>;
}>;

export const EMPTY_WORLD: World = { pages: {}, refunds: {}, mailbox: {} };

/** State of a worker between two steps. A crash loses it. */
export type Task =
  | Readonly<{ kind: 'idle' }>
  | Readonly<{ kind: 'settle'; event: string; answer: VatAnswer | null }>
  | Readonly<{ kind: 'refund'; id: string; round: number; hasAnswer: boolean }>
  | Readonly<{ kind: 'documents'; order: string }>
  | Readonly<{ kind: 'cancel'; order: string; page: string | null }>
  | Readonly<{ kind: 'mail'; dedupe: string; isSent: boolean }>;

export const IDLE: Task = { kind: 'idle' };

export const refundKey = ({ id, round }: Readonly<{ id: string; round: number }>): string =>
  `${id}#${round}`;

export const setPage = (world: World, ref: string, state: World['pages'][string]): World => ({
  ...world,
  pages: put(world.pages, ref, state),
});

export const setRefund = (world: World, key: string, state: ProviderRefund['state']): World => ({
  ...world,
  refunds: put(world.refunds, key, { ...rowOf(world.refunds, key), state }),
});

/** The same key makes one refund, however often it is requested. */
export const requestRefund = (
  world: World,
  key: string,
  refund: Omit<ProviderRefund, 'state'>,
): World =>
  world.refunds[key] === undefined
    ? { ...world, refunds: put(world.refunds, key, { ...refund, state: 'pending' as const }) }
    : world;

const MAX_COUNTED = 2;

export const arrive = (world: World, dedupe: string): World => ({
  ...world,
  mailbox: put(world.mailbox, dedupe, Math.min((world.mailbox[dedupe] ?? 0) + 1, MAX_COUNTED)),
});
