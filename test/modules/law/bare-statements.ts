/** Finds statements without a source, and sources without act, provision, address or date. */
import { MEMBER_STATES } from '../../../src/shared/country.js';
import type { SourceView } from '../../../src/shared/graphql/source.graphql.js';

const SWEPT_LANGUAGES = ['et', 'en', 'de'] as const;
export type SweptLanguage = (typeof SWEPT_LANGUAGES)[number];

/** Every country in each language of the sweeps. */
export const SWEPT = MEMBER_STATES.flatMap((country) =>
  SWEPT_LANGUAGES.map((language) => [country, language] as const),
);

/** About the input or the answer itself. */
export const NOT_LAW =
  /^(scoping\.(caveats\.indicative|code\.(indication|unknown))|incident\.(notes\.indicative|warnings\.(no_offset|date_only|in_future)))$/;

export const isWhole = ({ act, provision, url, positionDate, readDate }: SourceView): boolean =>
  act !== '' &&
  provision !== '' &&
  /^https?:\/\//.test(url) &&
  /^\d{4}-\d{2}-\d{2}$/.test(positionDate) &&
  (readDate === null || positionDate <= readDate);

/** Sources anywhere in an answer. */
export function sourcesIn(value: unknown): SourceView[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'positionDate' in value && 'provision' in value ? [value as SourceView] : [];
  return [...own, ...Object.values(value).flatMap(sourcesIn)];
}

type LawAnswer = Readonly<{
  warnings: readonly string[];
  warningBases: readonly Readonly<{ code: string; sources: readonly number[] }>[];
  sources: readonly SourceView[];
}>;

export function errorsOf({ warnings, warningBases, sources }: LawAnswer): string[] {
  const bare = warningBases.filter((one) => one.sources.length === 0 && !NOT_LAW.test(one.code));
  const danglingIndexes = warningBases
    .flatMap((one) => one.sources)
    .filter((at) => at >= sources.length);
  return [
    ...bare.map(({ code }) => code),
    ...danglingIndexes.map(String),
    ...(warnings.length === warningBases.length ? [] : ['lengths differ']),
  ];
}
