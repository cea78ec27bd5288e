/** Texts of a bundle. */
import type { LawBundle } from '../modules/law-bundle/domain/law-bundle.js';
import type { Language } from '../shared/language.js';
import type { Message, MessageParams } from '../shared/message.js';
import { messageWriter, type Localize } from '../shared/message-writer.js';
import type { Texts } from '../shared/texts.js';

const NOTHING: MessageParams = {};

export class BundleTexts implements Texts {
  private readonly known = new Map<string, Localize>();
  readonly complete: Texts['complete'];

  constructor(private readonly bundle: Pick<LawBundle, 'texts' | 'requested' | 'language'>) {
    this.complete = new Set<Language>([bundle.language]);
  }

  localize({ key, params = NOTHING }: Message): string {
    return (this.known.get(key) ?? this.learn(key))(params);
  }

  private learn(key: string): Localize {
    const { texts, requested } = this.bundle;
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (text === undefined) throw new Error(`the law bundle lacks the text "${key}"`);
    const writer = typeof text === 'string' ? () => text : messageWriter(text, requested);
    if (writer === null) throw new Error(`the law bundle has an unreadable text "${key}"`);
    this.known.set(key, writer);
    return writer;
  }
}
