/** Texts of the service by message and language. */
import type { Language } from './language.js';
import type { Message } from './message.js';

export interface Texts {
  /** Falls back to Estonian if the language lacks the text. */
  localize(message: Message, language: Language): string;
  /** Languages with every Estonian text. */
  readonly complete: Pick<ReadonlySet<Language>, 'has'>;
}

export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Language → namespace (file name) → texts. */
export type TextFiles = Readonly<Partial<Record<Language, Readonly<Record<string, TextTree>>>>>;
