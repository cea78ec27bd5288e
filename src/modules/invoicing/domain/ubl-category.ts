/** VAT categories in UBL 2.1: BT-118 and BT-151 of EN 16931-1. */
import type { VatKind } from '../../vat/domain/vat.js';
import type { Invoice, VatTerms } from './invoice.js';
import type { XmlTree } from './xml-tree.js';

/** UNTDID 5305, and the code list VATEX of the Commission. */
const CATEGORY: Readonly<Record<VatKind, Readonly<{ code: string; reason: string | null }>>> = {
  standard: { code: 'S', reason: null },
  reverse_charge: { code: 'AE', reason: 'VATEX-EU-AE' },
  export: { code: 'G', reason: 'VATEX-EU-G' },
};

const SCHEME: XmlTree = { 'cbc:ID': 'VAT' };

/** Services to third countries: the place of supply is there, so they are not subject to VAT. They have no rate (BR-O-05). */
const NOT_SUBJECT = { code: 'O', reason: 'VATEX-EU-O' } as const;

/**
 * Whether every line is a service to a third country. O cannot be combined with another category (BR-O-11 to 14), so a
 * credit note that corrects other terms has G, which also means that no VAT is charged outside the Union.
 */
export const isNotSubject = ({ vat }: Invoice): boolean =>
  vat.every(({ kind }) => kind === 'export');

export const codesOf = (kind: VatKind, notSubject: boolean) =>
  notSubject ? NOT_SUBJECT : CATEGORY[kind];

export const category = (
  { kind, percent }: VatTerms,
  notSubject: boolean,
  extra: XmlTree = {},
): XmlTree => ({
  'cbc:ID': codesOf(kind, notSubject).code,
  ...(notSubject ? {} : { 'cbc:Percent': String(percent) }),
  ...extra,
  'cac:TaxScheme': SCHEME,
});
