/** A paid order without documents, and the state of its job. */

export type GenerationState = 'waiting' | 'running' | 'retrying' | 'failed' | 'lost';

/** `nextAt`: null if no retry is scheduled. */
export type OrderInGeneration = Readonly<{
  orderId: string;
  serviceKey: string;
  paidAt: Date;
  state: GenerationState;
  attempts: number;
  maxAttempts: number;
  nextAt: Date | null;
}>;
