/** Storage, queue and sender of webhooks. */
import type { WebhookType } from './domain/webhook.js';
import type { Actor } from '../../shared/actor.js';

/** `types`: null: all events. */
export type WebhookEndpoint = Readonly<{
  id: string;
  url: string;
  types: readonly WebhookType[] | null;
  createdAt: Date;
}>;

export type NewEndpoint = WebhookEndpoint & Readonly<{ accountId: string; sealed: Uint8Array }>;

/** `durationMs`: null: under way or interrupted. `problem`: a code; null: none. */
export type DeliveryAttempt = Readonly<{
  at: Date;
  durationMs: number | null;
  status: number | null;
  problem: string | null;
}>;

/**
 * `status`: last HTTP status; null: no answer. `attempts`: since the last replay. `tries`: latest attempts, oldest
 * first, from before a replay too.
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
  /** @returns false if the account has the maximum number of endpoints */
  add(endpoint: NewEndpoint, most: number, actor: Actor): Promise<boolean>;
  list(accountId: string): Promise<readonly WebhookEndpoint[]>;
  find(accountId: string, id: string): Promise<WebhookEndpoint | null>;
  /** Drops pending deliveries. @returns false if the endpoint does not exist */
  remove(accountId: string, id: string, actor: Actor): Promise<boolean>;
  /** The current secret becomes the previous one. @returns false if the endpoint does not exist */
  replaceSecret(
    accountId: string,
    id: string,
    change: Readonly<{ sealed: Uint8Array; beforeUntil: Date; actor: Actor }>,
  ): Promise<boolean>;
  /** Newest first. `before`: last id of the previous page. */
  deliveries(
    endpointId: string,
    page: Readonly<{ limit: number; before: string | null }>,
  ): Promise<readonly Delivery[]>;
  /** Due again at once, with all attempts. @returns false if the delivery does not exist */
  replay(
    endpointId: string,
    eventId: string,
    actor: Actor & { accountId: string },
  ): Promise<boolean>;
}

/** Claimed by one worker. `isLast`: no attempt follows. */
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

export type AttemptOutcome = Readonly<{
  isDelivered: boolean;
  status: number | null;
  problem: string | null;
}>;

export interface DeliveryQueue {
  /** A due delivery of an endpoint with none under way; null if there is none. */
  claim(): Promise<DueDelivery | null>;
  conclude(delivery: DueDelivery, outcome: AttemptOutcome, durationMs: number): Promise<void>;
}

/** `id`: the same for all attempts. `secrets`: each one signs. */
export type WebhookMessage = Readonly<{
  id: string;
  url: string;
  body: string;
  secrets: readonly string[];
  at: Date;
}>;

export interface WebhookSender {
  /** Never fails: the outcome reports errors. */
  send(message: WebhookMessage): Promise<AttemptOutcome>;
  /** Whether the address is permitted; no network access. */
  mayReceive(url: string): boolean;
}

export interface SecretSealing {
  /** @param place needed again to open it */
  seal(text: string, place: string): Uint8Array;
  /** null if it cannot be opened. */
  open(sealed: Uint8Array, place: string): string | null;
}
