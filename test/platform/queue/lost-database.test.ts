import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/platform/queue/prepare-queue.js';
import { runQueue } from '../../../src/platform/queue/run-queue.js';
import { proxied } from '../../faults/proxied.js';
import { openTestDatabase } from '../../support/test-database.js';

const OUTAGE_MS = 1_500;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  throw new Error('it did not come to pass');
}

test.concurrent.each(['fails', 'ends well'])(
  'a job that %s during a database outage: its end is recorded later, runner and process continue',
  async (end) => {
    const database = await openTestDatabase();
    const jobs = (): Promise<unknown[]> =>
      database.orm.em.fork().execute('select 1 from graphile_worker.jobs');
    await prepareQueue(database.url, () => undefined);
    const { proxy, url } = await proxied(database.url, new URL(database.url).pathname);
    const lines: string[] = [];
    let attempts = 0;
    const queue = await runQueue({
      url,
      log: (line) => lines.push(line),
      tasks: {
        work: () => {
          attempts += 1;
          if (attempts === 1) proxy.refuse();
          return end === 'fails' && attempts === 1
            ? Promise.reject(new Error('no'))
            : Promise.resolve();
        },
      },
    });
    await database.orm.em.fork().execute(`select graphile_worker.add_job('work')`);
    await until(() => Promise.resolve(attempts === 1));
    await pause(OUTAGE_MS);
    proxy.heal();
    await until(async () => (await jobs()).length === 0);
    expect(attempts).toBe(end === 'fails' ? 2 : 1);
    expect(lines.filter((line) => line.includes('restarted'))).toEqual([]);
    expect(queue.isAlive()).toBe(true);
    await queue.stop();
    proxy.close();
    await database.close();
  },
);
