/** Arguments of commands: names of keys, and ids. */
import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError unless it has 2 to 200 characters. */
export function toKeyName(text: string): string {
  const name = text.trim();
  const { length } = Array.from(name);
  if (length < 2 || length > 200)
    throw new InvalidArgumentError('It must have 2 to 200 characters.');
  return name;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws InvalidArgumentError if the text is not a UUID. */
export function toUuid(text: string): string {
  if (!UUID.test(text)) throw new InvalidArgumentError('It must be an id as listed.');
  return text.toLowerCase();
}
