/** Placeholders of a message, to compare two languages. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** One language may need a plural form where another prints only the number. */
const VALUES: readonly TYPE[] = [
  TYPE.argument,
  TYPE.number,
  TYPE.date,
  TYPE.time,
  TYPE.select,
  TYPE.plural,
];

function placeholders(element: MessageFormatElement): string[] {
  const isValue = VALUES.includes(element.type) && 'value' in element;
  const own = isValue ? [element.value] : [];
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return own;
  const inner = Object.values(element.options).flatMap(({ value }) => value.flatMap(placeholders));
  const choices =
    element.type === TYPE.select
      ? Object.keys(element.options).map((key) => `${element.value}=${key}`)
      : [];
  return [...own, ...choices, ...inner];
}

/**
 * The sorted set of placeholders and of the choices of each `select`.
 * @throws SyntaxError if the text is not an ICU message
 */
export const shapeOf = (text: string): string =>
  [...new Set(parse(text).flatMap(placeholders))].sort().join(' ');
