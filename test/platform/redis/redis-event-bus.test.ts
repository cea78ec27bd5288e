import { expect, test } from '@jest/globals';
import { LocalEventBus } from '../../../src/platform/event-bus/local-event-bus.js';
import { RedisEventBus } from '../../../src/platform/redis/redis-event-bus.js';
import { openRedis } from '../../../src/platform/redis/redis.js';

const url = process.env['REDIS_URL'] ?? '';
const withRedis = url === '' ? test.skip : test;

const quiet = (): void => undefined;

async function openEventBus(address: string) {
  const connection = await openRedis(address, quiet);
  const eventBus = new RedisEventBus({
    url: address,
    publisher: connection.client,
    local: new LocalEventBus(),
  });
  const close = async () => {
    eventBus.close();
    await connection.close();
  };
  return { eventBus, close };
}

const receivedWithin = (ms: number, subscribe: (received: (note: string) => void) => void) =>
  new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => {
      resolve(null);
    }, ms);
    subscribe((note) => {
      clearTimeout(timer);
      resolve(note);
    });
  });

withRedis('a message published in one process is received in another', async () => {
  const [one, other] = [await openEventBus(url), await openEventBus(url)];
  const received = receivedWithin(5_000, (onMessage) =>
    other.eventBus.subscribe('news', onMessage),
  );
  const publishing = setInterval(() => {
    one.eventBus.publish('news', 'note');
  }, 50);
  expect(await received).toBe('note');
  clearInterval(publishing);
  await one.close();
  await other.close();
});

test('without Redis messages are delivered within the process', async () => {
  const { eventBus, close } = await openEventBus('redis://127.0.0.1:1');
  const received = receivedWithin(1_000, (onMessage) => eventBus.subscribe('news', onMessage));
  eventBus.publish('news', 'near');
  expect(await received).toBe('near');
  await close();
});
