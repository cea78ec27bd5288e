/**
 * Rings for every account whose orders have news: at once after a commit of this process,
 * and after a look every two seconds for what others have changed without telling.
 */
import type { Bell } from '../../shared/event-bus.js';
import { newsTopic } from './order-events.service.js';
import type { EventPosition, OrderNews } from './order-events.ports.js';

const LOOK_EVERY_MS = 2_000;

/** `bell`: of all processes. `near`: of this one. `report`: writes the log. */
export type OrderNewsParts = Readonly<{
  news: OrderNews;
  bell: Pick<Bell, 'ring'>;
  near: Pick<Bell, 'ring'>;
  report: (problem: string, cause: unknown) => void;
}>;

export class OrderNewsService {
  private position: EventPosition | null = null;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isAsked = false;
  /** What this process has changed is told to the others; what they have changed they tell themselves. */
  private isOwn = false;
  private isFailing = false;

  constructor(private readonly parts: OrderNewsParts) {}

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
    const { news, bell, near } = this.parts;
    const ring = this.isOwn ? bell : near;
    this.isOwn = false;
    if (this.position === null) {
      this.position = await news.last();
      return;
    }
    const { accountIds, position } = await news.since(this.position);
    for (const accountId of accountIds) ring.ring(newsTopic(accountId));
    this.position = position;
  }
}
