/** TCP proxy between the service and a server that simulates network failures. */
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { dropPackets, passPackets } from './packets.js';

/** `frozen`: bytes are received and held. `refusing`: connections are closed at once. */
type Behaviour = 'open' | 'frozen' | 'refusing';

const HELD_MS = 20;

type Pair = Readonly<{ near: Socket; far: Socket }>;

/** Inspects bytes sent to the server. @returns promise to await before forwarding them, or null */
type Watch = Readonly<{ see: (bytes: Buffer, connection: object) => Promise<void> | null }>;

export class TcpProxy {
  watch: Watch | null = null;
  /** Sees all bytes sent to the server. */
  observe: (bytes: Buffer) => unknown = () => undefined;
  private behaviour: Behaviour = 'open';
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
    return (this.server.address() as AddressInfo).port; // listens on TCP
  }

  /** Closes every connection; new ones are accepted. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  /** Closes every connection and accepts no new ones until `heal`. */
  refuse(): void {
    this.behaviour = 'refusing';
    this.cut();
  }

  /** Forwards nothing, and reports nothing, until `heal`. */
  freeze(): void {
    this.behaviour = 'frozen';
    for (const { near, far } of this.pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Drops all packets, including acknowledgements, until `heal`; requires a proxy with its own address. */
  drop(): void {
    dropPackets(this.host);
  }

  /** Existing connections stay silent for good, as behind a router that lost their state; new ones work. */
  forget(): void {
    this.freeze();
    for (const pair of this.pairs) this.forgotten.add(pair);
    this.pairs.clear();
    this.behaviour = 'open';
  }

  slow(ms: number): void {
    this.slowMs = ms;
  }

  heal(): void {
    passPackets(this.host);
    this.behaviour = 'open';
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
    if (this.behaviour === 'refusing') {
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
    if (this.behaviour === 'frozen') {
      near.pause();
      far.pause();
    }
  }

  private pass(from: Socket, to: Socket, isWatched: boolean): void {
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      if (isWatched) this.observe(bytes);
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

  /** Keeps the order of bytes. If the proxy froze meanwhile, the bytes wait until `heal`. */
  private async hold(from: Socket, before: Promise<void>): Promise<void> {
    from.pause();
    await before;
    while (this.behaviour === 'frozen') await pause(HELD_MS);
    from.resume();
  }
}
