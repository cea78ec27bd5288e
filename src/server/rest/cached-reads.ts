/** Cached REST reads of the law data, by operation and arguments, or by URL. */
import { LRUCache } from 'lru-cache';
import { audienceOf, type ResponseCache } from '../response-cache/response-cache.js';
import type { CachedAnswer } from '../response-cache/cached-answer.js';
import type { Caller } from '../../shared/caller.js';
import type { RestOperation } from './operations.js';
import type { ReadArguments } from './read-arguments.js';

const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_LENGTH = 300;
const MAX_BYTES = 8_388_608;

/** In addition to two bytes per character. */
const BYTES_EACH = 256;

/** `operationKey`: operation and arguments. */
export type CachedRead = Readonly<{ operation: RestOperation; operationKey: string }>;

export class CachedReads {
  private readonly addresses = new LRUCache<string, CachedRead>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ operationKey }, address) =>
      BYTES_EACH + 2 * (address.length + operationKey.length),
  });

  constructor(
    private readonly cache: ResponseCache,
    private readonly kbVersion: string,
  ) {}

  /** null if not cacheable. @param input validated */
  requestedBy(operation: RestOperation, { values, ignored }: ReadArguments): CachedRead | null {
    if (operation.route.revalidated !== true) return null;
    // The answer lists what was ignored.
    const input = JSON.stringify(ignored.length === 0 ? values : [values, ignored]);
    return { operation, operationKey: `${operation.coordinate} ${this.kbVersion} ${input}` };
  }

  at(address: string): CachedRead | undefined {
    return this.addresses.get(address);
  }

  remember(address: string, read: CachedRead): void {
    if (address.length <= MAX_ADDRESS_LENGTH) this.addresses.set(address, read);
  }

  get({ operationKey }: CachedRead, caller: Caller | null): CachedAnswer | undefined {
    return this.cache.get(nameFor(operationKey, caller));
  }

  keep({ operationKey }: CachedRead, caller: Caller | null, answer: CachedAnswer): void {
    this.cache.keep(nameFor(operationKey, caller), answer);
  }
}

const nameFor = (operationKey: string, caller: Caller | null): string =>
  `${audienceOf(caller)} ${operationKey}`;
