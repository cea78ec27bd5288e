/** Webhooks as stored, and what sends them. */
import type { WebhookType } from './domain/webhook.js';

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
