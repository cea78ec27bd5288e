/** Webhooks of sandbox keys: samples, or the endpoints of the key's test clock. Source, D-275. */
import type { Caller } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import { demoEvent } from '../orders/domain/demo-order.js';
import { webhookBody } from './webhook-body.graphql.js';
import type { AttemptOutcome, Delivery, WebhookEndpoint, WebhookSender } from './webhooks.ports.js';
import type { WebhookType } from './domain/webhook.js';
import { SAMPLE_TIME } from '../../shared/sample-time.js';

export type EndpointOptions = Readonly<{ url: string; types: readonly WebhookType[] | null }>;

/** `secret`: returned only here. */
export type EndpointWithSecret = Readonly<{ endpoint: WebhookEndpoint; secret: string }>;

export type DeliveryPage = Readonly<{
  deliveries: readonly Delivery[];
  /** Last id of this page; null on the last page. */
  next: string | null;
}>;

export type SandboxEndpoint = WebhookEndpoint;
export type SandboxDelivery = Delivery;

/** An event as webhooks describe it. `data`: as the triggers of the database write it. */
type ClockEvent = Readonly<{
  id: string;
  type: string;
  at: Date;
  data: Readonly<Record<string, unknown>>;
}>;

/** Signs and sends one event. Never fails. */
export type ClockSender = (
  message: Readonly<{ url: string; secrets: readonly string[]; event: ClockEvent; at: Date }>,
) => Promise<AttemptOutcome>;

/** @returns the body of the webhook */
export const clockEventBody = ({ id, ...event }: ClockEvent): string =>
  webhookBody({ eventId: id, ...event });

export const clockSender =
  (sender: Pick<WebhookSender, 'send'>): ClockSender =>
  ({ url, secrets, event, at }) =>
    sender.send({ id: event.id, url, secrets, body: clockEventBody(event), at });

/** Endpoints in memory. Of every method null: the key has no clock, or the clock no such endpoint. */
export interface ClockWebhooks {
  list(caller: Caller): Promise<readonly WebhookEndpoint[] | null>;
  create(options: EndpointOptions, caller: Caller): Promise<EndpointWithSecret | null>;
  remove(id: string, caller: Caller): Promise<WebhookEndpoint | null>;
  rotate(id: string, caller: Caller): Promise<EndpointWithSecret | null>;
  deliveries(id: string, caller: Caller): Promise<readonly Delivery[] | null>;
  replay(id: string, eventId: string, caller: Caller): Promise<boolean>;
}

const SAMPLE_SECRET = `whsec_${Buffer.from('sandbox sample secret, 32 bytes.').toString('base64')}`;

const sampleEndpoint = (): WebhookEndpoint => ({
  id: '00000000-0000-4000-8000-000000000003',
  url: 'https://example.com/webhooks/nis2',
  types: null,
  createdAt: SAMPLE_TIME,
});

const sampleDelivery = (): Delivery => ({
  id: '1',
  eventId: demoEvent().id,
  type: 'order.released',
  at: SAMPLE_TIME,
  attempts: 1,
  dueAt: SAMPLE_TIME,
  triedAt: SAMPLE_TIME,
  status: 200,
  problem: null,
  deliveredAt: SAMPLE_TIME,
  givenUpAt: null,
  tries: [{ at: SAMPLE_TIME, durationMs: 120, status: 200, problem: null }],
});

type DeliveryPageRequest = Readonly<{ limit: number; before: string | null }>;

const isSample = (id: string): boolean => id === sampleEndpoint().id;

export class SandboxWebhooks {
  constructor(private readonly clock: ClockWebhooks) {}

  async list(caller: Caller): Promise<readonly WebhookEndpoint[]> {
    return (await this.clock.list(caller)) ?? [sampleEndpoint()];
  }

  async create(options: EndpointOptions, caller: Caller): Promise<EndpointWithSecret> {
    const created = await this.clock.create(options, caller);
    return created ?? { endpoint: { ...sampleEndpoint(), ...options }, secret: SAMPLE_SECRET };
  }

  /** @throws NOT_FOUND */
  async remove(id: string, caller: Caller): Promise<WebhookEndpoint> {
    return (await this.clock.remove(id, caller)) ?? sampleOf(id);
  }

  /** @throws NOT_FOUND */
  async rotateSecret(id: string, caller: Caller): Promise<EndpointWithSecret> {
    const rotated = await this.clock.rotate(id, caller);
    return rotated ?? { endpoint: sampleOf(id), secret: SAMPLE_SECRET };
  }

  /** Newest first. @throws NOT_FOUND */
  async deliveries(
    id: string,
    { limit, before }: DeliveryPageRequest,
    caller: Caller,
  ): Promise<DeliveryPage> {
    const all = await this.clock.deliveries(id, caller);
    if (all === null) {
      sampleOf(id);
      return { deliveries: [sampleDelivery()], next: null };
    }
    const older = all.filter((one) => before === null || Number(one.id) < Number(before));
    const deliveries = older.slice(0, limit);
    const last = older.length > limit ? deliveries.at(-1) : undefined;
    return { deliveries, next: last?.id ?? null };
  }

  /** @throws NOT_FOUND */
  async replay(id: string, eventId: string, caller: Caller): Promise<void> {
    if (await this.clock.replay(id, eventId, caller)) return;
    if (!isSample(id) || eventId !== sampleDelivery().eventId) throw notFound();
  }
}

/** @throws NOT_FOUND */
function sampleOf(id: string): WebhookEndpoint {
  if (!isSample(id)) throw notFound();
  return sampleEndpoint();
}
