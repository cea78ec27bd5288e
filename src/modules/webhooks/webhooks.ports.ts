/** What webhooks need from outside. */
import type { WebhookType } from './domain/webhook.js';
import type { Actor } from '../../shared/actor.js';

/** `types`: null: all. */
export type WebhookEndpoint = Readonly<{
  id: string;
  url: string;
  types: readonly WebhookType[] | null;
  createdAt: Date;
}>;

export type NewEndpoint = WebhookEndpoint & Readonly<{ accountId: string; sealed: Uint8Array }>;

/** `durationMs`: null while it is under way, and where it was broken off. `problem`: a word; null: none. */
export type DeliveryAttempt = Readonly<{
  at: Date;
  durationMs: number | null;
  status: number | null;
  problem: string | null;
}>;

/**
 * One event on its way to one endpoint. `status`: HTTP status of the last answer; null where there was none. `tries`: the
 * latest attempts, oldest first, those before a replay included; `attempts` counts those since.
 */
export type Delivery = Readonly<{
  id: string;
  eventId: string;
  type: string;
  at: Date;
  attempts: number;
  dueAt: Date;
  triedAt: Date | null;
  status: number | null;
  problem: string | null;
  deliveredAt: Date | null;
  givenUpAt: Date | null;
  tries: readonly DeliveryAttempt[];
}>;

export interface WebhookStore {
  /** @returns false where the account has as many as it may have. */
  add(endpoint: NewEndpoint, most: number, actor: Actor): Promise<boolean>;
  list(accountId: string): Promise<readonly WebhookEndpoint[]>;
  find(accountId: string, id: string): Promise<WebhookEndpoint | null>;
  /** What waits for it is dropped. @returns false where there is no such endpoint. */
  remove(accountId: string, id: string, actor: Actor): Promise<boolean>;
  /** The present secret becomes the one before. @returns false where there is no such endpoint. */
  replaceSecret(
    accountId: string,
    id: string,
    change: Readonly<{ sealed: Uint8Array; beforeUntil: Date; actor: Actor }>,
  ): Promise<boolean>;
  /** Newest first. `before`: id of the last delivery of the page before. */
  deliveries(
    endpointId: string,
    page: Readonly<{ limit: number; before: string | null }>,
  ): Promise<readonly Delivery[]>;
  /** Due again at once, with all attempts. @returns false where there is no such delivery. */
  replay(
    endpointId: string,
    eventId: string,
    actor: Actor & { accountId: string },
  ): Promise<boolean>;
}

/** A delivery that nobody else works on meanwhile. `isLast`: it is not tried again. */
export type DueDelivery = Readonly<{
  id: string;
  attemptId: string;
  endpointId: string;
  eventId: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
  at: Date;
  isLast: boolean;
  url: string;
  sealed: Uint8Array;
  sealedBefore: Uint8Array | null;
}>;

/** What came of an attempt. */
export type AttemptOutcome = Readonly<{
  isDelivered: boolean;
  status: number | null;
  problem: string | null;
}>;

export interface DeliveryQueue {
  /** Takes one that is due, of an endpoint that has none under way; null where none is. */
  claim(): Promise<DueDelivery | null>;
  conclude(delivery: DueDelivery, outcome: AttemptOutcome, durationMs: number): Promise<void>;
}

/** A signed message. `id`: the same at every attempt. `secrets`: each signs. */
export type WebhookMessage = Readonly<{
  id: string;
  url: string;
  body: string;
  secrets: readonly string[];
  at: Date;
}>;

export interface WebhookSender {
  /** Never fails: what went wrong is the outcome. */
  send(message: WebhookMessage): Promise<AttemptOutcome>;
  /** Whether an address, as text, may be one of a receiver. Nothing is asked of the network. */
  mayReceive(url: string): boolean;
}

/** Keeps secrets that wait in the database. */
export interface SecretSealing {
  /** @param place where it is kept; it opens nowhere else */
  seal(text: string, place: string): Uint8Array;
  /** null where it cannot be opened. */
  open(sealed: Uint8Array, place: string): string | null;
}
