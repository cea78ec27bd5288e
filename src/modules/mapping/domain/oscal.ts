/**
 * Parts common to OSCAL documents. Source: NIST, Open Security Controls Assessment Language 1.2, metadata model.
 * Framework numbers are stored in the property `label`.
 */
import type { Control } from './control.js';

const OSCAL_VERSION = '1.2.1';

/** Name-based UUID (RFC 9562, version 5), so equal names have equal UUIDs in every export. */
type UuidOf = (name: string) => string;

/** `date`: of the law data's release, YYYY-MM-DD. `issuer`: public URL of the service. */
export type OscalSetting = Readonly<{
  kbVersion: string;
  date: string;
  issuer: string;
  uuidOf: UuidOf;
}>;

/** OSCAL tokens allow no spaces, brackets or colons; each run becomes one hyphen. */
export const controlToken = ({ framework, ref }: Pick<Control, 'framework' | 'ref'>): string =>
  `${framework}_${ref.replace(/[^\p{L}\p{N}.]+/gu, '-').replace(/^-|-$/g, '')}`;

export const oscalMetadata = (title: string, { kbVersion, date, issuer }: OscalSetting) => ({
  title,
  'last-modified': `${date}T00:00:00Z`,
  version: kbVersion,
  'oscal-version': OSCAL_VERSION,
  links: [{ href: issuer, rel: 'canonical' }],
  remarks:
    'Numbers and short names only. The mapping is indicative, no presumption of conformity and no legal advice.',
});

export const oscalProperty = (name: string, value: string) => ({ name, value });

export const catalogName = (framework: string): string => `oscal-catalog-${framework}.json`;
