/**
 * Fuzzes a service process with bodies, queries and paths: no 5xx, no hang, no internals in responses, flat memory.
 * `npm run fuzz -- [--count N] [--seed S] [--at-once N]`; the same seed gives the same requests.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openKeys } from '../../src/app/cli/open-keys.js';
import { RESOLVER_CLASSES } from '../../src/app/resolvers.js';
import { loadConfig } from '../../src/config/env.js';
import { schemaOf } from '../../src/server/schema/build-schema.js';
import { spawnService } from '../support/service-process.js';
import { openTestDatabase } from '../support/test-database.js';
import { makeKey } from '../support/test-service.js';
import { errorOf, type Answered } from './judge.js';
import { generatedRequests, type MadeUp } from './generated-requests.js';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
  },
});

const BATCH = 500;
const HANG_MS = 20_000;
const MEGABYTE_KB = 1024;
const MAX_REPORTED = 20;
/** Allowed growth of resident memory from the first third, when caches are full, to the end. */
const MAX_GROWTH = 1.25;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const AMPLE = { per_minute: 100_000_000, per_month: 1_000_000_000 };
const LIMITS = {
  baas: AMPLE,
  professional: AMPLE,
  enterprise: AMPLE,
  sandbox: AMPLE,
  anonymous: { per_minute: 100_000_000 },
};

const agent = new http.Agent({ keepAlive: true, maxSockets: Number(values['at-once']) });

function send(url: string, { method, path: address, headers, body }: MadeUp): Promise<Answered> {
  const { hostname, port } = new URL(url);
  const options = {
    hostname,
    port,
    path: address,
    method,
    headers: { ...headers },
    agent,
    timeout: HANG_MS,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer: it hangs')));
    request.on('error', reject);
    request.end(body);
  });
}

/** The service may reject a body before it is fully sent, and close the connection. */
const isCut = (failure: unknown): boolean => /ECONNRESET|EPIPE/.test(String(failure));

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / MEGABYTE_KB);
}

async function openTarget() {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'nis2-fuzz-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    VIES_URL: 'http://127.0.0.1:2',
    API_KEY_PEPPER: 'a pepper of at least thirty-two bytes',
    RATE_LIMITS: JSON.stringify(LIMITS),
    SIGNUP_LIMIT_PER_HOUR: '100000000',
    SHED_LAG_MS: '0',
    // A busy machine is not an error; a hang is.
    DATABASE_TIMEOUT_MS: '10000',
    REQUEST_TIMEOUT_MS: '15000',
    REDIS_URL: process.env['REDIS_URL'] ?? '',
  };
  const { keys, close } = await openKeys(loadConfig(env));
  const roles = ['lawyer_firm', 'client', 'grc_platform'] as const;
  const made = roles.flatMap((role) => [makeKey(keys, role, 'test'), makeKey(keys, role, 'live')]);
  const service = await spawnService(env);
  return {
    ...service,
    keys: [...(await Promise.all(made)), '', 'nis2_live_client_x'],
    close: async () => {
      agent.destroy();
      await close();
      await service.kill();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const reported = ({ method, path: address, headers, body }: MadeUp): string =>
  JSON.stringify({
    method,
    address,
    headers,
    body: typeof body === 'string' ? body : String(body),
  }).slice(0, 1_500);

const statuses = new Map<number, number>();
const errors: string[] = [];

async function judge(url: string, made: MadeUp): Promise<void> {
  try {
    const answer = await send(url, made);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = errorOf(answer, `${made.path} ${String(made.body)}`);
    if (fault !== null) errors.push(`${fault}: ${reported(made)} -> ${answer.text.slice(0, 400)}`);
  } catch (failure) {
    if (isCut(failure)) statuses.set(0, (statuses.get(0) ?? 0) + 1);
    else errors.push(`${String(failure)}: ${reported(made)}`);
  }
}

async function sendAll(url: string, batch: readonly MadeUp[]): Promise<void> {
  const left = [...batch];
  const worker = async (): Promise<void> => {
    for (let made = left.pop(); made !== undefined; made = left.pop()) await judge(url, made);
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, worker));
}

const isAlive = async (url: string): Promise<boolean> =>
  (await send(url, { method: 'GET', path: '/livez', headers: {}, body: undefined })).status === 200;

async function run(): Promise<boolean> {
  const target = await openTarget();
  const schema = await schemaOf(RESOLVER_CLASSES, () => new Object());
  const requests = generatedRequests(schema, target.keys);
  const [count, seed] = [Number(values.count), Number(values.seed)];
  const startedMs = Date.now();
  const memory: number[] = [];
  for (let sent = 0; sent < count; sent += BATCH) {
    const numRuns = Math.min(BATCH, count - sent);
    await sendAll(target.url, fc.sample(requests, { numRuns, seed: seed + sent }));
    memory.push(await residentMegabytes(target.pid));
    if (memory.length % 20 === 0) {
      printLine(
        `${String(sent + numRuns)} sent, ${String(memory.at(-1))} MB, ${String(errors.length)} faults`,
      );
    }
  }
  const alive = await isAlive(target.url).catch(() => false);
  await target.close();
  const isFlat = reportMemory(memory);
  printLine(
    `${String(count)} requests in ${String(Math.round((Date.now() - startedMs) / 1000))} s, seed ${String(seed)}`,
  );
  printLine(
    `statuses ${[...statuses]
      .sort()
      .map((one) => one.join('×'))
      .join(' ')} (0: cut while a body was refused)`,
  );
  printLine(`${String(errors.length)} faults; ${alive ? 'alive' : 'NOT ALIVE'} at the end`);
  for (const fault of errors.slice(0, MAX_REPORTED)) printLine(`  ${fault}`);
  return alive && isFlat && errors.length === 0;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function reportMemory(memory: readonly number[]): boolean {
  const third = Math.floor(memory.length / 3);
  if (third < 2) return true;
  const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))];
  const isFlat = late <= early * MAX_GROWTH;
  printLine(
    `memory: ${String(early)} MB in the second third, ${String(late)} MB in the last, ${isFlat ? 'flat' : 'GROWING'}`,
  );
  return isFlat;
}

process.exitCode = (await run()) ? 0 : 1;
