import { expect, test } from '@jest/globals';
import {
  ORDER_EVENT_KINDS,
  isFinalEvent,
  phaseAfter,
  stepReached,
  type OrderEvent,
} from '../../../../src/modules/orders/domain/order-event.js';

const PENDING = { payment: 'pending', documents: 'pending' } as const;
const GENERATING = { payment: 'paid', documents: 'generating' } as const;
const RELEASED = { payment: 'paid', documents: 'released' } as const;

test.each<Pick<OrderEvent, 'kind' | 'state'> & { step: number }>([
  { kind: 'created', state: PENDING, step: 1 },
  { kind: 'expired', state: PENDING, step: 1 },
  { kind: 'cancelled', state: PENDING, step: 1 },
  { kind: 'paid', state: GENERATING, step: 2 },
  { kind: 'paid', state: RELEASED, step: 2 },
  { kind: 'generating', state: GENERATING, step: 3 },
  { kind: 'delayed', state: GENERATING, step: 3 },
  { kind: 'failed', state: GENERATING, step: 3 },
  { kind: 'refunded', state: GENERATING, step: 3 },
  { kind: 'released', state: RELEASED, step: 4 },
])('$kind ($state.documents) is at step $step', ({ step, ...event }) => {
  expect(stepReached(event)).toBe(step);
});

test('every kind leads to a separate phase', () => {
  const phases = ORDER_EVENT_KINDS.map((kind) => phaseAfter({ kind }));
  expect(new Set(phases).size).toBe(ORDER_EVENT_KINDS.length);
});

test('a sequence ends if nothing more happens automatically and no one can continue it', () => {
  const final = ORDER_EVENT_KINDS.filter((kind) => isFinalEvent({ kind }));
  expect(final).toEqual(['released', 'cancelled', 'refunded']);
});
