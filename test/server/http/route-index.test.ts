/** The existing routes, for any requested path. */
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { RouteIndex } from '../../../src/server/http/route-index.js';

const MAX_LENGTH = 50;

function aServer() {
  const app = Fastify();
  const paths = new RouteIndex(app, MAX_LENGTH);
  const handler = () => 'ok';
  app.get('/orders/:id', handler);
  app.post('/orders/:id/cancel', handler);
  app.get('/files/*', handler);
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { transport: 'graphql' },
    handler,
  });
  return paths;
}

test.each([
  ['/orders/7', 'rest', 'GET, HEAD'],
  ['/orders/7?keel=en', 'rest', 'GET, HEAD'],
  ['/orders/%C3%A4', 'rest', 'GET, HEAD'],
  ['/orders/7/cancel', 'rest', 'POST'],
  ['/files/a/b.js', 'rest', 'GET, HEAD'],
  ['/graphql', 'graphql', 'GET, HEAD, POST'],
])('%s belongs to the route %s and accepts %s', (path, transport, allowed) => {
  const refusal = aServer().refusalAt(path);
  expect(refusal?.transport).toBe(transport);
  expect(refusal?.error).toMatchObject({
    code: 'NOT_FOUND',
    details: [{ field: 'method', type: 'method_not_allowed', params: { allowed } }],
  });
});

test.each([
  '/',
  '/order',
  '/orders/7/',
  '/orders/7/cancel/x',
  '/%',
  '*',
  '',
  `/orders/${'7'.repeat(MAX_LENGTH + 1)}`,
])('the path "%s" does not exist', (path) => {
  expect(aServer().refusalAt(path)).toBeNull();
});
