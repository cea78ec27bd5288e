/** Stands between the service and a server, and does to their connections what networks do. */
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { dropPackets, passPackets } from './packets.js';

/** `frozen`: bytes are taken and kept. `refusing`: connections are cut as soon as they are made. */
type Mood = 'open' | 'frozen' | 'refusing';

const HELD_MS = 20;

type Pair = Readonly<{ near: Socket; far: Socket }>;

/** Looks at what is sent to the server. @returns what has to end before these bytes pass; null: nothing */
type Watch = Readonly<{ see: (bytes: Buffer, connection: object) => Promise<void> | null }>;

export class TcpProxy {
  watch: Watch | null = null;
  private mood: Mood = 'open';
  private slowMs = 0;
  private readonly pairs = new Set<Pair>();
  private readonly forgotten = new Set<Pair>();
  private readonly server = createServer((near) => {
    this.join(near);
  });

  /** @param host loopback address to listen on */
  constructor(
    private readonly target: Readonly<{ host: string; port: number }>,
    private readonly host = '127.0.0.1',
  ) {}

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, this.host, resolve));
    return (this.server.address() as AddressInfo).port; // it listens on a port
  }

  /** Every connection breaks; new ones are taken. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** Breaks what is there and takes nothing new, until `heal`. */
  refuse(): void {
    this.mood = 'refusing';
    this.cut();
  }

  /** Nothing passes, and nobody is reported, until `heal`. */
  freeze(): void {
    this.mood = 'frozen';
    for (const { near, far } of this.pairs) {
      near.pause();
      far.pause();
    }
  }

  /** The kernel drops all packets, acknowledgements too, until `heal`; for a proxy with an address of its own. */
  drop(): void {
    dropPackets(this.host);
  }

  /** The connections there are stay silent for good, as behind a router that forgot them; new ones are served. */
  forget(): void {
    this.freeze();
    for (const pair of this.pairs) this.forgotten.add(pair);
    this.pairs.clear();
    this.mood = 'open';
  }

  slow(ms: number): void {
    this.slowMs = ms;
  }

  heal(): void {
    passPackets(this.host);
    this.mood = 'open';
    this.slowMs = 0;
    for (const { near, far } of this.pairs) {
      near.resume();
      far.resume();
    }
  }

  close(): void {
    passPackets(this.host);
    this.cut();
    for (const { near, far } of this.forgotten) {
      near.destroy();
      far.destroy();
    }
    this.server.close();
  }

  private join(near: Socket): void {
    if (this.mood === 'refusing') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.target);
    const pair = { near, far };
    this.pairs.add(pair);
    this.pass(near, far, true);
    this.pass(far, near, false);
    const end = (): void => {
      this.pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('close', end).on('error', end);
    if (this.mood === 'frozen') {
      near.pause();
      far.pause();
    }
  }

  private pass(from: Socket, to: Socket, isWatched: boolean): void {
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      const before = isWatched ? (this.watch?.see(bytes, from) ?? null) : null;
      if (before === null) this.send(to, bytes);
      else {
        void this.hold(from, before).then(() => {
          this.send(to, bytes);
        });
      }
    });
  }

  private send(to: Socket, bytes: Buffer): void {
    const send = (): void => {
      if (!to.destroyed) to.write(bytes);
    };
    if (this.slowMs === 0) send();
    else setTimeout(send, this.slowMs);
  }

  /** Nothing that follows passes before. Where the wire froze meanwhile, it all waits until that is over. */
  private async hold(from: Socket, before: Promise<void>): Promise<void> {
    from.pause();
    await before;
    while (this.mood === 'frozen') await pause(HELD_MS);
    from.resume();
  }
}
