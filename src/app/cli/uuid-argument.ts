/** An id on the command line. */
import { InvalidArgumentError } from 'commander';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws InvalidArgumentError for anything that is no id. */
export function toUuid(text: string): string {
  if (!UUID.test(text)) throw new InvalidArgumentError('It must be an id as the list shows it.');
  return text.toLowerCase();
}
