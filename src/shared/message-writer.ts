/** Writes parsed ICU messages without a package; unusual ones need a formatter. */
import type { Language } from './language.js';
import { spellDate } from './long-date.js';
import type { DateParam, MessageParams } from './message.js';

/** @throws Error if a parameter is missing */
export type Localize = (params: MessageParams) => string;

/** The message parser exports these only as constants. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

type Options = Readonly<Record<string, Readonly<{ value: readonly MessagePart[] }>>>;

/** `type` decides which members are present. */
export type MessagePart = Readonly<{
  type: number;
  value: string;
  style?: unknown;
  options?: Options;
  offset?: number;
  pluralType?: Intl.PluralRulesOptions['type'];
}>;

/** `counted`: the number shown for `#` in a plural. */
type MessagePartWriter = (params: MessageParams, counted: number) => string;

type MessageLocale = Readonly<{ language: Language; number: (value: number) => string }>;

/** Below it no language groups digits. */
const UNGROUPED = 1_000;

const isSmall = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < UNGROUPED;

/** Formatters write at most three decimal places. */
const SHORT_DECIMAL = /^\d{1,3}(?:\.\d{1,3})?$/;

/** Whole numbers with one group; some languages group from five digits. */
const FOUR_DIGITS = /^[1-9]\d{3}$/;
const FIVE_DIGITS = /^[1-9]\d{4,5}$/;
const GROUP = 3;

/** All languages of the service use the digits 0 to 9. */
function numberWriter(language: Language): MessageLocale['number'] {
  const format = new Intl.NumberFormat(language);
  const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const ofFour = format.format(1_111).slice(1, -GROUP);
  const ofMore = format.format(11_111).slice(2, -GROUP);
  return (value) => {
    const digits = String(value);
    if (isSmall(value)) return digits;
    if (SHORT_DECIMAL.test(digits)) return digits.replace('.', separator);
    if (FOUR_DIGITS.test(digits)) return digits.slice(0, -GROUP) + ofFour + digits.slice(-GROUP);
    if (FIVE_DIGITS.test(digits)) return digits.slice(0, -GROUP) + ofMore + digits.slice(-GROUP);
    return format.format(value);
  };
}

/** Categories of whole numbers are remembered. */
function pluralCategory(rules: Intl.PluralRules): (count: number) => string {
  const known: string[] = [];
  return (count) => (isSmall(count) ? (known[count] ??= rules.select(count)) : rules.select(count));
}

function valueOf(name: string, params: MessageParams): string | number | DateParam {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value === undefined) throw new Error(`a text lacks the value of "${name}"`);
  return value;
}

function dateText(value: DateParam, language: Language): string {
  if ('day' in value) return spellDate(new Date(value.day), language, { timeZone: 'UTC' });
  const { at, zone } = value;
  const utc = spellDate(at, language, { timeStyle: 'long', timeZone: 'UTC' });
  if (zone === null) return utc;
  return `${utc} (${spellDate(at, language, { timeStyle: 'long', timeZone: zone })})`;
}

export const plainParam = (
  value: string | number | DateParam,
  language: Language,
): string | number => (typeof value === 'object' ? dateText(value, language) : value);

/** @returns null if the formatter is needed */
function optionsOf(options: Options, locale: MessageLocale): Map<string, MessagePartWriter> | null {
  const writers = new Map<string, MessagePartWriter>();
  for (const [name, { value }] of Object.entries(options)) {
    const localize = joined(value, locale);
    if (localize === null) return null;
    writers.set(name, localize);
  }
  return writers;
}

function choose(writers: ReadonlyMap<string, MessagePartWriter>, name: string): MessagePartWriter {
  const localize = writers.get(name) ?? writers.get('other');
  if (localize === undefined) throw new Error('a text has no words for a choice');
  return localize;
}

function selectOf(
  { value: name, options = {} }: MessagePart,
  locale: MessageLocale,
): MessagePartWriter | null {
  const writers = optionsOf(options, locale);
  if (writers === null) return null;
  return (params, counted) =>
    choose(writers, String(plainParam(valueOf(name, params), locale.language)))(params, counted);
}

function pluralOf(part: MessagePart, locale: MessageLocale): MessagePartWriter | null {
  const { value: name, options = {}, offset = 0, pluralType = 'cardinal' } = part;
  const writers = optionsOf(options, locale);
  if (writers === null) return null;
  const category = pluralCategory(new Intl.PluralRules(locale.language, { type: pluralType }));
  const ofNumbers = [...writers].filter(([choice]) => choice.startsWith('='));
  const exactly = new Map(ofNumbers.map(([choice, write]) => [Number(choice.slice(1)), write]));
  return (params) => {
    const count = Number(valueOf(name, params));
    const exact = exactly.get(count);
    return (exact ?? choose(writers, category(count - offset)))(params, count - offset);
  };
}

/** A number skeleton as the parser reads it, such as `::unit/hour`. */
type Skeleton = Readonly<{
  parsedOptions?: Intl.NumberFormatOptions & Readonly<{ scale?: number }>;
}>;

function numberOf(
  { value, style }: MessagePart,
  { language, number }: MessageLocale,
): MessagePartWriter | null {
  if (style == null) return (params) => number(Number(valueOf(value, params)));
  const options = typeof style === 'object' ? (style as Skeleton).parsedOptions : undefined;
  if (options === undefined || options.scale !== undefined) return null;
  const format = new Intl.NumberFormat(language, options);
  return (params) => format.format(Number(valueOf(value, params)));
}

function localizerOf(part: MessagePart, locale: MessageLocale): MessagePartWriter | null {
  const { type, value } = part;
  if (type === LITERAL) return () => value;
  if (type === ARGUMENT)
    return (params) => String(plainParam(valueOf(value, params), locale.language));
  if (type === POUND) return (_params, counted) => locale.number(counted);
  if (type === SELECT) return selectOf(part, locale);
  if (type === PLURAL) return pluralOf(part, locale);
  return type === NUMBER ? numberOf(part, locale) : null;
}

/** What a literal adds if the text before it ends in a full stop already, as after "mom.": one is enough. */
const withoutStop = ({ type, value }: MessagePart): string | null =>
  type === LITERAL && value.startsWith('.') ? value.slice(1) : null;

/** @returns null if the formatter is needed */
function joined(parts: readonly MessagePart[], locale: MessageLocale): MessagePartWriter | null {
  const pieces: Readonly<{ localize: MessagePartWriter; unstopped: string | null }>[] = [];
  for (const part of parts) {
    const localize = localizerOf(part, locale);
    if (localize === null) return null;
    pieces.push({ localize, unstopped: withoutStop(part) });
  }
  const [first] = pieces;
  if (first === undefined) return () => '';
  if (pieces.length === 1) return first.localize;
  return (params, counted) => {
    let text = '';
    for (const { localize, unstopped } of pieces)
      text += unstopped !== null && text.endsWith('.') ? unstopped : localize(params, counted);
    return text;
  };
}

const locales = new Map<Language, MessageLocale>();

function localeOf(language: Language): MessageLocale {
  const known = locales.get(language) ?? { language, number: numberWriter(language) };
  locales.set(language, known);
  return known;
}

/** @returns null if the formatter is needed */
export function messageWriter(parts: readonly MessagePart[], language: Language): Localize | null {
  const write = joined(parts, localeOf(language));
  return write === null ? null : (params) => write(params, NaN);
}
