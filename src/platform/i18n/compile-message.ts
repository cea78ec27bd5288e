/** Compiles ICU messages to functions; unusual ones go to the formatter. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../shared/language.js';
import {
  messageWriter,
  plainParam,
  type Localize,
  type MessagePart,
} from '../../shared/message-writer.js';

/** Tags are plain text. */
const formatOf = (text: string, language: Language) =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

/** The parser's union, reduced to the members read here. */
const partsOf = (format: IntlMessageFormat): readonly MessagePart[] =>
  format.getAst() as readonly unknown[] as readonly MessagePart[];

/** @param text an ICU message */
export const parseMessage = (text: string, language: Language): readonly MessagePart[] =>
  partsOf(formatOf(text, language));

/** @param text an ICU message */
export function compileMessage(text: string, language: Language): Localize {
  const format = formatOf(text, language);
  const localize = messageWriter(partsOf(format), language);
  if (localize !== null) return localize;
  return (params) => {
    const texts = Object.entries(params).map(([name, value]): [string, string | number] => [
      name,
      plainParam(value, language),
    ]);
    return String(format.format(Object.fromEntries<string | number>(texts)));
  };
}
