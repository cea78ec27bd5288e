/**
 * Rings for every account whose orders have news: at once after a commit of this process,
 * and after a look every two seconds for what others have changed without telling.
 */
import type { EventBus } from '../../shared/event-bus.js';
import { orderTopic } from './order-events.service.js';
import type { EventPosition, OrderChangeFeed } from './order-events.ports.js';

const LOOK_EVERY_MS = 2_000;

/** `event bus`: of all processes. `near`: of this one. `report`: writes the log. */
export type OrderChangeFeedDependencies = Readonly<{
  changes: OrderChangeFeed;
  eventBus: Pick<EventBus, 'publish'>;
  near: Pick<EventBus, 'publish'>;
  report: (problem: string, cause: unknown) => void;
}>;

export class OrderChangeFeedService {
  private position: EventPosition | null = null;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isAsked = false;
  /** What this process has changed is reported to the others; what they have changed they tell themselves. */
  private isOwn = false;
  private isFailing = false;

  constructor(private readonly parts: OrderChangeFeedDependencies) {}

  /** Resolves when later events will be told; `close` ends it. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer ?? undefined);
    await this.looking;
  }

  /** This process has committed something that may concern orders. */
  committed = (): void => {
    this.isOwn = true;
    void this.look();
  };

  /** Looks once more after it was asked last. Never fails. */
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
