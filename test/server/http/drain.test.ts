import { once } from 'node:events';
import http from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Drain } from '../../../src/server/http/drain.js';

const DRAIN_MS = 800;

let app: FastifyInstance;
let drain: Drain;
let port: number;
let finish: () => void;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  drain = new Drain(DRAIN_MS);
  drain.mount(app);
  app.get('/', () => 'here');
  app.get(
    '/long',
    () =>
      new Promise(
        (resolve) =>
          (finish = () => {
            resolve('done');
          }),
      ),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port; // listens on TCP
});

afterEach(() => app.close());

const ask = async (path: string) => {
  const [response] = (await once(http.get({ port, host: '127.0.0.1', path }), 'response')) as [
    http.IncomingMessage,
  ];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { text, connection: response.headers.connection };
};

test('a client that connects while the node stops is answered, and its connection closed', async () => {
  const closing = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(drain.isEnding).toBe(true);
  expect(await ask('/')).toEqual({ text: 'here', connection: 'close' });
  await closing;
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('requests in progress are finished', async () => {
  const answer = ask('/long');
  await once(app.server, 'request');
  const closing = app.close();
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
  finish();
  expect((await answer).text).toBe('done');
  await closing;
});

test('an idle connection does not delay shutdown', async () => {
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
  const ended = once(socket, 'close');
  await app.close();
  await ended;
  expect(socket.destroyed).toBe(true);
});
