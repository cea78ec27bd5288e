/** Speaking to a caller: the language asked for, the words of the knowledge base, the version they come from. */
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language.js';
import { message, type Message, type MessageParams } from '../message.js';
import type { Source } from '../source.js';
import type { Texts } from '../texts.js';
import { addNotice, type RequestContext } from './context.js';
import type { SourceView } from './source.graphql.js';

/** Characters of an unknown language that are repeated to the caller. */
const LONGEST_ECHO = 50;

/** One language, bound to its texts. `language` goes into `keel_kasutatud`. */
export class Localizer {
  constructor(
    private readonly texts: Texts,
    readonly kbVersion: string,
    readonly language: Language,
    private readonly asked: Language,
  ) {}

  localize = (what: Message): string => this.texts.localize(what, this.asked);

  t = (key: string, params?: MessageParams): string => this.localize(message(key, params));

  /** The name of the act. */
  act = ({ title }: Source): string => (typeof title === 'string' ? title : this.localize(title));

  source = (source: Source): SourceView => ({
    act: this.act(source),
    provision: source.provision,
    url: source.url,
    positionDate: source.positionDate,
    kbVersion: this.kbVersion,
  });

  sources = (all: readonly Source[]): SourceView[] => all.map(this.source);
}

export class Localizers {
  constructor(
    private readonly texts: Texts,
    readonly kbVersion: string,
  ) {}

  /**
   * The localizer for a `keel` parameter. An unknown language is answered in Estonian with a remark;
   * a language whose texts are incomplete speaks where it can and falls back where it cannot.
   */
  for(keel: string | null | undefined, context: RequestContext): Localizer {
    context.kbVersion = this.kbVersion;
    const wanted = (keel ?? DEFAULT_LANGUAGE).toLowerCase();
    if (!isLanguage(wanted)) return this.fallBack(wanted, 'notices:unknown_language', context);
    if (!this.texts.complete.has(wanted)) {
      return this.fallBack(wanted, 'notices:untranslated', context, wanted);
    }
    return new Localizer(this.texts, this.kbVersion, wanted, wanted);
  }

  private fallBack(
    wanted: string,
    notice: string,
    context: RequestContext,
    asked: Language = DEFAULT_LANGUAGE,
  ): Localizer {
    const localizer = new Localizer(this.texts, this.kbVersion, DEFAULT_LANGUAGE, asked);
    const language = wanted.slice(0, LONGEST_ECHO);
    addNotice(context, localizer.t(notice, { language }));
    return localizer;
  }
}
