/** A member's channel to the primary process. */
import cluster from 'node:cluster';
import { lazy } from '../../shared/lazy.js';
import type {
  CountAnswer,
  PrimaryRequest,
  ClusterMessage,
  ToPrimary,
  ToMember,
} from './messages.js';

type CountRequest = Omit<PrimaryRequest, 'id'>;

type Waiting<Answer> = Readonly<{
  resolve: (answer: Answer) => void;
  reject: (cause: Error) => void;
}>;

const BROKEN = 'the process that leads the cluster is gone';

export class PrimaryChannel {
  private readonly waiting = new Map<number, Waiting<CountAnswer>>();
  private readonly waitingForConnections = new Map<number, Waiting<boolean>>();
  private readonly messageListeners = new Set<(publish: ClusterMessage) => void>();
  private readonly ends = new Set<() => void>();
  private unsent: PrimaryRequest[] = [];
  private lastId = 0;

  constructor() {
    process.on('message', (message) => {
      this.receive(message as ToMember); // the primary runs this code too
    });
    process.once('disconnect', () => {
      for (const waiting of [this.waiting, this.waitingForConnections]) {
        for (const { reject } of waiting.values()) reject(new Error(BROKEN));
        waiting.clear();
      }
      this.end();
    });
  }

  ready(publicUrl: string): void {
    this.send({ kind: 'ready', publicUrl });
  }

  publish(topic: string, note: string): void {
    this.send({ kind: 'publish', topic, note });
  }

  onMessage(receive: (publish: ClusterMessage) => void): void {
    this.messageListeners.add(receive);
  }

  /** Called when the primary ends the cluster or disconnects. */
  onEnd(end: () => void): void {
    this.ends.add(end);
  }

  /** Requests of one event loop turn are sent together. */
  count(ask: CountRequest): Promise<CountAnswer> {
    const id = ++this.lastId;
    if (this.unsent.length === 0) setImmediate(this.flush);
    this.unsent.push({ ...ask, id });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /**
   * @param most limit for all members together
   * @returns whether the connection was granted
   */
  acquireConnection(name: string, most: number): Promise<boolean> {
    const id = ++this.lastId;
    this.send({ kind: 'acquire', id, name, most });
    return new Promise((resolve, reject) =>
      this.waitingForConnections.set(id, { resolve, reject }),
    );
  }

  releaseConnection(name: string): void {
    this.send({ kind: 'release', name });
  }

  private readonly flush = (): void => {
    const questions = this.unsent;
    this.unsent = [];
    this.send({ kind: 'count', questions });
  };

  private send(message: ToPrimary): void {
    if (process.connected) process.send?.(message);
  }

  private receive(message: ToMember): void {
    if (message.kind === 'publish') for (const receive of this.messageListeners) receive(message);
    if (message.kind === 'end') this.end();
    if (message.kind === 'acquired') {
      this.waitingForConnections.get(message.id)?.resolve(message.isGranted);
      this.waitingForConnections.delete(message.id);
    }
    if (message.kind === 'counted') for (const answer of message.answers) this.resolve(answer);
  }

  private resolve(answer: CountAnswer): void {
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }

  private end(): void {
    for (const end of this.ends) end();
  }
}

const link = lazy(() => new PrimaryChannel());

/** null if this process is not a cluster member. */
export const primaryChannel = (): PrimaryChannel | null => (cluster.isWorker ? link() : null);
