/** Comparison of codes and signatures. */
import { timingSafeEqual } from 'node:crypto';

/** In constant time for values of equal length. */
export const sameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && timingSafeEqual(left, right);

export const sameText = (left: string, right: string): boolean =>
  sameBytes(Buffer.from(left), Buffer.from(right));
