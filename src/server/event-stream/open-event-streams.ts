/** Open event streams of this process: pings, blocked keys, shutdown. */
import type { ServerResponse } from 'node:http';
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { KeyDirectory } from '../auth/keys.ports.js';
import { PING } from './event-frames.js';

/** With the cache lifetime of keys, a blocked key loses its streams within 5 s. */
const LOOK_EVERY_MS = 900;

/** Below the idle timeouts of common proxies. */
const PING_EVERY_MS = 12_000;

type OpenStream = { readonly key: string; readonly end: () => void; pingedAtMs: number };

export class OpenEventStreams {
  private readonly all = new Map<ServerResponse, OpenStream>();
  private readonly job = new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => this.lookOnce(),
  });

  constructor(private readonly keys: KeyDirectory) {}

  start(): void {
    this.job.startLater();
  }

  /** @param end ends the subscription and the response */
  add(response: ServerResponse, key: string, end: () => void): void {
    this.all.set(response, { key, end, pingedAtMs: performance.now() });
    response.once('close', () => this.all.delete(response));
    if (this.job.isClosed) end();
  }

  /** Checks every stream now; never rejects. */
  look(): Promise<void> {
    return this.job.run();
  }

  /** Clients reconnect to another process. */
  close(): void {
    void this.job.close();
    for (const { end } of this.all.values()) end();
  }

  private async lookOnce(): Promise<void> {
    await Promise.all([...this.all].map((entry) => this.check(...entry)));
  }

  /** A key stays valid while the database is unreachable. */
  private async check(response: ServerResponse, stream: OpenStream): Promise<void> {
    const caller = await Promise.resolve(this.keys.find(stream.key)).catch(() => undefined);
    if (caller === null) stream.end();
    else if (
      performance.now() - stream.pingedAtMs >= PING_EVERY_MS &&
      !response.writableNeedDrain
    ) {
      stream.pingedAtMs = performance.now();
      response.write(PING);
    }
  }
}
