/** GraphQL texts that Apollo has read, checked and answered: they can be answered the short way from then on. */
import { LRUCache } from 'lru-cache';
import {
  isPreparable,
  prepareText,
  type AnsweredText,
  type PreparedText,
} from './prepared-text.js';

const MOST_TEXTS = 1_000;
const LONGEST_TEXT = 20_000;
const MOST_CHARACTERS = 4_000_000;

/** Prepared when it is asked for again: a text that comes once is not worth compiling. */
type Known = { readonly text: AnsweredText; prepared: PreparedText | null };

const nameOf = (query: string, operationName: string | undefined): string =>
  operationName === undefined ? query : `${query}\n#${operationName}`;

export class KnownTexts {
  private readonly known = new LRUCache<string, Known>({
    max: MOST_TEXTS,
    maxEntrySize: LONGEST_TEXT,
    maxSize: MOST_CHARACTERS,
  });

  /** @param query a text that was answered without a fault */
  learn(query: string, text: AnsweredText): void {
    const name = nameOf(query, text.operationName);
    if (this.known.has(name) || !isPreparable(text)) return;
    this.known.set(name, { text, prepared: null }, { size: name.length });
  }

  find(query: string, operationName: string | undefined): PreparedText | undefined {
    const known = this.known.get(nameOf(query, operationName));
    if (known === undefined) return undefined;
    known.prepared ??= prepareText(known.text);
    return known.prepared;
  }
}
