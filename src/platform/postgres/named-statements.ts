/** Prepares parameterised statements once per connection: parsing is two thirds of the cost of a small read. */
import { hash } from 'node:crypto';
import type { Layer } from './driver-layer.js';

const names = new Map<string, string>();

/** Name of the prepared statement, derived from its text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? hash('sha256', text, 'base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

export const named: Layer =
  (query) =>
  (text, values, ...rest) =>
    typeof text === 'string' && Array.isArray(values) && values.length > 0
      ? query({ name: nameOf(text), text, values: values as unknown[] }, ...rest)
      : query(text, values, ...rest);
