/** Ports of document generation. */
import type { Actor } from '../../shared/actor.js';
import type { Language } from '../../shared/language.js';
import type { DocumentKind } from './domain/document-entry.js';
import type { OrderInGeneration } from '../orders/domain/order-in-making.js';

/** A document ready to be stored. `number`: unique. `bytes`: at most 5 MB. `sha256`: 64 hexadecimal digits. */
export type MadeDocument = Readonly<{
  id: string;
  kind: DocumentKind;
  number: string;
  fileName: string;
  contentType: string;
  language: Language;
  kbVersion: string;
  sha256: string;
  bytes: Uint8Array;
}>;

/** A document of an earlier order of the same client. */
export type EarlierDocument = Readonly<{ kind: DocumentKind; fileName: string; sha256: string }>;

/** `payload`: as stored when the order was placed; immutable. */
export type OrderToMake = Readonly<{
  id: string;
  accountId: string;
  serviceKey: string;
  country: string | null;
  payload: Readonly<Record<string, unknown>>;
  paidAt: Date;
}>;

/** `lastError`: of the queue; for operators only. */
export type PendingGeneration = OrderInGeneration & Readonly<{ lastError: string | null }>;

/** `stored`: location of the bytes; if `objects`, they are there already. */
export type Releasing = Readonly<{ now: Date; stored: 'database' | 'objects' }>;

export interface DocumentGenerationRecords {
  /** @returns null if the order is unknown, unpaid, released or being refunded */
  find(orderId: string): Promise<OrderToMake | null>;
  earlier(orderId: string, accountId: string): Promise<readonly EarlierDocument[]>;
  /**
   * Stores the documents and releases the order in one transaction, if it still waits for them.
   * @returns false if it no longer waits; nothing is stored then
   */
  release(
    order: OrderToMake,
    documents: readonly MadeDocument[],
    releasing: Releasing,
  ): Promise<boolean>;
}

/** `after`: last order of the previous page. `paidBefore`: orders paid earlier are late. */
export type TroubledOptions = Readonly<{ limit: number; after: string | null; paidBefore: Date }>;

/** `oldest`: id of the order paid first; null if none waits. */
export type WaitingOrders = Readonly<{ count: number; oldest: string | null }>;

/** Queue of orders that wait for documents, for operators and maintenance jobs. */
export interface DocumentQueueRecords {
  pending(): Promise<readonly PendingGeneration[]>;
  /** A page of pending orders with problems, the longest paid first. */
  troubled(options: TroubledOptions): Promise<readonly PendingGeneration[]>;
  /** Restarts generation with all attempts. @returns false if no such order waits */
  retry(orderId: string, actor?: Actor): Promise<boolean>;
  /** @returns false if it was already failed or released */
  markFailed(orderId: string, now: Date): Promise<boolean>;
  /** Marks orders as failed whose attempts ran out without being recorded. @returns their ids */
  markSpent(now: Date): Promise<readonly string[]>;
  /** Counts orders paid before that time that still wait, except failed ones. */
  countWaiting(paidBefore: Date): Promise<WaitingOrders>;
  /** Marks orders as delayed that were paid before that time and still wait. @returns newly marked ids */
  markDelayed(paidBefore: Date, now: Date): Promise<readonly string[]>;
  /** Adds a job for waiting orders without one. @returns their ids */
  enqueueLost(): Promise<readonly string[]>;
}
