/** `webhooks`: endpoints, their deliveries, and tools for developing a receiver. */
import type { Command } from 'commander';
import type { EndpointPartsFragment as WebhookEndpoint } from '../../../schema/client/operations.js';
import { collect } from '../pages.js';
import { addCall, openClient, print, type CallOptions } from './connection.js';
import type { CliContext } from './terminal.js';
import { textTable } from './text-table.js';
import { addListen } from './webhook-listen.js';
import { addTrigger } from './webhook-listen.js';

type CreateOptions = CallOptions & Readonly<{ type?: string[] }>;

const tableOf = (endpoints: readonly WebhookEndpoint[]): readonly string[] => {
  const rows = endpoints.map(({ webhook_id, url, tyybid }) => [
    webhook_id,
    url,
    tyybid?.join(' ') ?? 'all',
  ]);
  return [textTable([['ENDPOINT', 'ADDRESS', 'EVENTS'], ...rows]).trimEnd()];
};

function addEndpoints(webhooks: Command, context: CliContext): void {
  addCall(webhooks, 'list', 'Lists the endpoints of events').action(
    async (options: CallOptions) => {
      print(context, options, await openClient(options).account.webhooks(), tableOf);
    },
  );
  addCall(webhooks, 'create', 'Creates an endpoint and prints its secret once')
    .argument('<address>')
    .option('--type <type...>', 'event types; default: all')
    .action(async (url: string, options: CreateOptions) => {
      const input = { url, tyybid: options.type };
      const answer = await openClient(options).account.createWebhook(input);
      print(context, options, answer, ({ saladus, webhook }) => [saladus, webhook.webhook_id]);
    });
  addCall(webhooks, 'delete', 'Deletes an endpoint; pending events are dropped')
    .argument('<endpointId>')
    .action(async (id: string, options: CallOptions) => {
      const answer = await openClient(options).account.deleteWebhook(id);
      print(context, options, answer, (endpoint) => tableOf([endpoint]));
    });
}

function addDeliveries(webhooks: Command, context: CliContext): void {
  addCall(webhooks, 'deliveries', 'Lists deliveries to an endpoint, newest first')
    .argument('<endpointId>')
    .action(async (id: string, options: CallOptions) => {
      const all = await collect(openClient(options).account.deliveries(id));
      print(context, options, all, (entries) => {
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
  addCall(webhooks, 'replay', 'Sends an event again with the same id')
    .argument('<endpointId>')
    .argument('<eventId>')
    .action(async (webhook_id: string, event_id: string, options: CallOptions) => {
      const id = await openClient(options).account.replayWebhook({ webhook_id, event_id });
      print(context, options, { event_id: id }, () => [id]);
    });
}

export function addWebhooks(program: Command, context: CliContext): void {
  const webhooks = program.command('webhooks').description('Events sent to your own address');
  addEndpoints(webhooks, context);
  addDeliveries(webhooks, context);
  addListen(webhooks, context);
  addTrigger(webhooks, context);
}
