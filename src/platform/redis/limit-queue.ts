/**
 * Sends the requests of one turn of the event loop to Redis together: a call costs more than the decision. Exact, because
 * the script decides them one after another.
 */
import type { RedisConnection } from './redis.js';
import { runLimits, type LimitRequest, type LimitReply } from './limit-script.js';

/** The script blocks Redis for less than a millisecond. */
const MAX_BATCH = 64;

type Waiting = Readonly<{
  request: LimitRequest;
  resolve: (reply: LimitReply) => void;
  reject: (cause: unknown) => void;
}>;

export class LimitQueue {
  /** By hash tag in a cluster, whose nodes decide for their own keys; otherwise together. */
  private waiting = new Map<string, Waiting[]>();

  constructor(private readonly redis: Pick<RedisConnection, 'client' | 'topology'>) {}

  /** @param tag hash tag of the keys. Rejects if Redis fails, or does not answer in time. */
  add(tag: string, request: LimitRequest): Promise<LimitReply> {
    return new Promise((resolve, reject) => {
      if (this.waiting.size === 0) setImmediate(this.sendAll);
      const group = this.redis.topology() === 'cluster' ? tag : '';
      const together = this.waiting.get(group) ?? [];
      if (together.push({ request, resolve, reject }) === 1) this.waiting.set(group, together);
    });
  }

  private readonly sendAll = (): void => {
    const groups = this.waiting;
    this.waiting = new Map();
    for (const together of groups.values()) {
      for (let from = 0; from < together.length; from += MAX_BATCH) {
        void this.send(together.slice(from, from + MAX_BATCH));
      }
    }
  };

  private async send(together: readonly Waiting[]): Promise<void> {
    try {
      const requests = together.map(({ request }) => request);
      const replies = await runLimits(this.redis.client, requests);
      replies.forEach((reply, at) => together[at]?.resolve(reply));
    } catch (cause) {
      for (const { reject } of together) reject(cause);
    }
  }
}
