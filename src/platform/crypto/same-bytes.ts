/** Comparison of codes and signatures. */
import { timingSafeEqual } from 'node:crypto';

/** In a time that tells nothing of their content. */
export const sameBytes = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && timingSafeEqual(left, right);

export const sameText = (left: string, right: string): boolean =>
  sameBytes(Buffer.from(left), Buffer.from(right));
