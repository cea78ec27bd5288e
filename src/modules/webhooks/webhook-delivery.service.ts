/** Delivers webhooks until accepted or out of attempts. Runs only in workers. */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { Runtime } from '../../shared/runtime.js';
import { secretPlace } from './domain/webhook-secret.js';
import { webhookBody } from './webhook-body.graphql.js';
import type { WebhookQueueRepository } from './webhook-queue.repository.js';
import type { AttemptOutcome, DueDelivery, WebhookSender } from './webhooks.ports.js';
import type { SecretBox } from '../../platform/crypto/secret-box.js';
import type { Report } from '../../shared/report.js';

const LOOK_EVERY_MS = 1_000;

/** Concurrent deliveries, each to another endpoint. */
const MAX_CONCURRENT = 20;

export type WebhookDeliveryDependencies = Readonly<{
  queue: WebhookQueueRepository;
  sender: Pick<WebhookSender, 'send'>;
  secretBox: Pick<SecretBox, 'open'>;
  runtime: Pick<Runtime, 'now'>;
  report: Report;
}>;

const UNSEALED: AttemptOutcome = { isDelivered: false, status: null, problem: 'secret' };
const NOT_MADE: AttemptOutcome = { isDelivered: false, status: null, problem: 'body' };

export class WebhookDeliveryService {
  private readonly job: ScheduledJob;
  private readonly running = new Set<Promise<void>>();

  constructor(private readonly deps: WebhookDeliveryDependencies) {
    this.job = new ScheduledJob({
      everyMs: LOOK_EVERY_MS,
      run: () => this.fill(),
      report: (cause) => {
        deps.report('webhooks could not be read', cause);
      },
    });
  }

  /** Starts at once; `close` stops it. */
  start(): void {
    this.job.start();
  }

  async close(): Promise<void> {
    await this.job.close();
    await Promise.all(this.running);
  }

  /** Starts due deliveries. */
  private async fill(): Promise<void> {
    while (!this.job.isClosed && this.running.size < MAX_CONCURRENT && (await this.takeOne()));
  }

  private async takeOne(): Promise<boolean> {
    const due = await this.deps.queue.claim();
    if (due === null) return false;
    const delivering = this.deliver(due).finally(() => {
      this.running.delete(delivering);
      if (!this.job.isClosed) void this.job.run();
    });
    this.running.add(delivering);
    return true;
  }

  private async deliver(due: DueDelivery): Promise<void> {
    const { queue, runtime, report } = this.deps;
    const began = runtime.now().getTime();
    try {
      const outcome = await this.attempt(due).catch((cause: unknown) => {
        report('a webhook could not be prepared', cause);
        return NOT_MADE;
      });
      // The clock may have been set back.
      const durationMs = Math.max(0, runtime.now().getTime() - began);
      await queue.conclude(due, outcome, durationMs);
    } catch (cause) {
      report('the outcome of a webhook could not be recorded', cause);
    }
  }

  /** Attempts differ in time and signature only. */
  private async attempt(due: DueDelivery): Promise<AttemptOutcome> {
    const { sender, runtime } = this.deps;
    const secrets = this.secretsOf(due);
    if (secrets.length === 0) return UNSEALED;
    const { eventId: id, url } = due;
    return sender.send({ id, url, secrets, body: webhookBody(due), at: runtime.now() });
  }

  private secretsOf({ endpointId, sealed, sealedBefore }: DueDelivery): string[] {
    return [sealed, sealedBefore]
      .map((one) => (one === null ? null : this.deps.secretBox.open(one, secretPlace(endpointId))))
      .filter((secret) => secret !== null);
  }
}
