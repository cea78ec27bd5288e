/** A paid order whose documents are not there yet, with what the queue knows of it. */

export type GenerationState = 'waiting' | 'running' | 'retrying' | 'failed' | 'lost';

/** `nextAt`: null where it is not tried again by itself. */
export type OrderInGeneration = Readonly<{
  orderId: string;
  serviceKey: string;
  paidAt: Date;
  state: GenerationState;
  attempts: number;
  maxAttempts: number;
  nextAt: Date | null;
}>;
