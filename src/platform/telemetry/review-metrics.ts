/** Open reviews of VAT numbers, read on each scrape. */
import { Gauge, type Registry } from 'prom-client';
import { oneAtATime } from './one-at-a-time.js';

/** Number of open reviews and age of the oldest. */
export type ReadReviews = () => Promise<Readonly<{ open: number; oldestSeconds: number }>>;

export function readReviewsWhenAsked(readReviews: ReadReviews, registers: [Registry]): void {
  const read = oneAtATime(readReviews);
  const open = new Gauge({
    name: 'nis2_vat_reviews_open',
    help: 'Customers whose VAT number, name and place differ, and whom no operator has reviewed',
    registers,
    collect: async () => {
      open.set((await read()).open);
    },
  });
  const oldest = new Gauge({
    name: 'nis2_vat_review_oldest_seconds',
    help: 'Age of the oldest open review',
    registers,
    collect: async () => {
      oldest.set((await read()).oldestSeconds);
    },
  });
}
