/** Follows a subscription from a documentation page to its first event. */
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Workshop } from './workshop.js';

/** @returns the event as JSON @throws the error that the subscription was refused with */
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
