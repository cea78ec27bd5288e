import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { isLongUpload, allowLongUpload } from '../../../src/server/connections/long-upload.js';

test('a body may arrive after the server’s request timeout', async () => {
  const late: boolean[] = [];
  const server = http.createServer(
    { requestTimeout: 100, headersTimeout: 50, connectionsCheckingInterval: 20 },
    (request, response) => {
      allowLongUpload(request.socket, 10_000);
      request.resume().once('end', () => response.end('whole'));
    },
  );
  server.on('clientError', (_error, socket) => {
    late.push(isLongUpload(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', agent: false });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once('error', reject);
  });
  request.write('first ');
  while (late.length === 0) await pause(20);
  request.end('last');
  expect(await answered).toBe(200);
  expect(late).toContain(true);
  server.close();
});
