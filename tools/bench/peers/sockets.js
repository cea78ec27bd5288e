/**
 * graphql-ws on ws with their defaults, with events from memory: the limit of the socket library. An order is placed as
 * at the service, and every socket opened with the same key receives its events.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { listen } from './listen.js';

const followers = new Map();

/** Events of one key, as an endless list that waits for the next. */
async function* eventsOf(key) {
  const pending = [];
  let wake = () => undefined;
  const subscribe = (event) => {
    pending.push(event);
    wake();
  };
  const all = followers.get(key) ?? new Set();
  followers.set(key, all.add(subscribe));
  try {
    for (;;) {
      while (pending.length > 0) yield { myOrders: pending.shift() };
      await new Promise((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    all.delete(subscribe);
  }
}

const schema = buildSchema(
  'type Event { order_id: ID! } type Query { none: Int } type Subscription { myOrders: Event! }',
);
schema.getSubscriptionType().getFields().myOrders.subscribe = (_root, _args, { key }) =>
  eventsOf(key);

const server = createServer((request, response) => {
  request.resume();
  const event = { order_id: randomUUID() };
  const body = JSON.stringify({ data: event });
  response.writeHead(201, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
  for (const subscribe of followers.get(request.headers['x-api-key']) ?? []) subscribe(event);
});

const context = ({ connectionParams }) => ({ key: connectionParams['X-API-Key'] });
useServer({ schema, context }, new WebSocketServer({ server, path: '/graphql' }));
listen(server);
