/**
 * What OSCAL documents share. Source: NIST, Open Security Controls Assessment Language 1.2, metadata model.
 * A reader that knows OSCAL finds our numbers again under the property `label`.
 */
import type { Control } from './control.js';

const OSCAL_VERSION = '1.2.1';

/** A name-based UUID (RFC 9562, version 5): the same name gives the same UUID in every export. */
export type UuidOf = (name: string) => string;

/** `date`: of the release of the law data, YYYY-MM-DD. `issuer`: address of the service. */
export type OscalSetting = Readonly<{
  kbVersion: string;
  date: string;
  issuer: string;
  uuidOf: UuidOf;
}>;

/** A token has no spaces, brackets or colons; which of them stood there does not matter for an id. */
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
