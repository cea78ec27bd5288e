/** A process of a cluster towards the one that leads it. */
import cluster from 'node:cluster';
import { once } from '../../shared/lazy.js';
import type { CountAnswer, Question, Ring, ToLeader, ToMember } from './messages.js';

type Ask = Omit<Question, 'id'>;

type Waiting<Answer> = Readonly<{
  resolve: (answer: Answer) => void;
  reject: (cause: Error) => void;
}>;

const BROKEN = 'the process that leads the cluster is gone';

export class LeaderLink {
  private readonly waiting = new Map<number, Waiting<CountAnswer>>();
  private readonly waitingForPlaces = new Map<number, Waiting<boolean>>();
  private readonly rings = new Set<(ring: Ring) => void>();
  private readonly ends = new Set<() => void>();
  private unsent: Question[] = [];
  private lastId = 0;

  constructor() {
    process.on('message', (message) => {
      this.hear(message as ToMember); // the leader is this code too
    });
    process.once('disconnect', () => {
      for (const waiting of [this.waiting, this.waitingForPlaces]) {
        for (const { reject } of waiting.values()) reject(new Error(BROKEN));
        waiting.clear();
      }
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

  /** One place under a name, of at most so many in all members. @returns whether it was given */
  takePlace(name: string, most: number): Promise<boolean> {
    const id = ++this.lastId;
    this.send({ kind: 'take', id, name, most });
    return new Promise((resolve, reject) => this.waitingForPlaces.set(id, { resolve, reject }));
  }

  leavePlace(name: string): void {
    this.send({ kind: 'leave', name });
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
    if (message.kind === 'taken') {
      this.waitingForPlaces.get(message.id)?.resolve(message.isGiven);
      this.waitingForPlaces.delete(message.id);
    }
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
