import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from '../../../src/platform/runtime/free-port.js';

test('the port is below those that the system gives away, and can be listened on', async () => {
  const port = await freePort('127.0.0.1');
  expect(port).toBeGreaterThanOrEqual(12_000);
  expect(port).toBeLessThan(32_000);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));
});

test('a host that is no address of this machine is an error', async () => {
  await expect(freePort('192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
});
