/**
 * Load generator in its own process, to be pinned to another core: reads a plan from standard input, prints
 * measurements.
 * Uses raw sockets, because a client library would cost more CPU than many servers.
 */
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LoadPlan, LoadResult } from './load-plan.js';

const READ_BYTES = 131_072;
const MAX_LATENCIES = 4_000_000;
const CONTENT_LENGTH = /\r\ncontent-length: (\d+)/i;
const BLANK_LINE = '\r\n\r\n';
const TICK_MS = 1;

const plan = JSON.parse(await text(process.stdin)) as LoadPlan; // the harness writes it
const requests = plan.requests.map((one) => Buffer.from(one));
const latencies = new Float32Array(MAX_LATENCIES);
let answered = 0;
let errors = 0;
let bytes = 0;
let next = 0;
let measuring = false;
let firstError = '';

function note(sentAt: number, status: number, head: string): void {
  if (!measuring) return;
  if (answered < MAX_LATENCIES) latencies[answered] = performance.now() - sentAt;
  answered++;
  if (status === plan.status) return;
  errors++;
  if (firstError === '') firstError = head;
}

/** At most one request in flight. */
class Connection {
  private readonly socket: Socket;
  private sentAt = 0;
  private missing = 0;
  private status = 0;
  private head = '';
  isFree = true;

  constructor(private readonly freed: (one: Connection) => void) {
    this.socket = connect({
      host: plan.host,
      port: plan.port,
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(READ_BYTES),
        callback: (count, buffer) => {
          this.read(Buffer.from(buffer.buffer, buffer.byteOffset, count));
          return true;
        },
      },
    });
    this.socket.on('error', () => {
      errors++;
    });
  }

  send(): void {
    this.isFree = false;
    this.sentAt = performance.now();
    this.socket.write(requests[next] ?? '');
    next = (next + 1) % requests.length;
  }

  end(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    if (measuring) bytes += chunk.length;
    if (this.missing > 0) this.missing -= chunk.length;
    else this.readHead(chunk);
    if (this.missing > 0 || this.status === 0) return;
    note(this.sentAt, this.status, this.head);
    this.status = 0;
    this.head = '';
    this.isFree = true;
    this.freed(this);
  }

  private readHead(chunk: Buffer): void {
    this.head += chunk.toString('latin1', 0, Math.min(chunk.length, 4_096));
    const end = this.head.indexOf(BLANK_LINE);
    if (end < 0) return;
    this.status = Number(this.head.slice(9, 12));
    const length = CONTENT_LENGTH.exec(this.head)?.[1];
    if (length === undefined) throw new Error(`an answer without a length: ${this.head}`);
    this.missing = Number(length) + end + BLANK_LINE.length - chunk.length;
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });

/** Closed loop: each answer triggers the next request. */
function openClosedLoop(): Connection[] {
  const all = Array.from(
    { length: plan.connections },
    () =>
      new Connection((one) => {
        one.send();
      }),
  );
  for (const one of all) one.send();
  return all;
}

/** Fixed rate: requests wait for a free connection, and the waiting time counts. */
function openPaced(rate: number): Connection[] {
  const all = Array.from({ length: plan.connections }, () => new Connection(() => undefined));
  const startedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) * rate) / 1_000;
    for (const one of all) {
      if (sent >= due) break;
      if (!one.isFree) continue;
      one.send();
      sent++;
    }
  }, TICK_MS);
  timer.unref();
  return all;
}

const connections = plan.rate === null ? openClosedLoop() : openPaced(plan.rate);
await pause(plan.warmUpSeconds);
measuring = true;
process.stdout.write('measuring\n');
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
await pause(plan.seconds);
const seconds = (performance.now() - startedAt) / 1_000;
const cpu = process.cpuUsage(cpuBefore);
measuring = false;
for (const one of connections) one.end();

const sorted = latencies.subarray(0, Math.min(answered, MAX_LATENCIES)).sort();
const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
const result: LoadResult = {
  answered,
  errors,
  firstError,
  seconds,
  bytes,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  busy: (cpu.user + cpu.system) / 1e6 / seconds,
};
process.stdout.write(`${JSON.stringify(result)}\n`);
