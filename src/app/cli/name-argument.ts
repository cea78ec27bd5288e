/** Names of key holders. */
import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError unless it has 2 to 200 characters. */
export function toKeyName(text: string): string {
  const name = text.trim();
  const { length } = Array.from(name);
  if (length < 2 || length > 200)
    throw new InvalidArgumentError('It must have 2 to 200 characters.');
  return name;
}
