/** Ctrl-C under `npm start` sends two signals, and a supervisor may repeat one: pending requests still finish. */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';

const TEST_MS = 120_000;
const EACH = 20;
const BODY = '{"nimi":"Example Ltd","email":"you@example.com","roll":"client"}';
const HEAD = `POST /v1/signup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const GET = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n';

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-signals-'));
}, TEST_MS);
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, TEST_MS);

const spawnWith = (more: Record<string, string>): Promise<ServiceProcess> =>
  spawnService({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: '',
    LOG_LEVEL: 'info',
    VIES_URL: 'http://127.0.0.1:2',
    SHED_LAG_MS: '0',
    DATABASE_TIMEOUT_MS: '20000',
    DATABASE_CONNECTIONS: '4',
    DRAIN_DELAY_MS: '2500',
    SIGNUP_LIMIT_PER_HOUR: '1000',
    ...more,
  });

/** Tests run at the same time, but start their services one after the other: only starts need the processor. */
let started: Promise<unknown> = Promise.resolve();
function start(more: Record<string, string>): Promise<ServiceProcess> {
  const service = started.then(() => spawnWith(more));
  started = service.catch(() => undefined);
  return service;
}

/** A connection that has sent a request, and the statuses received on it. */
class Client {
  private received = '';
  readonly closed: Promise<void>;

  private constructor(readonly socket: Socket) {
    socket.on('data', (bytes: Buffer) => (this.received += bytes.toString()));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) =>
      socket.once('close', () => {
        resolve();
      }),
    );
  }

  static open(url: string, text: string): Client {
    const { hostname, port } = new URL(url);
    const client = new Client(connect(Number(port), hostname));
    client.socket.write(text);
    return client;
  }

  statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (let left = 600; !holds(); left -= 1) {
    if (left === 0) throw new Error('not in time');
    await pause(50);
  }
}

/** Primary and members of a cluster, as a signal to the process group reaches them. */
const pidsOf = (service: ServiceProcess): number[] => [
  service.pid,
  ...[...service.output().matchAll(/"pid":(\d+),"msg":"cluster process started"/g)].map(([, pid]) =>
    Number(pid),
  ),
];

function signal(service: ServiceProcess, name: NodeJS.Signals): void {
  for (const pid of pidsOf(service)) process.kill(pid, name);
}

test.concurrent.each([
  { signals: ['SIGTERM', 'SIGTERM'], apartMs: 500, cluster: '1' },
  { signals: ['SIGINT', 'SIGINT'], apartMs: 20, cluster: '1' },
  { signals: ['SIGINT', 'SIGINT'], apartMs: 900, cluster: '1' },
  { signals: ['SIGINT', 'SIGTERM'], apartMs: 500, cluster: '1' },
  { signals: ['SIGHUP', 'SIGTERM'], apartMs: 500, cluster: '1' },
  { signals: ['SIGINT', 'SIGINT'], apartMs: 500, cluster: '2' },
  { signals: ['SIGTERM', 'SIGTERM'], apartMs: 500, cluster: '2' },
] as const)(
  '$signals within $apartMs ms, processes: $cluster',
  async ({ signals: [first, second], apartMs, cluster }) => {
    const service = await start({ CLUSTER: cluster });
    const busy = Array.from({ length: EACH }, () => Client.open(service.url, GET));
    const half = Array.from({ length: EACH }, () =>
      Client.open(service.url, HEAD + BODY.slice(0, 9)),
    );
    await until(() => busy.every((client) => client.statuses().length === 1));
    await pause(200);
    signal(service, first);
    await pause(apartMs);
    signal(service, second);
    await pause(100);
    for (const { socket } of busy) socket.write(GET);
    await pause(2_500);
    for (const { socket } of half) socket.write(BODY.slice(9));
    expect(await service.exitCode).toBe(0);
    await Promise.all([...busy, ...half].map(({ closed }) => closed));
    expect(busy.map((client) => client.statuses())).toEqual(busy.map(() => [200, 200]));
    expect(half.map((client) => client.statuses())).toEqual(half.map(() => [201]));
    expect(service.output()).toMatch(/ending: waiting for \d+ connections, \d+ requests/);
  },
  TEST_MS,
);

test.concurrent.each([
  { signals: 'a second signal after some seconds', pausesMs: [3_500] },
  { signals: 'a third signal', pausesMs: [500, 500] },
])(
  '$signals ends the process at once',
  async ({ pausesMs }) => {
    const service = await start({ DRAIN_DELAY_MS: '10000' });
    signal(service, 'SIGTERM');
    for (const ms of pausesMs) {
      await pause(ms);
      signal(service, 'SIGTERM');
    }
    expect(await service.exitCode).toBe(1);
    expect(service.output()).toContain('ended by force');
  },
  TEST_MS,
);
