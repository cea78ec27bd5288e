/** The law data of one version in one language, for the offline package (D-195, D-196). */
import type { Language } from '../../../shared/language.js';
import type { MessagePart } from '../../../shared/message-writer.js';
import type { CountriesKnowledge } from '../../countries/domain/national-record.js';
import type { ApplicabilityKnowledge } from '../../scoping/domain/applicability-knowledge.js';

/** Raise it when an older package cannot read the bundle. */
export const BUNDLE_FORMAT = 1;

/** A message without parameters is its text. */
export type BundleText = string | readonly MessagePart[];

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
  knowledge: Readonly<{ applicability: ApplicabilityKnowledge; countries: CountriesKnowledge }>;
  texts: Readonly<Record<string, BundleText>>;
}>;

/** Namespaces of `kb/texts` that the rules of the package use. */
export const BUNDLE_NAMESPACES: readonly string[] = [
  'acts',
  'cases',
  'countries',
  'scoping',
  'sectors',
];

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

/** What the signature of a bundle states. `sha256`: of the member `law`. */
export type LawStatement = LawLink & Readonly<{ issuer: string; language: string; sha256: string }>;

/** What `/law/latest.json` states. `issuedAt`: seconds since 1970. */
export type LatestStatement = Readonly<{
  issuer: string;
  issuedAt: number;
  version: string;
  link: string;
}>;
