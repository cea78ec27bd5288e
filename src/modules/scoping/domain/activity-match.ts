/** Matches an activity code to sectors. An activity code never decides applicability. */
import { parseActivityCode, type ParsedCode } from './activity-code.js';
import {
  NACE_VERSIONS,
  type ActivityKnowledge,
  type ActivityLink,
  type NaceList,
  type NaceVersion,
  type NationalCodes,
} from './activity-knowledge.js';
import { memoizePer } from '../../../shared/memoize-per.js';
import { lookup } from './lookup.js';

/**
 * A code read in one version of NACE. `confirmed`: key of the sector that it may fill. `hints`: keys of other
 * sectors.
 */
export type ActivityReading = Readonly<{
  code: string;
  version: NaceVersion;
  title: string | null;
  confirmed: string | null;
  hints: readonly string[];
}>;

type VersionDoubt = 'mixed_version' | 'other_version';

export type ActivityMatch =
  | Readonly<{ kind: 'unknown'; input: string }>
  | Readonly<{ kind: 'ambiguous'; code: string; readings: readonly ActivityReading[] }>
  | Readonly<{ kind: 'read'; reading: ActivityReading; doubt: VersionDoubt | null }>;

const DIVISION_LENGTH = 2;
const CLASS_LENGTH = 5;

/** Sectors of all codes below a division or group, as hints. */
function linksBelow(list: NaceList, code: string): readonly ActivityLink[] {
  const below = Object.entries(list.links).filter(([inner]) => inner.startsWith(code));
  const sectors = new Set(below.flatMap(([, links]) => links.map(({ sector }) => sector)));
  return [...sectors].map((sector) => ({ sector, strength: 'indicative' }));
}

/** Links of the code; for a group, those of its division if confirmed; otherwise hints from the codes below. */
function linksOf(list: NaceList, code: string): readonly ActivityLink[] {
  const own = lookup(list.links, code);
  if (own !== null || code.length === CLASS_LENGTH) return own ?? [];
  const division = lookup(list.links, code.slice(0, DIVISION_LENGTH));
  const isSure = division?.some(({ strength }) => strength === 'confirmed') === true;
  return isSure ? division : linksBelow(list, code);
}

/** Links of a code of the list; codes of a list are some thousand. */
const linksIn = memoizePer((list: NaceList, code: string) => linksOf(list, code));

function readIn(
  knowledge: ActivityKnowledge,
  version: NaceVersion,
  code: string,
): ActivityReading | null {
  const list = knowledge.nace[version];
  if (!Object.hasOwn(list.titles, code)) return null;
  const links = linksIn(list, code);
  const confirmed = links.find(({ strength }) => strength === 'confirmed')?.sector ?? null;
  const hints = links.map(({ sector }) => sector).filter((sector) => sector !== confirmed);
  return { code, version, title: list.titles[code] ?? null, confirmed, hints };
}

/** Whether the two versions give the code different meanings. */
const isContested = (knowledge: ActivityKnowledge, a: ActivityReading, b: ActivityReading) =>
  a.confirmed !== b.confirmed || (a.confirmed === null && knowledge.ambiguous.includes(a.code));

const readAll = (knowledge: ActivityKnowledge, code: string): readonly ActivityReading[] =>
  NACE_VERSIONS.flatMap((version) => readIn(knowledge, version, code) ?? []);

/** Uses the country's current version; a code that exists only in the other version is read in that one. */
function matchNational(
  knowledge: ActivityKnowledge,
  code: string,
  { current, isMixed }: NationalCodes,
): ActivityMatch | null {
  const readings = readAll(knowledge, code);
  const reading = readings.find(({ version }) => version === current);
  const other = readings.find(({ version }) => version !== current);
  if (reading === undefined) {
    return other === undefined ? null : { kind: 'read', reading: other, doubt: 'other_version' };
  }
  const isDoubtful = isMixed && other !== undefined && isContested(knowledge, reading, other);
  return { kind: 'read', reading, doubt: isDoubtful ? 'mixed_version' : null };
}

/** Without version and country: NACE 2.1, unless the older version gives the code another meaning. */
function matchUnversioned(knowledge: ActivityKnowledge, code: string): ActivityMatch | null {
  const readings = readAll(knowledge, code);
  const [first, second] = readings;
  if (first === undefined) return null;
  if (second !== undefined && isContested(knowledge, first, second)) {
    return { kind: 'ambiguous', code, readings };
  }
  return { kind: 'read', reading: first, doubt: first.version === '2.1' ? null : 'other_version' };
}

function matchParsed(
  knowledge: ActivityKnowledge,
  { code, version }: ParsedCode,
  national: NationalCodes | null,
): ActivityMatch | null {
  if (version !== null) {
    const reading = readIn(knowledge, version, code);
    return reading === null ? null : { kind: 'read', reading, doubt: null };
  }
  if (national !== null) return matchNational(knowledge, code, national);
  return matchUnversioned(knowledge, code);
}

/**
 * Uses the version that the caller named, else the country's, else NACE 2.1.
 *
 * @param country lower-case ISO code; null if omitted
 */
export function matchActivity(
  knowledge: ActivityKnowledge,
  input: string,
  country: string | null,
): ActivityMatch {
  const national = country === null ? null : lookup(knowledge.countries, country);
  const maxDigits = national === null ? knowledge.maxDigits : national.maxDigits;
  const parsed = parseActivityCode(knowledge, input, maxDigits);
  const match = parsed === null ? null : matchParsed(knowledge, parsed, national);
  return match ?? { kind: 'unknown', input };
}
