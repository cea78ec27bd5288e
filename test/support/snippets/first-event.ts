/** A subscription as it stands in a page, followed to its first event. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Workshop } from './workshop.js';

/** @returns the event as it came, as JSON. @throws whatever the subscription is refused with. */
export async function firstEvent(workshop: Workshop, query: string): Promise<string> {
  const client = createClient({
    url: `${workshop.service.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { apiKey: workshop.environment()['NIS2_KEY'] },
    retryAttempts: 0,
  });
  for await (const event of client.iterate({ query })) {
    await client.dispose();
    return JSON.stringify(event);
  }
  throw new Error('no event came');
}
