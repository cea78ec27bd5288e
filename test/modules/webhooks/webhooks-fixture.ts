/** A whole service whose webhooks go to receivers on localhost. */
import { Webhook } from 'standardwebhooks';
import { RestClient } from '../../support/rest-client.js';
import { makeKey, openTestService } from '../../support/test-service.js';
import { openReceiver, type Received, type Receiver } from '../../support/webhook-receiver.js';

export type Json = Readonly<Record<string, unknown>>;

export async function openWebhookFixture() {
  const service = await openTestService({ webhookAllowPrivate: true });
  const base = await RestClient.of(service.url);
  const receivers: Receiver[] = [];

  async function aReceiver(): Promise<Receiver> {
    const receiver = await openReceiver();
    receivers.push(receiver);
    return receiver;
  }

  async function aClient() {
    const key = await makeKey(service.operator, 'client', 'live');
    return { key, client: base.with(key) };
  }

  return {
    url: service.url,
    aReceiver,
    aClient,
    close: async () => {
      await service.close();
      await Promise.all(receivers.map((receiver) => receiver.close()));
    },
  };
}

export type WebhookFixture = Awaited<ReturnType<typeof openWebhookFixture>>;

export async function register(client: RestClient, url: string, tyybid?: string[]) {
  const { json } = await client.post('/v1/webhook-endpoints', { url, ...(tyybid && { tyybid }) });
  const webhook = json.data?.['webhook'] as Json; // validated against OpenAPI
  return { id: String(webhook['webhook_id']), secret: String(json.data?.['saladus']) };
}

export async function order(client: RestClient) {
  const { json } = await client.post('/v1/orders', { teenus: 'hooldus', riik: 'ee' });
  return { id: String(json.data?.['order_id']), link: String(json.data?.['makselink']) };
}

export const pay = (link: string) =>
  fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams('tegevus=maksa') });

export async function deliveries(client: RestClient, id: string): Promise<readonly Json[]> {
  const { json } = await client.get(`/v1/webhook-endpoints/${id}/deliveries`);
  return json.data?.['saadetised'] as readonly Json[]; // validated against OpenAPI
}

export const open = ({ body, headers }: Received, secret: string) =>
  new Webhook(secret).verify(body, headers) as { type: string; data: Json };
