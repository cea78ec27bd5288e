/** Frames of server-sent events. */
import { expect, test } from '@jest/globals';
import { buildSchema, parse, print } from 'graphql';
import { continuedAfter, nextFrame } from '../../../src/server/event-stream/event-frames.js';

test('an event is named by its id if the client selected it', () => {
  const result = { data: { mine: { event_id: '7', type: 'a\nb' } } };
  expect(nextFrame(result)).toBe(
    'event: next\nid: 7\ndata: {"data":{"mine":{"event_id":"7","type":"a\\nb"}}}\n\n',
  );
  expect(nextFrame({ data: { mine: { type: 'a' } } })).toMatch(/^event: next\ndata: /);
  expect(nextFrame({ data: null })).toBe('event: next\ndata: {"data":null}\n\n');
});

const SCHEMA = buildSchema(`
  type Query { a: String }
  type Event { event_id: ID, list(after: ID): String }
  type Subscription { mine(after: ID): Event, plain: Event }
`);

test.each([
  { given: 'subscription { mine { event_id } }', changed: 'mine(after: "7")' },
  { given: 'subscription ($a: ID) { mine(after: $a) { event_id } }', changed: 'mine(after: "7")' },
  { given: 'subscription { own: mine(after: "1") { list } }', changed: 'own: mine(after: "7")' },
])('the subscription $given continues after the last event', ({ given, changed }) => {
  const text = print(continuedAfter(parse(given), SCHEMA, '7'));
  expect(text).toContain(changed);
  expect(text.match(/after:/g)).toHaveLength(1);
});

test('a subscription without a position stays unchanged', () => {
  const document = parse('subscription { plain { event_id } }');
  expect(print(continuedAfter(document, SCHEMA, '7'))).toBe(print(document));
});
