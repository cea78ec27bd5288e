/** Localizes texts and sources for a caller, with the knowledge version they come from. */
import { toRelease } from '../../modules/changelog/domain/kb-release.js';
import { isoDay } from '../iso-day.js';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language.js';
import { message, type Message, type MessageParams } from '../message.js';
import { urlIn, type Source } from '../source.js';
import type { Texts } from '../texts.js';
import { addNotice, type RequestContext } from './context.js';
import type { SourceView } from './source.graphql.js';

/** Maximum characters of an unknown language repeated to the caller. */
const MAX_ECHO_LENGTH = 50;

/** In versions of the law data before 2026-11-22. */
const NOT_RECORDED = { readDate: null, confidence: null, eli: null, celex: null, identifier: null };

function provenanceView({ provenance }: Source) {
  if (provenance === undefined) return NOT_RECORDED;
  const { readDate, confidence, eli, celex, identifier } = provenance;
  return { readDate, confidence, eli, celex, identifier };
}

/** `language` is returned as `keel_kasutatud`. */
export class Localizer {
  private readonly known = new WeakMap<Source, SourceView>();

  constructor(
    private readonly texts: Texts,
    readonly kbVersion: string,
    readonly language: Language,
    private readonly requested: Language,
  ) {}

  localize = (what: Message): string => this.texts.localize(what, this.requested);

  t = (key: string, params?: MessageParams): string => this.localize(message(key, params));

  act = ({ title }: Source): string => (typeof title === 'string' ? title : this.localize(title));

  source = (source: Source): SourceView => {
    const known = this.known.get(source) ?? this.view(source);
    this.known.set(source, known);
    return known;
  };

  private view(source: Source): SourceView {
    return Object.freeze({
      act: this.act(source),
      provision: source.provision,
      url: urlIn(source.url, this.language),
      positionDate: source.positionDate,
      kbVersion: this.kbVersion,
      ...provenanceView(source),
    });
  }

  sources = (all: readonly Source[]): SourceView[] => all.map(this.source);
}

/** By the requested language. */
type KnownLocalizers = Readonly<{
  complete: Map<Language, Localizer>;
  fallbacks: Map<Language, Localizer>;
}>;

const nothingKnown = (): KnownLocalizers => ({ complete: new Map(), fallbacks: new Map() });

export class Localizers {
  /** @param asOf day that the answers are about, YYYY-MM-DD; null: the present day */
  constructor(
    private readonly texts: Texts,
    readonly kbVersion: string,
    private readonly known: KnownLocalizers = nothingKnown(),
    private readonly asOf: string | null = null,
  ) {}

  /** For answers about that day; those about a day to come warn that the law may change until then. */
  on(day: string): Localizers {
    return new Localizers(this.texts, this.kbVersion, this.known, day);
  }

  /**
   * The localizer for `keel`. An unknown language falls back to Estonian, an incomplete one text by text
   * (R-4.0),
   * both with a warning.
   */
  for(keel: string | null | undefined, context: RequestContext): Localizer {
    context.kbVersion = this.kbVersion;
    const localizer = this.chosenBy(keel, context);
    if (this.asOf !== null && this.asOf > isoDay(context.now)) {
      const days = { date: { day: this.asOf }, position: { day: toRelease(this.kbVersion).date } };
      addNotice(context, localizer.t('notices:future_day', days));
    }
    return localizer;
  }

  private chosenBy(keel: string | null | undefined, context: RequestContext): Localizer {
    const wanted = (keel ?? DEFAULT_LANGUAGE).toLowerCase();
    if (!isLanguage(wanted)) return this.fallBack(wanted, 'notices:unknown_language', context);
    if (!this.texts.complete.has(wanted)) {
      return this.fallBack(wanted, 'notices:untranslated', context, wanted);
    }
    return this.in(wanted);
  }

  private in(language: Language): Localizer {
    const known =
      this.known.complete.get(language) ??
      new Localizer(this.texts, this.kbVersion, language, language);
    this.known.complete.set(language, known);
    return known;
  }

  private fallBack(
    wanted: string,
    notice: string,
    context: RequestContext,
    requested: Language = DEFAULT_LANGUAGE,
  ): Localizer {
    const localizer =
      this.known.fallbacks.get(requested) ??
      new Localizer(this.texts, this.kbVersion, DEFAULT_LANGUAGE, requested);
    this.known.fallbacks.set(requested, localizer);
    const language = wanted.slice(0, MAX_ECHO_LENGTH);
    addNotice(context, localizer.t(notice, { language }));
    return localizer;
  }
}
