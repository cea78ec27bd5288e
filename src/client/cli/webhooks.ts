/** `webhooks`: endpoints, what was sent to them, and a receiver to develop with. */
import type { Command } from 'commander';
import type { EndpointPartsFragment as WebhookEndpoint } from '../../../schema/client/operations.js';
import { collect } from '../pages.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import type { Desk } from './terminal.js';
import { textTable } from './text-table.js';
import { addListen } from './webhook-listen.js';
import { addTrigger } from './webhook-trigger.js';

type CreateOptions = CallOptions & Readonly<{ type?: string[] }>;

const tableOf = (endpoints: readonly WebhookEndpoint[]): readonly string[] => {
  const rows = endpoints.map(({ webhook_id, url, tyybid }) => [
    webhook_id,
    url,
    tyybid?.join(' ') ?? 'all',
  ]);
  return [textTable([['ENDPOINT', 'ADDRESS', 'EVENTS'], ...rows]).trimEnd()];
};

function addEndpoints(webhooks: Command, desk: Desk): void {
  addCall(webhooks, 'list', 'Where events are sent to').action(async (options: CallOptions) => {
    print(desk, options, await openClient(options).account.webhooks(), tableOf);
  });
  addCall(webhooks, 'create', 'Has events sent to an address; prints the secret, this once')
    .argument('<address>')
    .option('--type <type...>', 'events wanted; default: all')
    .action(async (url: string, options: CreateOptions) => {
      const input = { url, tyybid: options.type };
      const answer = await openClient(options).account.createWebhook(input);
      print(desk, options, answer, ({ saladus, webhook }) => [saladus, webhook.webhook_id]);
    });
  addCall(webhooks, 'delete', 'Ends an endpoint; what waits is dropped')
    .argument('<endpointId>')
    .action(async (id: string, options: CallOptions) => {
      const answer = await openClient(options).account.deleteWebhook(id);
      print(desk, options, answer, (endpoint) => tableOf([endpoint]));
    });
}

function addDeliveries(webhooks: Command, desk: Desk): void {
  addCall(webhooks, 'deliveries', 'What was sent to an endpoint, newest first')
    .argument('<endpointId>')
    .action(async (id: string, options: CallOptions) => {
      const all = await collect(openClient(options).account.deliveries(id));
      print(desk, options, all, (entries) => {
        const rows = entries.map(({ event_id, type, at, katseid, kohale_toimetatud, viga }) => [
          event_id,
          type,
          at,
          String(katseid),
          kohale_toimetatud === null ? (viga ?? 'waits') : 'delivered',
        ]);
        return [textTable([['EVENT', 'TYPE', 'AT', 'TRIES', 'STATE'], ...rows]).trimEnd()];
      });
    });
  addCall(webhooks, 'replay', 'Sends an event once more, under the same id')
    .argument('<endpointId>')
    .argument('<eventId>')
    .action(async (webhook_id: string, event_id: string, options: CallOptions) => {
      const id = await openClient(options).account.replayWebhook({ webhook_id, event_id });
      print(desk, options, { event_id: id }, () => [id]);
    });
}

export function addWebhooks(program: Command, desk: Desk): void {
  const webhooks = program.command('webhooks').description('Events sent to your own address');
  addEndpoints(webhooks, desk);
  addDeliveries(webhooks, desk);
  addListen(webhooks, desk);
  addTrigger(webhooks, desk);
}
