/** What test clocks keep, and where. Source: D-275. */
import type { WebhookType } from '../webhooks/domain/webhook.js';
import type { Simulation } from './domain/test-simulation.js';

/** `createdAt`: milliseconds. `earlier`: the replaced secret, which also signs until then. */
export type TestEndpoint = Readonly<{
  id: string;
  url: string;
  types: readonly WebhookType[] | null;
  createdAt: number;
  secret: string;
  earlier: Readonly<{ secret: string; until: number }> | null;
}>;

/** One attempt or more of one event. Times are milliseconds. `problem`: a code; null: none. */
export type TestDelivery = Readonly<{
  id: number;
  endpointId: string;
  eventId: string;
  type: WebhookType;
  at: number;
  attempts: number;
  triedAt: number;
  durationMs: number;
  status: number | null;
  problem: string | null;
  isDelivered: boolean;
}>;

/** `sent`: requests to endpoints in the hour that began at `since` (milliseconds). */
export type TestState = Readonly<{
  simulation: Simulation;
  endpoints: readonly TestEndpoint[];
  deliveries: readonly TestDelivery[];
  sent: Readonly<{ since: number; count: number }>;
}>;

/** `version`: changes with every save; null before the first. */
export type StoredState = Readonly<{ state: TestState; version: string }>;

/** `conflict`: saved by another request meanwhile. `full`: too many keys have a clock. */
export type SaveOutcome = 'saved' | 'conflict' | 'full';
