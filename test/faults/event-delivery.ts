/** Delivers the provider's events to the service, with configurable unreliability. */
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeEvent } from '../fakes/stripe/stripe-records.js';
import type { Chance } from './chance.js';

/** `shuffled`: late and reordered. `forged`: forged events are added to each genuine one. */
type DeliveryBehaviour = 'good' | 'lost' | 'doubled' | 'shuffled' | 'forged';

type EventDeliveryDependencies = Readonly<{
  nodes: readonly string[];
  secret: string;
  chance: Chance;
}>;

const TRIES = 8;
const AGAIN_MS = 400;
const LATEST_MS = 1_500;
const PATIENCE_MS = 10_000;

export class EventDelivery {
  behaviour: DeliveryBehaviour = 'good';
  /** Statuses returned for forged events. */
  readonly forgeries: number[] = [];
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly parts: EventDeliveryDependencies) {}

  take(event: StripeEvent): void {
    if (this.behaviour === 'lost') return;
    const { chance } = this.parts;
    const lateMs = this.behaviour === 'shuffled' ? chance.below(LATEST_MS) : 0;
    this.begin(this.deliver(event, lateMs));
    if (this.behaviour === 'doubled') this.begin(this.deliver(event, 0));
    if (this.behaviour === 'forged') this.begin(this.forge(event));
  }

  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private begin(work: Promise<void>): void {
    const done = work.finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  private async deliver(event: StripeEvent, lateMs: number): Promise<void> {
    await pause(lateMs);
    const payload = JSON.stringify(event);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const status = await this.post(payload, this.parts.secret);
      if (status >= 200 && status < 300) return;
      await pause(AGAIN_MS);
    }
  }

  /** Sends an event signed with a wrong secret, and one with the signature of another body. */
  private async forge(event: StripeEvent): Promise<void> {
    const payload = JSON.stringify({ ...event, id: `evt_forged_${event.id}` });
    this.forgeries.push(await this.post(payload, 'whsec_another_secret_of_forgers'));
    const signature = sign(JSON.stringify(event), this.parts.secret);
    this.forgeries.push(await this.send(payload, signature));
  }

  private post(payload: string, secret: string): Promise<number> {
    return this.send(payload, sign(payload, secret));
  }

  /** @returns 0 if no response arrived */
  private async send(payload: string, signature: string): Promise<number> {
    const { nodes, chance } = this.parts;
    const node = nodes[chance.below(nodes.length)] ?? '';
    const answer = await fetch(`${node}/v1/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status ?? 0;
  }
}

const sign = (payload: string, secret: string): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret });
