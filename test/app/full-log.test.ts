/** The log's disk is full: `/dev/full` refuses every byte, as a full disk does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { freePort } from '../../src/platform/runtime/free-port.js';
import { PROJECT_ROOT } from '../../src/config/env.js';
import { openTestDatabase } from '../support/test-database.js';

const FULL = '/dev/full';
const WITHIN_MS = 60_000;
/** The log writes five times a second. */
const WRITES_MS = 500;

const statusOf = async (url: string): Promise<number> =>
  (await fetch(url).catch(() => null))?.status ?? 0;

async function isUp(url: string): Promise<void> {
  const untilMs = Date.now() + WITHIN_MS;
  while ((await statusOf(`${url}/livez`)) !== 200) {
    if (Date.now() > untilMs) throw new Error('it did not start');
    await pause(100);
  }
}

const testWhereThereIsOne = existsSync(FULL) ? test : test.skip;

testWhereThereIsOne(
  'a log that cannot be written neither blocks nor ends the service',
  async () => {
    const database = await openTestDatabase();
    const directory = await mkdtemp(path.join(tmpdir(), 'nis2-full-'));
    const port = await freePort('127.0.0.1');
    const full = await open(FULL, 'w');
    const main = path.join(PROJECT_ROOT, 'dist/server/main.js');
    const service = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: directory,
        DATABASE_URL: database.url,
        PORT: String(port),
        LOG_LEVEL: 'debug',
        SHED_LAG_MS: '0',
        DRAIN_DELAY_MS: '0',
      },
      stdio: ['ignore', full.fd, 'ignore'],
    });
    const url = `http://127.0.0.1:${String(port)}`;
    await isUp(url);
    for (let count = 0; count < 3; count += 1) {
      expect(await statusOf(`${url}/v1/status`)).toBe(200);
      await pause(WRITES_MS);
    }
    expect(service.exitCode).toBeNull();
    const ended = once(service, 'exit', { signal: AbortSignal.timeout(WITHIN_MS) });
    service.kill('SIGTERM');
    expect(await ended.catch(() => service.kill('SIGKILL'))).toEqual([0, null]);
    await full.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  },
  120_000,
);
