/** The words of the service, as the modules ask for them. Filled by an adapter. */
import type { Language } from './language.js';
import type { Message } from './message.js';

export interface Texts {
  /** The message in that language; in Estonian where that language lacks it. */
  localize(message: Message, language: Language): string;
  /** Languages that have every text that Estonian has. */
  readonly complete: Pick<ReadonlySet<Language>, 'has'>;
}

/** A nested map of ICU messages, as a YAML file of texts holds it. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Language → namespace (file name) → texts. */
export type TextFiles = Readonly<Partial<Record<Language, Readonly<Record<string, TextTree>>>>>;
