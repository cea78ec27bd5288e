/** Sockets of sessions: opened only by the service's own pages, closed when the session ends. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signedIn, type BrowserClient } from '../../support/browser-client.js';
import { anAccount, invited, SESSIONS } from '../../support/members.js';
import { RawSocket } from '../../support/subscription-client.js';
import { openTestService, type TestNode, type TestService } from '../../support/test-service.js';

const PARTNER = 'https://partner.example';
let service: TestService;
let node: TestNode;

beforeAll(async () => {
  service = await openTestService({ sessions: SESSIONS, corsOrigins: [PARTNER] });
  node = await service.addNode();
}, 60_000);
afterAll(async () => {
  await node.close();
  await service.close();
});

/** Without a key: only the cookie can open it. */
async function socketOf({ cookie }: BrowserClient, url: string, origin: string) {
  const socket = new RawSocket(url, { headers: { cookie, origin } });
  if (await socket.opened) socket.send({ type: 'connection_init' });
  return socket;
}

test('a removed person loses their sockets on every process', async () => {
  const owner = await signedIn(service, (await anAccount(service)).email);
  const member = await invited(owner, 'reader');
  const reader = await signedIn(service, member.email);
  const urls = [service.url, node.url];
  const sockets = await Promise.all(urls.map((url) => socketOf(reader, url, url)));
  for (const socket of sockets) expect(await socket.next()).toContain('connection_ack');
  await owner.post('/v1/members/remove', { member_id: member.member_id });
  for (const socket of sockets) expect((await socket.closed).code).toBe(4403);
}, 30_000);

test('a page of another origin, even one permitted to call the service, cannot open a socket with the cookie', async () => {
  const owner = await signedIn(service, (await anAccount(service)).email);
  const partner = await socketOf(owner, service.url, PARTNER);
  expect((await partner.closed).code).toBe(4403);
  const { cookie } = owner;
  const headers = { cookie, origin: 'https://evil.example' };
  const foreignSocket = new RawSocket(service.url, { headers });
  expect((await foreignSocket.closed).code).toBe(403);
}, 30_000);
