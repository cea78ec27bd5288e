/** UUID arguments of commands. */
import { InvalidArgumentError } from 'commander';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws InvalidArgumentError if the text is not a UUID. */
export function toUuid(text: string): string {
  if (!UUID.test(text)) throw new InvalidArgumentError('It must be an id as listed.');
  return text.toLowerCase();
}
