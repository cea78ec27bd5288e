/** A message with its sources. */
import type { Message } from '../../../shared/message.js';
import { sourceIdentity, type Source } from '../../../shared/source.js';

/** `names`: parameters that are messages, localized first; several are joined. */
export type Statement = Readonly<{
  message: Message;
  names: Readonly<Record<string, readonly Message[]>>;
  sources: readonly Source[];
}>;

export const statement = (
  message: Message,
  sources: readonly Source[],
  names: Statement['names'] = {},
): Statement => ({ message, sources, names });

/** For statements that recur: their texts are kept as long as the statement lives. */
export const cachedStatement = (...parts: Parameters<typeof statement>): Statement =>
  Object.freeze(statement(...parts));

/** Each source once, in the order of first use. */
export function distinctSources(all: readonly Source[]): readonly Source[] {
  const objects = new Set(all); // cheap first pass: most repeats are the same object
  const firsts = new Map<string, Source>();
  for (const source of objects) {
    const identity = sourceIdentity(source);
    if (!firsts.has(identity)) firsts.set(identity, source);
  }
  return [...firsts.values()];
}

/** Removes repeated sentences: sector and special case may share a caveat. */
export function distinctStatements(all: readonly Statement[]): readonly Statement[] {
  const firsts = new Map<string, Statement>();
  for (const one of all) {
    if (!firsts.has(one.message.key)) firsts.set(one.message.key, one);
  }
  return [...firsts.values()];
}
