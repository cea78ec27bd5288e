import http, { type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { OpenConnections } from '../../../src/server/connections/open-connections.js';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LARGE = Buffer.alloc(16_000_000);

let server: Server;
let connections: OpenConnections;
let sockets: Socket[] = [];

async function open(answer: RequestListener): Promise<void> {
  server = http.createServer(answer);
  connections = new OpenConnections({ warn: () => undefined });
  connections.watch(server);
  connections.watchRequests(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function sendRaw(text: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo; // listens on TCP
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  if (text !== '') socket.write(text);
  await pause(50);
  return socket;
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('counts connections, and the requests in progress on them', async () => {
  await open((request, response) => {
    if (request.method === 'GET') response.end('done');
  });
  expect(connections.counts()).toEqual({ connections: 0, requests: 0, streams: 0, sockets: 0 });
  await sendRaw('');
  await sendRaw(GET);
  await sendRaw('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n12');
  expect(connections.counts()).toEqual({ connections: 3, requests: 1, streams: 0, sockets: 0 });
});

test('a pipelined request waits until the previous answer was read', async () => {
  let begun = 0;
  await open((_request, response) => {
    begun += 1;
    setTimeout(() => response.end(String(begun)), 50);
  });
  const socket = await sendRaw('');
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
  socket.write(GET.repeat(3));
  await pause(30);
  expect(begun).toBe(1);
  const answers = () => received.match(/HTTP\/1\.1 200/g)?.length ?? 0;
  for (let tries = 0; answers() < 3 && tries < 50; tries++) await pause(100);
  expect(begun).toBe(3);
  expect(answers()).toBe(3);
});

test('a client that does not read gets one answer at a time', async () => {
  let begun = 0;
  await open((_request, response) => {
    begun += 1;
    response.end(LARGE);
  });
  const socket = await sendRaw('');
  socket.pause();
  socket.write(GET.repeat(10));
  await pause(300);
  expect(begun).toBe(1);
  expect(connections.counts()).toMatchObject({ connections: 1, requests: 1 });
});

test('a client with too many pipelined requests is disconnected', async () => {
  await open(() => undefined);
  const socket = await sendRaw('');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  socket.write(GET.repeat(100));
  await closed;
  expect(connections.counts().connections).toBe(0);
});
