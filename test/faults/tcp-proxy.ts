/** Stands between the service and a server, and does to their connections what networks do. */
import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** `frozen`: bytes are taken and kept. `refusing`: connections are cut as soon as they are made. */
type Mood = 'open' | 'frozen' | 'refusing';

type Pair = Readonly<{ near: Socket; far: Socket }>;

export class TcpProxy {
  private mood: Mood = 'open';
  private slowMs = 0;
  private readonly pairs = new Set<Pair>();
  private readonly server = createServer((near) => {
    this.join(near);
  });

  constructor(private readonly target: Readonly<{ host: string; port: number }>) {}

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
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

  /** Nothing passes, and nobody is told, until `heal`. */
  freeze(): void {
    this.mood = 'frozen';
    for (const { near, far } of this.pairs) {
      near.pause();
      far.pause();
    }
  }

  slow(ms: number): void {
    this.slowMs = ms;
  }

  heal(): void {
    this.mood = 'open';
    this.slowMs = 0;
    for (const { near, far } of this.pairs) {
      near.resume();
      far.resume();
    }
  }

  close(): void {
    this.cut();
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
    this.pass(near, far);
    this.pass(far, near);
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

  private pass(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('data', (bytes) => {
      const send = (): void => {
        if (!to.destroyed) to.write(bytes);
      };
      if (this.slowMs === 0) send();
      else setTimeout(send, this.slowMs);
    });
  }
}
