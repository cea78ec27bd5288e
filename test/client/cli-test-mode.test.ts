/** Commands of test mode: `trigger`, `listen`, `clock`. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { verifyWebhook } from '../../src/client/webhooks.js';
import { ClientShell } from '../support/client-shell.js';
import { openReceiver, type Receiver } from '../support/webhook-receiver.js';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let shell: ClientShell;
let receiver: Receiver;

beforeAll(async () => {
  shell = await ClientShell.open();
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await shell.close();
});
beforeEach(() => {
  shell.renew();
});

test('listen forwards triggered events, signed like webhooks', async () => {
  expect(await shell.run('trigger', 'order.created')).toBe(0);
  expect(shell.output).toMatch(/^clock .*\n.* order\.created .*\n$/);
  const listening = shell.run('listen', receiver.url, '--secret', SECRET, '--count', '3', '--json');
  while (!shell.notes.includes('listening'))
    await new Promise((resolve) => setTimeout(resolve, 10));
  shell.output = '';
  expect(await shell.run('trigger', 'order.generating', '--json')).toBe(0);
  const ids = (shell.json() as { events: { event_id: string }[] }).events.map(
    ({ event_id }) => event_id,
  ); // shape of the query
  expect(await listening).toBe(0);
  const sent = receiver.received.map(({ body, headers }) =>
    verifyWebhook({ body, headers, secret: SECRET }),
  );
  expect(sent.map(({ data }) => data['event_id'])).toEqual(ids.slice(0, 3));
  expect(sent.map(({ type }) => type)).toEqual(['order.created', 'order.paid', 'order.generating']);
});

test('clock advances to the end of the licence and is reset', async () => {
  expect(
    await shell.run('clock', 'advance', '--until', 'licence_end', '--renewal', 'declined'),
  ).toBe(0);
  expect(shell.output).toContain('licence.expiring');
  expect(await shell.run('clock', 'reset')).toBe(0);
  expect(await shell.run('clock', 'reset')).toBe(4);
});

test('an unknown event is invalid input, and a live key has no clock', async () => {
  expect(await shell.run('trigger', 'order.lost')).toBe(2);
  shell.key = shell.service.keys.live.client;
  expect(await shell.run('trigger', 'order.paid')).toBe(4);
});
