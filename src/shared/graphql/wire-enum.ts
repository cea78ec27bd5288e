/** Enums of the contract. */
import { registerEnumType } from 'type-graphql';

/** @param words key: wire word; value: internal term */
export function wireEnum<const Words extends Readonly<Record<string, string>>>(
  name: string,
  words: Words,
): Words {
  registerEnumType(words, { name });
  return words;
}

/** @param words both on the wire and inside */
export const wordEnum = <Word extends string>(name: string, words: readonly Word[]) =>
  wireEnum(name, Object.fromEntries(words.map((word) => [word, word])));
