import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { prepareQueue } from '../../../src/adapters/queue/prepare-queue.js';
import { runQueue } from '../../../src/adapters/queue/run-queue.js';
import { TcpProxy } from '../../faults/tcp-proxy.js';
import { openTestDatabase } from '../../support/test-database.js';

async function until(isTrue: () => boolean): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (isTrue()) return;
    await pause(100);
  }
  throw new Error('it did not come to pass');
}

test.each(['fails', 'ends well'])(
  'a job that %s while the database is away is minded: the runner begins anew, the process lives',
  async (end) => {
    const database = await openTestDatabase();
    await prepareQueue(database.url, () => undefined);
    const { hostname, port } = new URL(database.url);
    const proxy = new TcpProxy({ host: hostname, port: port === '' ? 5432 : Number(port) });
    const near = Object.assign(new URL(database.url), { hostname: '127.0.0.1' });
    near.port = String(await proxy.open());
    const lines: string[] = [];
    const queue = await runQueue({
      url: near.toString(),
      log: (line) => lines.push(line),
      tasks: {
        work: () => {
          proxy.refuse();
          return end === 'fails' ? Promise.reject(new Error('no')) : Promise.resolve();
        },
      },
    });
    await database.orm.em.fork().execute(`select graphile_worker.add_job('work')`);
    await until(() => lines.some((line) => /Failed to (fail|complete) jobs/.test(line)));
    proxy.heal();
    await until(() => lines.some((line) => line.includes('the runner is started again')));
    expect(queue.isAlive()).toBe(true);
    await queue.stop();
    proxy.close();
    await database.close();
  },
);
