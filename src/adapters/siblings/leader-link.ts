/** A process of a cluster towards the one that leads it. */
import cluster from 'node:cluster';
import { once } from '../../core/once.js';
import type { CountAnswer, Question, Ring, ToLeader, ToMember } from './messages.js';

type Ask = Omit<Question, 'id'>;

const BROKEN = 'the process that leads the cluster is gone';

export class LeaderLink {
  private readonly waiting = new Map<
    number,
    Readonly<{ resolve: (answer: CountAnswer) => void; reject: (cause: Error) => void }>
  >();
  private readonly rings = new Set<(ring: Ring) => void>();
  private readonly ends = new Set<() => void>();
  private unsent: Question[] = [];
  private lastId = 0;

  constructor() {
    process.on('message', (message) => {
      this.hear(message as ToMember); // the leader is this code too
    });
    process.once('disconnect', () => {
      for (const { reject } of this.waiting.values()) reject(new Error(BROKEN));
      this.waiting.clear();
      this.end();
    });
  }

  ready(publicUrl: string): void {
    this.send({ kind: 'ready', publicUrl });
  }

  ring(topic: string, note: string): void {
    this.send({ kind: 'ring', topic, note });
  }

  onRing(hear: (ring: Ring) => void): void {
    this.rings.add(hear);
  }

  /** Called when the leader ends the cluster, or is gone. */
  onEnd(end: () => void): void {
    this.ends.add(end);
  }

  /** Questions of one turn go out together. */
  count(ask: Ask): Promise<CountAnswer> {
    const id = ++this.lastId;
    if (this.unsent.length === 0) setImmediate(this.flush);
    this.unsent.push({ ...ask, id });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private readonly flush = (): void => {
    const questions = this.unsent;
    this.unsent = [];
    this.send({ kind: 'count', questions });
  };

  private send(message: ToLeader): void {
    if (process.connected) process.send?.(message);
  }

  private hear(message: ToMember): void {
    if (message.kind === 'ring') for (const hear of this.rings) hear(message);
    if (message.kind === 'end') this.end();
    if (message.kind === 'counted') for (const answer of message.answers) this.take(answer);
  }

  private take(answer: CountAnswer): void {
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }

  private end(): void {
    for (const end of this.ends) end();
  }
}

const link = once(() => new LeaderLink());

/** null: this process is no part of a cluster. */
export const leaderLink = (): LeaderLink | null => (cluster.isWorker ? link() : null);
