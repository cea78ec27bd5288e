import { expect, test } from '@jest/globals';
import { LocalBell } from '../../../src/platform/event-bus/local-event-bus.js';
import { RedisBell } from '../../../src/platform/redis/redis-event-bus.js';
import { openRedis } from '../../../src/platform/redis/redis.js';

const url = process.env['REDIS_URL'] ?? '';
const withRedis = url === '' ? test.skip : test;

const quiet = (): void => undefined;

async function openBell(address: string) {
  const connection = await openRedis(address, quiet);
  const bell = new RedisBell({
    url: address,
    publisher: connection.client,
    local: new LocalBell(),
  });
  const close = async () => {
    bell.close();
    await connection.close();
  };
  return { bell, close };
}

const heardWithin = (ms: number, listen: (heard: (note: string) => void) => void) =>
  new Promise<string | null>((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, ms);
    listen(resolve);
  });

withRedis('a ring in one process is heard in another', async () => {
  const [one, other] = [await openBell(url), await openBell(url)];
  const heard = heardWithin(5_000, (hear) => other.bell.listen('news', hear));
  const ringing = setInterval(() => {
    one.bell.ring('news', 'note');
  }, 50);
  expect(await heard).toBe('note');
  clearInterval(ringing);
  await one.close();
  await other.close();
});

test('without Redis a ring is heard in its own process', async () => {
  const { bell, close } = await openBell('redis://127.0.0.1:1');
  const heard = heardWithin(1_000, (hear) => bell.listen('news', hear));
  bell.ring('news', 'near');
  expect(await heard).toBe('near');
  await close();
});
