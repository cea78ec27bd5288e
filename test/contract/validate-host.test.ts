/** Host validation: disagreement about the host is how caches and proxies are attacked. */
import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sendRawTo, statusesOf } from '../support/raw-socket.js';
import { openTestService, type TestService } from '../support/test-service.js';

let service: TestService;
let port: number;
let key: string;

beforeAll(async () => {
  service = await openTestService();
  port = Number(new URL(service.url).port);
  key = service.keys.test.lawyer_firm;
});
afterAll(() => service.close());

const sendRaw = (bytes: string, waitMs?: number) => sendRawTo(port, bytes, waitMs);

const HEALTH = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n';
const question = `X-API-Key: KEY\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{"tootajad":60}`;
const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13';

test.each([
  { what: 'no host', hosts: '', status: 400 },
  { what: 'two hosts', hosts: 'Host: x\r\nHost: y\r\n', status: 400 },
  { what: 'one host twice', hosts: 'Host: x\r\nhOsT: x\r\n', status: 400 },
  { what: 'two hosts in one line', hosts: 'Host: x, y\r\n', status: 400 },
  { what: 'a path as host', hosts: 'Host: x/y\r\n', status: 400 },
  { what: 'a user before the host', hosts: 'Host: a@x\r\n', status: 400 },
  { what: 'a port that is none', hosts: 'Host: x:y\r\n', status: 400 },
  { what: 'a host', hosts: 'Host: x.example\r\n', status: 200 },
  { what: 'a host and a port', hosts: 'Host: [::1]:8080\r\n', status: 200 },
  { what: 'a host without a name', hosts: 'Host:\r\n', status: 200 },
])('a request that names $what is answered with $status', async ({ hosts, status }) => {
  const heads = [
    `GET /v1/health HTTP/1.1\r\n${hosts}\r\n`,
    `GET /nowhere HTTP/1.1\r\n${hosts}\r\n`,
    `POST /v1/scoping HTTP/1.1\r\n${hosts}${question.replace('KEY', key)}`,
    `GET /graphql HTTP/1.1\r\n${hosts}${UPGRADE}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  ];
  const answers = await Promise.all(heads.map((bytes) => sendRaw(bytes, 1_500)));
  const good = [200, 404, 200, 101];
  expect(answers.map(statusesOf)).toEqual(good.map((one) => [status === 200 ? one : 400]));
  if (status === 200) return;
  for (const received of answers) expect(received).toContain('request_malformed');
});

test('after a request with two hosts the connection answers nothing more', async () => {
  const two = HEALTH.replace('Host: x', 'Host: x\r\nHost: y');
  expect(statusesOf(await sendRaw(two + HEALTH))).toEqual([400]);
});

test('a connection that is refused an upgrade is closed', async () => {
  const requested = `GET /graphql HTTP/1.1\r\nHost: x\r\nHost: y\r\n${UPGRADE}\r\n\r\n`;
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const ended = once(socket.resume(), 'end', { signal: AbortSignal.timeout(5_000) });
  socket.write(requested);
  await expect(ended).resolves.toEqual([]);
  socket.destroy();
});

test('HTTP/1.0 requires no host', async () => {
  expect(statusesOf(await sendRaw('GET /v1/health HTTP/1.0\r\n\r\n'))).toEqual([200]);
});
