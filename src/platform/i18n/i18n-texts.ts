/** Texts of `kb/texts` in i18next, compiled on first use. */
import i18next, { type i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../shared/language.js';
import { memoizePer } from '../../shared/memoize-per.js';
import type { Message, MessageParams } from '../../shared/message.js';
import { isComplete } from '../../shared/text-entries.js';
import type { Texts, TextFiles } from '../../shared/texts.js';
import type { Localize } from '../../shared/message-writer.js';
import { compileMessage } from './compile-message.js';

/** Languages that have every text; checked on first use. */
class CompleteLanguages {
  private readonly known = new Map<Language, boolean>();

  constructor(private readonly files: TextFiles) {}

  has(language: Language): boolean {
    const found = this.known.get(language) ?? isComplete(this.files, language);
    this.known.set(language, found);
    return found;
  }
}

/** Texts are in memory, so `init` completes synchronously. */
function startI18n(files: TextFiles): i18n {
  const instance = i18next.createInstance();
  void instance.init({ resources: files, fallbackLng: DEFAULT_LANGUAGE, initAsync: false });
  return instance;
}

const NOTHING: MessageParams = {};

class I18nTexts implements Texts {
  /** Frozen messages never change, so their texts are made once. */
  private readonly kept = memoizePer((what: Message, language: Language) =>
    this.write(what, language),
  );
  private readonly known = new Map<Language, Map<string, Localize>>(
    LANGUAGES.map((language) => [language, new Map<string, Localize>()]),
  );

  constructor(
    private readonly instance: i18n,
    readonly complete: Texts['complete'],
  ) {}

  localize(what: Message, language: Language): string {
    return what.params !== undefined && Object.isFrozen(what)
      ? this.kept(what, language)
      : this.write(what, language);
  }

  private write({ key, params = NOTHING }: Message, language: Language): string {
    const localize = this.known.get(language)?.get(key) ?? this.learn(key, language);
    return localize(params);
  }

  private learn(key: string, language: Language): Localize {
    const localize = compileMessage(this.textOf(key, language), language);
    this.known.get(language)?.set(key, localize);
    return localize;
  }

  /** Text in that language or in its fallback. */
  private textOf(key: string, language: Language): string {
    const [namespace = '', place = ''] = key.split(':');
    for (const one of [language, DEFAULT_LANGUAGE]) {
      const text: unknown = this.instance.getResource(one, namespace, place);
      if (typeof text === 'string') return text;
    }
    throw new Error(`kb/texts lacks "${key}"`);
  }
}

export const createTexts = (files: TextFiles): Texts =>
  new I18nTexts(startI18n(files), new CompleteLanguages(files));
