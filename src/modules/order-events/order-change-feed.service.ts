/**
 * Publishes to accounts with new order events: after each commit of this process, and every two seconds for changes by
 * other processes.
 */
import type { EventBus } from '../../shared/event-bus.js';
import { orderTopic } from './order-events.service.js';
import type { EventPosition } from './order-events.ports.js';
import type { PostgresOrderEvents } from './order-events.repository.js';

const LOOK_EVERY_MS = 2_000;

/** `eventBus`: all processes. `near`: this process only. `report`: writes the log. */
export type OrderChangeFeedDependencies = Readonly<{
  changes: Pick<PostgresOrderEvents, 'last' | 'since'>;
  eventBus: Pick<EventBus, 'publish'>;
  near: Pick<EventBus, 'publish'>;
  report: (problem: string, cause: unknown) => void;
}>;

export class OrderChangeFeedService {
  private position: EventPosition | null = null;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isAsked = false;
  /** Publishes own changes to all processes; the other processes publish theirs. */
  private isOwn = false;
  private isFailing = false;

  constructor(private readonly parts: OrderChangeFeedDependencies) {}

  /** Resolves once later events will be published. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer ?? undefined);
    await this.looking;
  }

  /** Call after a commit that may concern orders. */
  committed = (): void => {
    this.isOwn = true;
    void this.look();
  };

  /** Reads at least once after the latest call. Never fails. */
  private look(): Promise<void> {
    this.isAsked = true;
    this.looking ??= this.run().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async run(): Promise<void> {
    while (this.isAsked) {
      this.isAsked = false;
      try {
        await this.lookOnce();
        this.isFailing = false;
      } catch (cause) {
        if (!this.isFailing) this.parts.report('news of orders could not be read', cause);
        this.isFailing = true;
      }
    }
  }

  private async lookOnce(): Promise<void> {
    const { changes, eventBus, near } = this.parts;
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
