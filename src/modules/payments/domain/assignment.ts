/** Assignment of a quarantined payment to an order. Source: D-104. */
import type { Actor } from '../../../shared/actor.js';

export type AssignmentInput = Readonly<{ id: string; orderId: string; actor: Actor }>;

/**
 * `unfit`: the event lacks payment, amount or currency, or has the other mode. `closed`: paid, cancelled or refunded.
 * `different`: amount or currency differ.
 */
export type AssignmentOutcome =
  'assigned' | 'missing' | 'not_open' | 'unfit' | 'no_order' | 'closed' | 'different';
