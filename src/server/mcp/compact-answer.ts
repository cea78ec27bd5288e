/**
 * Answers for assistants: each thing once, in one language. Sources become positions in one list, wordings in all
 * languages one text; null members and what repeats other members are left out.
 */
import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { canonicalJson } from '../../shared/canonical-json.js';
import { isRecord } from '../../shared/json-record.js';

/** Position in the sources of the whole answer; each page has positions of its own. */
export class SourceAt {
  constructor(readonly position: number) {}
}

export type Compact =
  string | number | boolean | SourceAt | readonly Compact[] | Readonly<{ [name: string]: Compact }>;

export type Source = Readonly<Record<string, unknown>>;

/** `kbVersion`: of all sources; null if they have none or several. */
export type CompactAnswer = Readonly<{
  data: Compact;
  sources: readonly Source[];
  language: string | null;
  kbVersion: string | null;
}>;

export const SOURCE_TYPE = 'Source';
export const WORDING_TYPE = 'LocalizedName';
/** Same statements as the other members, for other readers. */
const LINKED_DATA = 'json_ld';
const LANGUAGE_MEMBER = 'keel_kasutatud';
const VERSION_MEMBER = 'kb_versioon';

/** Members that are positions in `sources` of the nearest answer around them. */
export const isPlaces = (name: string): boolean => name === 'allikad' || name.endsWith('_allikad');

export const isLeftOut = (name: string): boolean =>
  name === LINKED_DATA || name === LANGUAGE_MEMBER;

const FALLBACKS = ['en', 'et'];

const isSource = (type: GraphQLOutputType): boolean => getNamedType(type).name === SOURCE_TYPE;

class Compaction {
  readonly sources: Source[] = [];
  private readonly places = new Map<string, number>();

  constructor(private readonly language: string | null) {}

  /** `around`: the sources that positions refer to. */
  value(type: GraphQLOutputType, value: unknown, around: readonly unknown[]): Compact | undefined {
    if (value === null || value === undefined) return undefined;
    if (Array.isArray(value)) return this.items(type, value, around);
    const named = getNamedType(type);
    if (!isObjectType(named) || !isRecord(value)) return value as Compact; // JSON of a scalar
    if (named.name === SOURCE_TYPE) return this.placeOf(value);
    if (named.name === WORDING_TYPE) return this.wording(value);
    return this.members(named, value, around);
  }

  private items(
    type: GraphQLOutputType,
    values: readonly unknown[],
    around: readonly unknown[],
  ): readonly Compact[] {
    return values.flatMap((item) => {
      const made = this.value(type, item, around);
      return made === undefined ? [] : [made];
    });
  }

  private members(
    type: GraphQLObjectType,
    value: Readonly<Record<string, unknown>>,
    around: readonly unknown[],
  ): Compact {
    const own = ownSources(type, value) ?? around;
    const entries = Object.entries(type.getFields()).flatMap(([name, field]) => {
      const made = isLeftOut(name) ? undefined : this.member(field, value[name], own);
      return made === undefined ? [] : [[name, made] as const];
    });
    return Object.fromEntries(sourcesEarly(entries));
  }

  private member(
    { name, type }: GraphQLField<unknown, unknown>,
    value: unknown,
    own: readonly unknown[],
  ): Compact | undefined {
    if (!isPlaces(name) || !Array.isArray(value)) return this.value(type, value, own);
    return value.flatMap((place: unknown) => {
      const source = own[Number(place)];
      return isRecord(source) ? [this.placeOf(source)] : [];
    });
  }

  private placeOf(source: Source): SourceAt {
    const identity = canonicalJson(source);
    const known = this.places.get(identity);
    if (known !== undefined) return new SourceAt(known);
    const position = this.sources.push(source) - 1;
    this.places.set(identity, position);
    return new SourceAt(position);
  }

  private wording(texts: Readonly<Record<string, unknown>>): string | undefined {
    const wanted = this.language === null ? FALLBACKS : [this.language, ...FALLBACKS];
    const found = wanted.map((one) => texts[one]).find((text) => typeof text === 'string');
    return typeof found === 'string' ? found : undefined;
  }
}

type Entry = readonly [string, Compact];

const isSources = ([name]: Entry): boolean => name === 'source' || name === 'sources';

/** After the member that identifies the object, so that a divided object cites its sources first. */
function sourcesEarly([first, ...others]: readonly Entry[]): readonly Entry[] {
  if (first === undefined) return [];
  return [first, ...others.filter(isSources), ...others.filter((one) => !isSources(one))];
}

/** Null if an object has no list of sources. */
function ownSources(
  type: GraphQLObjectType,
  value: Readonly<Record<string, unknown>>,
): readonly unknown[] | null {
  const field = type.getFields()['sources'];
  const given = value['sources'];
  return field !== undefined && isSource(field.type) && Array.isArray(given) ? given : null;
}

function withoutVersion(source: Source, kbVersion: string | null): Source {
  const kept = Object.entries(source).filter(
    ([name, value]) => value != null && (name !== VERSION_MEMBER || kbVersion === null),
  );
  return Object.fromEntries(kept);
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function languageOf(data: unknown, requestedLanguage: string | null): string | null {
  return isRecord(data) ? (textOr(data[LANGUAGE_MEMBER]) ?? requestedLanguage) : requestedLanguage;
}

/** @param requestedLanguage for answers that do not name theirs */
export function compactAnswer(
  type: GraphQLOutputType,
  data: unknown,
  requestedLanguage: string | null,
): CompactAnswer {
  const language = languageOf(data, requestedLanguage);
  const compaction = new Compaction(language);
  const made = compaction.value(type, data, []) ?? {};
  const versions = new Set(compaction.sources.map((source) => textOr(source[VERSION_MEMBER])));
  const kbVersion = versions.size === 1 ? ([...versions][0] ?? null) : null;
  const sources = compaction.sources.map((source) => withoutVersion(source, kbVersion));
  return { data: made, sources, language, kbVersion };
}
