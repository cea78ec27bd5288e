/**
 * Publishes to accounts with new order events: after each commit of this process, and every two seconds for changes by
 * other processes.
 */
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { EventBus } from '../../shared/event-bus.js';
import { orderTopic } from './order-events.service.js';
import type { EventPosition } from './domain/placed-event.js';
import type { PostgresOrderEvents } from './order-events.repository.js';
import type { Report } from '../../shared/report.js';

const LOOK_EVERY_MS = 2_000;

/** `eventBus`: all processes. `near`: this process only. `report`: writes the log. */
export type OrderChangeFeedDependencies = Readonly<{
  changes: Pick<PostgresOrderEvents, 'last' | 'since'>;
  eventBus: Pick<EventBus, 'publish'>;
  near: Pick<EventBus, 'publish'>;
  report: Report;
}>;

export class OrderChangeFeedService {
  private position: EventPosition | null = null;
  private readonly job: ScheduledJob;
  private isRequested = false;
  /** Publishes own changes to all processes; the other processes publish theirs. */
  private isOwn = false;
  private isFailing = false;

  constructor(private readonly deps: OrderChangeFeedDependencies) {
    this.job = new ScheduledJob({ everyMs: LOOK_EVERY_MS, run: () => this.read() });
  }

  /** Resolves once later events will be published. */
  async start(): Promise<void> {
    await this.job.run();
    this.job.startLater();
  }

  close(): Promise<void> {
    return this.job.close();
  }

  /** Call after a commit that may concern orders. */
  committed = (): void => {
    this.isOwn = true;
    this.isRequested = true;
    void this.job.run();
  };

  /** Again if a commit was announced during a read. Never fails. */
  private async read(): Promise<void> {
    do {
      this.isRequested = false;
      try {
        await this.readOnce();
        this.isFailing = false;
      } catch (cause) {
        if (!this.isFailing) this.deps.report('order events could not be read', cause);
        this.isFailing = true;
      }
    } while (this.wasRequested());
  }

  /** A method, because the value changes during the read. */
  private wasRequested(): boolean {
    return this.isRequested;
  }

  private async readOnce(): Promise<void> {
    const { changes, eventBus, near } = this.deps;
    const publish = this.isOwn ? eventBus : near;
    this.isOwn = false;
    if (this.position === null) {
      this.position = await changes.last();
      return;
    }
    const { accountIds, position } = await changes.since(this.position);
    for (const accountId of accountIds) publish.publish(orderTopic(accountId));
    this.position = position;
  }
}
