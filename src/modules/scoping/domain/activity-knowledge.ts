/** Knowledge of activity codes: both versions of NACE and the national classifications based on them. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** 2.1: Delegated Regulation (EU) 2023/137. 2.0: Rev. 2, which the Directive cites. */
export const NACE_VERSIONS = ['2.1', '2.0'] as const;
export type NaceVersion = (typeof NACE_VERSIONS)[number];

/** confirmed: may fill an omitted sector. indicative: a hint, broader than the entity type or only related to it. */
type Strength = 'confirmed' | 'indicative';

export type ActivityLink = Readonly<{ sector: string; strength: Strength }>;

/**
 * One version of NACE. Keys are codes in NACE notation: `62`, `62.1`, `62.10`.
 * `titles`: English headings, null if unknown. `links`: confirmed first.
 * `residuals`: what a code contains beyond its sector.
 */
export type NaceList = Readonly<{
  name: string;
  titles: Readonly<Record<string, string | null>>;
  links: Readonly<Record<string, readonly ActivityLink[]>>;
  residuals: Readonly<Record<string, Message>>;
  sources: readonly Source[];
}>;

/**
 * `current`: version of a code without one. `isMixed`: registers still supply both. `maxDigits`: of a national code.
 */
export type NationalCodes = Readonly<{
  current: NaceVersion;
  isMixed: boolean;
  maxDigits: number;
}>;

/**
 * `labels`: names of classifications, normalised by `squash`, to versions.
 * `ambiguous`: codes that both versions have with no content in common.
 */
export type ActivityKnowledge = Readonly<{
  nace: Readonly<Record<NaceVersion, NaceList>>;
  ambiguous: readonly string[];
  labels: Readonly<Record<string, NaceVersion>>;
  countries: Readonly<Record<string, NationalCodes>>;
  maxDigits: number;
}>;
