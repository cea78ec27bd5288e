/** The law data of one version in one language, for the offline package (D-195, D-196). */
import type { Language } from '../../../shared/language.js';
import type { MessagePart } from '../../../shared/message-writer.js';
import type { CountriesKnowledge } from '../../countries/domain/national-record.js';
import type { GroupsKnowledge } from '../../groups/domain/groups-knowledge.js';
import type { GapAssessmentKnowledge } from '../../gap-assessment/domain/gap-assessment.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import type { FrameworkMappingKnowledge } from '../../mapping/domain/framework-mapping.js';
import type { ApplicabilityKnowledge } from '../../scoping/domain/applicability-knowledge.js';

/** Raise it when an older package cannot read the bundle. */
export const BUNDLE_FORMAT = 2;

/** A message without parameters is its text. */
export type BundleText = string | readonly MessagePart[];

/** `controls`: those with links or that an answer names. `refs`: of all others, by framework. */
export type BundledMapping = Pick<FrameworkMappingKnowledge, 'measures' | 'controls' | 'edges'> &
  Readonly<{ refs: Readonly<Record<string, readonly string[]>> }>;

/** Public holidays of the whole country from year to year, both included: country → YYYY-MM-DD → name. */
export type BundledHolidays = Readonly<{
  from: number;
  to: number;
  days: Readonly<Record<string, Readonly<Record<string, string>>>>;
}>;

/** `prices`: lowest price by service, in whole cents, net of VAT. `groups`: absent in versions that do not bundle them. */
export type BundledKnowledge = Readonly<{
  applicability: ApplicabilityKnowledge;
  countries: CountriesKnowledge;
  incident: IncidentKnowledge;
  gapAssessment: GapAssessmentKnowledge;
  mapping: BundledMapping;
  prices: Readonly<Record<string, number>>;
  holidays: BundledHolidays;
  groups?: GroupsKnowledge;
}>;

/**
 * `released`: YYYY-MM-DD. `requested`: language of the bundle. `language`: of the answers' `keel_kasutatud`; Estonian
 * if the requested language is incomplete.
 */
export type LawBundle = Readonly<{
  format: typeof BUNDLE_FORMAT;
  version: string;
  released: string;
  requested: Language;
  language: Language;
  knowledge: BundledKnowledge;
  texts: Readonly<Record<string, BundleText>>;
}>;

/** Texts of `kb/texts` that the rules of the package use, by the start of their keys. */
const BUNDLED_TEXTS = [
  'acts:',
  'cases:',
  'clocks:',
  'countries:',
  'gap:',
  'graph:delta.',
  'graph:rationale.',
  'incident:',
  'mapping:evidence.',
  'measures:gap.',
  'scoping:',
  'sectors:',
  'significance:',
];

/** Shown with the questions alone, which the package does not ask. */
const OF_QUESTIONS = /^gap:questions\.\w+\.(?:question|explanation|yes|partial)$/;

const OF_GROUPS = 'groups:';

/** @param withGroups whether the version bundles the rules of groups */
export const isBundledText = (key: string, withGroups: boolean): boolean =>
  !OF_QUESTIONS.test(key) &&
  (BUNDLED_TEXTS.some((start) => key.startsWith(start)) ||
    (withGroups && key.startsWith(OF_GROUPS)));

/** Version → hash chain. `lawHash`: SHA-256 of the law data. `previous`: link of the version before; null: the first. */
export type LawLink = Readonly<{
  version: string;
  released: string;
  lawHash: string;
  previous: string | null;
  link: string;
}>;

/** Text whose SHA-256 is the link. */
export const linkText = ({
  version,
  lawHash,
  previous,
}: Pick<LawLink, 'version' | 'lawHash' | 'previous'>): string =>
  `${version}\n${lawHash}\n${previous ?? ''}\n`;

/** Members of a bundle's file, in this order; the signature covers the bytes of `law`. */
const HEAD = '{"signed":"';
const MIDDLE = '","law":';
const TAIL = '}';

export const toLawFile = (signed: string, law: string): string =>
  `${HEAD}${signed}${MIDDLE}${law}${TAIL}`;

/** @returns null if the text is not a bundle's file */
export function fromLawFile(text: string): Readonly<{ signed: string; law: string }> | null {
  const middle = text.indexOf(MIDDLE);
  if (!text.startsWith(HEAD) || middle === -1 || !text.endsWith(TAIL)) return null;
  return {
    signed: text.slice(HEAD.length, middle),
    law: text.slice(middle + MIDDLE.length, -TAIL.length),
  };
}

/** `typ` of the signatures (RFC 7515, 4.1.9). */
export const LAW_TYPE = 'nis2-law';
export const LATEST_TYPE = 'nis2-law-latest';

/** What the signature of a bundle states. `sha256`: of the member `law`. `licence`: a licence token is required. */
export type LawStatement = LawLink &
  Readonly<{ issuer: string; language: string; sha256: string; licence?: 'required' }>;

/** What `/law/latest.json` states. `issuedAt`: seconds since 1970. */
export type LatestStatement = Readonly<{
  issuer: string;
  issuedAt: number;
  version: string;
  link: string;
}>;
