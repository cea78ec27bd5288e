/** Clients that hold idle connections do not lock out others. */
import { connect, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { loadConfig } from '../../src/config/env.js';
import { send } from '../support/http-client.js';
import { spawnService, type ServiceProcess } from '../support/service-process.js';
import { openTestDatabase, type TestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';

const TEST_MS = 120_000;
/** More than the connection limit. */
const IDLE_CONNECTIONS = 2_200;
/** About a second, plus the load of parallel tests. */
const WITHIN_MS = 3_000;

let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let key: string;
let idleConnections: Socket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-hoards-'));
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    REDIS_URL: '',
    SHED_LAG_MS: '0',
    VIES_URL: 'http://127.0.0.1:2',
    DRAIN_DELAY_MS: '0',
    DATABASE_TIMEOUT_MS: '20000',
  };
  const { keys, close } = await openKeys(loadConfig(environment));
  key = await makeKey(keys, 'lawyer_firm', 'live', { perMinute: 100_000, perMonth: 1_000_000 });
  await close();
  service = await spawnService(environment);
}, TEST_MS);

afterEach(async () => {
  const closed = idleConnections
    .filter((socket) => !socket.closed)
    .map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of idleConnections) socket.destroy();
  idleConnections = [];
  await Promise.all(closed);
  // The service reads in order: with this answer it has seen the end of all of them.
  await askMs();
});

afterAll(async () => {
  await service.kill();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}, TEST_MS);

/** Resolves a second after all sockets are connected. */
async function openIdleConnections(count: number, text: string): Promise<void> {
  const { hostname, port } = new URL(service.url);
  idleConnections = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    // Nothing is read: responses fill the socket buffers of both sides.
    socket.pause();
    socket.on('error', () => undefined);
    return socket;
  });
  const connected = idleConnections.map(
    (socket) => new Promise((resolve) => socket.once('connect', resolve)),
  );
  await Promise.all(connected);
  await pause(1_000);
}

async function askMs(): Promise<number> {
  const beganMs = performance.now();
  const { status } = await send(service.url, '/v1/framework-mapping', {
    headers: { 'x-api-key': key },
  });
  expect(status).toBe(200);
  return performance.now() - beganMs;
}

const mapping = (): string =>
  `GET /v1/framework-mapping HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`;

test.each([
  { what: 'send nothing', text: () => '' },
  { what: 'send half a head', text: () => 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ' },
  {
    what: 'send half a body',
    text: () =>
      `POST /v1/scoping HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  },
  {
    what: 'keep a connection after one answer',
    text: () => 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n',
  },
  { what: 'do not read a large answer', text: mapping },
])(
  'clients that $what do not block other clients',
  async ({ text }) => {
    await openIdleConnections(IDLE_CONNECTIONS, text());
    await askMs(); // waits behind the requests of the hoard
    for (let round = 0; round < 10; round += 1) {
      expect(await askMs()).toBeLessThan(WITHIN_MS);
      await pause(100);
    }
  },
  TEST_MS,
);

test(
  'clients that request much at once and read nothing do not delay others',
  async () => {
    await openIdleConnections(1_000, mapping().repeat(20));
    const times = [];
    for (let round = 0; round < 10; round += 1) times.push(await askMs());
    const median = times.sort((one, other) => one - other)[5] ?? Infinity;
    expect(median).toBeLessThan(WITHIN_MS);
  },
  TEST_MS,
);
