/** A sentence with the sources that it rests on. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** `names`: parameters that are texts themselves, said first; several are listed. */
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

const identityOf = ({ title, provision }: Source): string =>
  `${typeof title === 'string' ? title : title.key} ${provision}`;

/** Each source once, in the order of first use. */
export function distinctSources(all: readonly Source[]): readonly Source[] {
  const objects = [...new Set(all)]; // most come again as the same object, which costs no text
  return [...new Map(objects.map((source) => [identityOf(source), source])).values()];
}

/** Each sentence once: a caveat may come from the sector and from the special case. */
export function distinctStatements(all: readonly Statement[]): readonly Statement[] {
  const firsts = new Map<string, Statement>();
  for (const one of all) {
    if (!firsts.has(one.message.key)) firsts.set(one.message.key, one);
  }
  return [...firsts.values()];
}
