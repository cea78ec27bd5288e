import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { openRedis } from '../../../src/platform/redis/redis.js';
import { probeLimits } from '../../../src/platform/redis/limit-script.js';

/** A port without a listener. */
const UNREACHABLE = 'redis://127.0.0.1:1';

test('opens while Redis is down, reports it once, and answers at once that it is down', async () => {
  const events: string[] = [];
  const redis = await openRedis(UNREACHABLE, (event) => events.push(event));
  const startedMs = performance.now();
  await expect(probeLimits(redis)).rejects.toThrow();
  await expect(redis.client.publish('a', '')).rejects.toThrow();
  expect(performance.now() - startedMs).toBeLessThan(250);
  expect(events).toEqual(['Redis is unreachable']);
  await redis.close();
});

test('a Redis that accepts and never answers counts as down, and closing does not wait for it', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  silent.on('connection', (socket) => socket.on('error', () => undefined).resume());
  const redis = await openRedis(`redis://127.0.0.1:${String(port)}`, () => undefined);
  const startedMs = performance.now();
  await expect(probeLimits(redis)).rejects.toThrow();
  await redis.close();
  expect(performance.now() - startedMs).toBeLessThan(1000);
  silent.close();
});
