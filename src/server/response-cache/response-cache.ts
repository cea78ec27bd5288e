/** Cached answers from the law data: equal for the same operation, arguments, role, mode and knowledge version. */
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../shared/caller.js';
import type { CachedAnswer } from './cached-answer.js';

const MAX_BYTES = 33_554_432;
const MAX_ANSWERS = 20_000;

/** Answers are cached from the second request. Callers choose the length of names. */
const MAX_SEEN = 20_000;
const MAX_SEEN_BYTES = 8_388_608;
const MAX_NAME_LENGTH = 8_192;

/** In addition to two bytes per character. */
const NAME_BYTES = 128;
const bytesOf = (name: string): number => NAME_BYTES + 2 * name.length;

/** Answers differ by role, in the sandbox, and by what a token or session may read. */
export function audienceOf(caller: Caller | null): string {
  if (caller === null) return 'public';
  const { role, mode, token, member } = caller;
  const limited = token ?? member;
  return limited === undefined ? `${mode} ${role}` : `${mode} ${role} ${limited.scopes.join(' ')}`;
}

export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }, name) => size + bytesOf(name),
  });
  private readonly seen = new LRUCache<string, true>({
    max: MAX_SEEN,
    maxSize: MAX_SEEN_BYTES,
    sizeCalculation: (_seen, name) => bytesOf(name),
  });

  /** Estimated memory. */
  get bytes(): number {
    return this.answers.calculatedSize + this.seen.calculatedSize;
  }

  /** @param name operation, arguments, audience and knowledge version */
  get(name: string): CachedAnswer | undefined {
    return this.answers.get(name);
  }

  /** One-off inputs would displace frequent ones. */
  isWorthKeeping(name: string): boolean {
    if (name.length > MAX_NAME_LENGTH) return false;
    if (this.seen.has(name)) return true;
    this.seen.set(name, true);
    return false;
  }

  keep(name: string, answer: CachedAnswer): void {
    if (name.length > MAX_NAME_LENGTH) return;
    this.answers.set(name, answer);
  }
}
