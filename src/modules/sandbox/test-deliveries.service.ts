/** Sends the events of test clocks to their endpoints: in order, with two further attempts. Source: D-275. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../shared/caller.js';
import type { Runtime } from '../../shared/runtime.js';
import type { ClockSender } from '../webhooks/sandbox-webhooks.service.js';
import type { TestEvent } from './domain/test-simulation.js';
import type { TestClocksService } from './test-clocks.service.js';
import type { TestDelivery, TestEndpoint, TestState } from './sandbox.ports.js';
import type { Report } from '../../shared/report.js';

const PAUSES_MS = [0, 1_000, 5_000] as const;

/** Requests to endpoints per key, so that a free key cannot flood an address. */
const MAX_PER_HOUR = 300;
const HOUR_MS = 3_600_000;
const MAX_ENTRIES = 200;

export type TestDeliveriesDependencies = Readonly<{
  clocks: TestClocksService;
  sender: ClockSender;
  runtime: Pick<Runtime, 'now'>;
  report: Report;
}>;

type DeliveryOutcome = Pick<
  TestDelivery,
  'status' | 'problem' | 'isDelivered' | 'durationMs' | 'attempts'
>;

const LIMITED: DeliveryOutcome = {
  status: null,
  problem: 'hourly_limit',
  isDelivered: false,
  durationMs: 0,
  attempts: 0,
};

const wants = ({ types }: TestEndpoint, { type }: TestEvent): boolean =>
  types === null || types.includes(type);

export class TestDeliveriesService {
  private readonly queues = new Map<string, Promise<void>>();
  private readonly ending = new AbortController();

  constructor(private readonly deps: TestDeliveriesDependencies) {}

  /** Never fails; the outcome is listed with the deliveries. @param only one endpoint; null: all that want the event */
  send(caller: Caller, events: readonly TestEvent[], only: string | null = null): void {
    const before = this.queues.get(caller.lineageId) ?? Promise.resolve();
    const sending = before
      .then(() => this.sendAll(caller, events, only))
      .catch((cause: unknown) => {
        if (!this.ending.signal.aborted) this.deps.report('a test webhook was not sent', cause);
      })
      .finally(() => {
        if (this.queues.get(caller.lineageId) === sending) this.queues.delete(caller.lineageId);
      });
    this.queues.set(caller.lineageId, sending);
  }

  /** What was not sent is dropped. */
  async close(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.queues.values());
  }

  /** Endpoints at the same time, the events of each in order. */
  private async sendAll(caller: Caller, events: readonly TestEvent[], only: string | null) {
    const state = await this.deps.clocks.find(caller);
    const endpoints = (state?.endpoints ?? []).filter(({ id }) => only === null || id === only);
    await Promise.all(
      endpoints.map(async (endpoint) => {
        for (const event of events) {
          if (wants(endpoint, event)) await this.sendOne(caller, endpoint, event);
        }
      }),
    );
  }

  private async sendOne(caller: Caller, endpoint: TestEndpoint, event: TestEvent): Promise<void> {
    const outcome = await this.attempts(caller, endpoint, event);
    const triedAt = this.deps.runtime.now().getTime();
    await this.deps.clocks.update(caller, (state) => {
      const id = (state.deliveries.at(-1)?.id ?? 0) + 1;
      const { id: eventId, type, at } = event;
      const delivery = { id, endpointId: endpoint.id, eventId, type, at, triedAt, ...outcome };
      return { ...state, deliveries: [...state.deliveries, delivery].slice(-MAX_ENTRIES) };
    });
  }

  private async attempts(caller: Caller, endpoint: TestEndpoint, event: TestEvent) {
    let outcome = LIMITED;
    for (const [before, pauseMs] of PAUSES_MS.entries()) {
      await pause(pauseMs, undefined, { signal: this.ending.signal, ref: false });
      if (!(await this.countOne(caller))) return outcome;
      outcome = await this.attempt(endpoint, event, before + 1);
      if (outcome.isDelivered) return outcome;
    }
    return outcome;
  }

  private async attempt(endpoint: TestEndpoint, event: TestEvent, attempts: number) {
    const { sender, runtime } = this.deps;
    const at = runtime.now();
    const { secret, earlier, url } = endpoint;
    const isValid = earlier !== null && earlier.until > at.getTime();
    const secrets = isValid ? [secret, earlier.secret] : [secret];
    const sent = await sender({ url, secrets, event: { ...event, at: new Date(event.at) }, at });
    return { ...sent, durationMs: Math.max(0, runtime.now().getTime() - at.getTime()), attempts };
  }

  /** Counts one request. */
  private async countOne(caller: Caller): Promise<boolean> {
    let isPermitted = false;
    const now = this.deps.runtime.now().getTime();
    await this.deps.clocks.update(caller, (state: TestState) => {
      const isOver = now - state.sent.since >= HOUR_MS;
      const sent = isOver ? { since: now, count: 0 } : state.sent;
      isPermitted = sent.count < MAX_PER_HOUR;
      return isPermitted ? { ...state, sent: { ...sent, count: sent.count + 1 } } : state;
    });
    return isPermitted;
  }
}
