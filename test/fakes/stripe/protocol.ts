/** Shared types of the Stripe stub. */
import { randomBytes } from 'node:crypto';

/** `id`: from the path. `key`: the idempotency key. */
export type RequestInput = Readonly<{
  id: string;
  query: URLSearchParams;
  form: URLSearchParams;
  key: string | null;
}>;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

export const RESOURCE_MISSING = new Refusal(404, 'resource_missing');

export const named = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
