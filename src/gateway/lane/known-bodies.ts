/** What bodies asked for, so that one that comes again is not read again. Kept answers alone: all else is read anyway. */
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

/** One character for each byte: two bodies that differ never have the same name. */
const nameOf = (body: Buffer): string => body.toString('latin1');

export class KnownBodies {
  private readonly known = new LRUCache<string, Asked>({ max: MOST_BODIES });

  at(body: Buffer): Asked | undefined {
    return body.length > LONGEST_BODY_BYTES ? undefined : this.known.get(nameOf(body));
  }

  remember(body: Buffer, asked: Asked): void {
    if (asked.answer === null || body.length > LONGEST_BODY_BYTES) return;
    this.known.set(nameOf(body), asked);
  }
}
