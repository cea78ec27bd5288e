/**
 * Answers that are reported from the law data alone, kept as bytes: they are the same for the same operation, arguments,
 * role and mode as long as the version of the law data is. Bounded; what was not asked for longest goes first.
 */
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../shared/caller.js';
import type { CachedAnswer } from './kept-answer.js';

const MOST_BYTES = 33_554_432;
const MOST_ANSWERS = 20_000;

/** Names that were asked for once; what is asked for again is kept. Callers choose how long they are. */
const MOST_SEEN = 20_000;
const MOST_SEEN_BYTES = 8_388_608;
const LONGEST_NAME = 8_192;

/** Memory of a name, beside two bytes for each of its characters. */
const NAME_BYTES = 128;
const bytesOf = (name: string): number => NAME_BYTES + 2 * name.length;

/** Who is reported: answers differ by role, and tell the sandbox. */
export const audienceOf = ({ role, mode }: Caller): string => `${mode} ${role}`;

export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }, name) => size + bytesOf(name),
  });
  private readonly seen = new LRUCache<string, true>({
    max: MOST_SEEN,
    maxSize: MOST_SEEN_BYTES,
    sizeCalculation: (_seen, name) => bytesOf(name),
  });

  /** Estimated memory of all answers and names. */
  get bytes(): number {
    return this.answers.calculatedSize + this.seen.calculatedSize;
  }

  /** @param name operation, arguments, audience and version of the law data */
  get(name: string): CachedAnswer | undefined {
    return this.answers.get(name);
  }

  /** Whether an answer of that name was made before: inputs that come once would only push out what comes often. */
  isWorthKeeping(name: string): boolean {
    if (name.length > LONGEST_NAME) return false;
    if (this.seen.has(name)) return true;
    this.seen.set(name, true);
    return false;
  }

  keep(name: string, answer: CachedAnswer): void {
    if (name.length > LONGEST_NAME) return;
    this.answers.set(name, answer);
  }
}
