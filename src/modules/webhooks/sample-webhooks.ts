/** Sample webhooks for sandbox keys. Source. */
import { demoEvent } from '../orders/domain/demo-order.js';
import type { Delivery, WebhookEndpoint } from './webhooks.ports.js';

const SAMPLE_DAY = new Date('2026-01-15T09:00:00.000Z');

export const SAMPLE_SECRET = `whsec_${Buffer.from('sandbox sample secret, 32 bytes.').toString('base64')}`;

export const sampleEndpoint = (): WebhookEndpoint => ({
  id: '00000000-0000-4000-8000-000000000003',
  url: 'https://example.com/webhooks/nis2',
  types: null,
  createdAt: SAMPLE_DAY,
});

export const sampleDelivery = (): Delivery => ({
  id: '1',
  eventId: demoEvent().id,
  type: 'order.released',
  at: SAMPLE_DAY,
  attempts: 1,
  dueAt: SAMPLE_DAY,
  triedAt: SAMPLE_DAY,
  status: 200,
  problem: null,
  deliveredAt: SAMPLE_DAY,
  givenUpAt: null,
  tries: [{ at: SAMPLE_DAY, durationMs: 120, status: 200, problem: null }],
});
