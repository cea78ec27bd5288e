/** Country codes: ISO 3166-1 alpha-2, any case, with the Union's aliases. */

/** The Union uses EL and UK for the ISO codes GR and GB. */
const ALIASES: Readonly<Record<string, string>> = { el: 'gr', uk: 'gb' };

export const MEMBER_STATES = [
  'at',
  'be',
  'bg',
  'cy',
  'cz',
  'de',
  'dk',
  'ee',
  'es',
  'fi',
  'fr',
  'gr',
  'hr',
  'hu',
  'ie',
  'it',
  'lt',
  'lu',
  'lv',
  'mt',
  'nl',
  'pl',
  'pt',
  'ro',
  'se',
  'si',
  'sk',
] as const;

/** Territories of member states with their own ISO codes. */
export const UNION_TERRITORIES = ['ax', 'gf', 'gp', 'mf', 'mq', 're', 'yt'] as const;

export type MemberState = (typeof MEMBER_STATES)[number];

/**
 * @param code two letters, already validated
 * @returns the lower-case ISO code
 */
export function normaliseCountry(code: string): string {
  const lower = code.toLowerCase();
  return ALIASES[lower] ?? lower;
}

const MEMBERS: ReadonlySet<string> = new Set(MEMBER_STATES);

export const isMemberState = (code: string): code is MemberState => MEMBERS.has(code);
