/** Orders of the service's keys. */
import { ask } from './ask.js';
import type { RunningService } from './service.js';

const EACH = 25;

export async function placeOrders(service: RunningService): Promise<void> {
  const body = JSON.stringify({ teenus: 'hooldus', riik: 'ee' });
  for (const headers of service.headers) {
    const one = { method: 'POST', path: '/v1/orders', headers, body } as const;
    for (let at = 0; at < EACH; at++) await ask({ ...service, headers: [headers] }, one);
  }
}
