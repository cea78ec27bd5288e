/** A paid order whose documents are not there yet, with what the queue knows of it. */

export type MakingState = 'waiting' | 'running' | 'retrying' | 'failed' | 'lost';

/** `nextAt`: null where it is not tried again by itself. */
export type OrderInMaking = Readonly<{
  orderId: string;
  serviceKey: string;
  paidAt: Date;
  state: MakingState;
  attempts: number;
  maxAttempts: number;
  nextAt: Date | null;
}>;
