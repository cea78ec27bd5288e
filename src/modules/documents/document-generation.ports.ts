/** What making documents needs from outside. */
import type { Actor } from '../../shared/actor.js';
import type { Language } from '../../shared/language.js';
import type { DocumentKind } from './domain/document-entry.js';
import type { OrderInGeneration } from '../orders/domain/order-in-making.js';

/** A document ready to be stored. `number`: no other document has it. `bytes`: at most 5 MB. `sha256`: 64 hexadecimal digits. */
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

/** A document that an earlier order of the same client brought. */
export type EarlierDocument = Readonly<{ kind: DocumentKind; fileName: string; sha256: string }>;

/** `payload`: as it was stored when the order was placed; frozen since. */
export type OrderToMake = Readonly<{
  id: string;
  accountId: string;
  serviceKey: string;
  country: string | null;
  payload: Readonly<Record<string, unknown>>;
  paidAt: Date;
}>;

/** `lastError`: of the queue, for those who may see the inside. */
export type PendingGeneration = OrderInGeneration & Readonly<{ lastError: string | null }>;

/** `stored`: where the bytes are; in the object store they are already. */
export type Releasing = Readonly<{ now: Date; stored: 'database' | 'objects' }>;

export interface DocumentGenerationRecords {
  /** @returns null where there is nothing to make: unknown, unpaid, released already, or its money goes back. */
  find(orderId: string): Promise<OrderToMake | null>;
  /** Documents of a released order of that account. */
  earlier(orderId: string, accountId: string): Promise<readonly EarlierDocument[]>;
  /**
   * Stores the documents and releases the order in one transaction, if it still waits for them.
   * @returns false where it does not: nothing is stored then.
   */
  release(
    order: OrderToMake,
    documents: readonly MadeDocument[],
    releasing: Releasing,
  ): Promise<boolean>;
}

/** `after`: order that ends the page before. `paidBefore`: whatever was paid before that is late. */
export type TroubledOptions = Readonly<{ limit: number; after: string | null; paidBefore: Date }>;

/** `oldest`: id of the one paid first; null: none waits. */
export type WaitingOrders = Readonly<{ count: number; oldest: string | null }>;

/** What the operator and the maintenance do about orders that wait. */
export interface DocumentQueueRecords {
  pending(): Promise<readonly PendingGeneration[]>;
  /** Of those, a page of the ones that do not go as they should, the longest paid first. */
  troubled(options: TroubledOptions): Promise<readonly PendingGeneration[]>;
  /** Starts anew with all attempts. @returns false where no such order waits. */
  retry(orderId: string, actor?: Actor): Promise<boolean>;
  /** @returns false where it had failed or was released before. */
  markFailed(orderId: string, now: Date): Promise<boolean>;
  /** Marks orders whose attempts are spent although nobody could say so. @returns their ids. */
  markSpent(now: Date): Promise<readonly string[]>;
  /** How many orders paid before then still wait, failed ones apart, and the one that was paid first. */
  countWaiting(paidBefore: Date): Promise<WaitingOrders>;
  /** Marks orders paid before then that still wait. @returns ids of those marked now. */
  markDelayed(paidBefore: Date, now: Date): Promise<readonly string[]>;
  /** Gives a job to orders that wait without one. @returns their ids. */
  enqueueLost(): Promise<readonly string[]>;
}
