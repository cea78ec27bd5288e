/** What bodies asked for, so that one that comes again is not read again. Kept answers alone: all else is read anyway. */
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PreparedText } from '../graphql/prepared-text.js';

const MOST_BODIES = 1_000;
const LONGEST_BODY_BYTES = 4_096;

/** `answer`: names the answer where it is kept, but for who is told. */
export type Asked = Readonly<{
  text: PreparedText;
  variables: Readonly<Record<string, unknown>>;
  answer: string | null;
}>;

type Known = Readonly<{ body: Buffer; asked: Asked }>;

export class KnownBodies {
  /** By a number: the engine enters every text that a map is asked for in a table of its own. */
  private readonly known = new LRUCache<number, Known>({ max: MOST_BODIES });

  at(body: Buffer): Asked | undefined {
    if (body.length > LONGEST_BODY_BYTES) return undefined;
    const known = this.known.get(crc32(body));
    return known?.body.equals(body) === true ? known.asked : undefined;
  }

  remember(body: Buffer, asked: Asked): void {
    if (asked.answer === null || body.length > LONGEST_BODY_BYTES) return;
    // A copy: it came in a larger piece of memory.
    this.known.set(crc32(body), { body: Buffer.from(body), asked });
  }
}
