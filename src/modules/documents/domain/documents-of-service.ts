/** Documents of each service. Source; the number of each is in `kb/catalogue`. */
import { PACKAGE_KINDS, type PackageKind, type SoldDocumentKind } from './document-entry.js';

/** Service whose documents are those of an earlier order, brought up to date. */
export const RE_SIGNING = 'kordusallkiri';

/** Memo on a draft of law: on one organisation, or the table of a portfolio. */
const REFORM_MEMO = 'reformimemo';

const OF_SERVICE: Readonly<Record<string, readonly SoldDocumentKind[]>> = {
  pakett: PACKAGE_KINDS,
  raamistikukaart: ['framework_map'],
  intsidendimallid: ['incident_templates'],
  tarneahela_toend: ['supply_chain_attestation'],
  b_skann: ['check_report'],
  [RE_SIGNING]: ['re_signing'],
  hooldus: [],
};

/** Services whose documents follow from the law data; the others record a moment. */
export const RENEWABLE_SERVICES: readonly string[] = [
  'pakett',
  'yksikdokument',
  'raamistikukaart',
  'intsidendimallid',
  'tarneahela_toend',
  REFORM_MEMO,
];

/** Service for which the client chooses the document. */
const SINGLE_DOCUMENT_SERVICE = 'yksikdokument';
const UNLESS_CHOSEN: PackageKind = 'security_policy';

/** `single`: for an order of a single document; null: the first of the package. `isPortfolio`: several organisations. */
export type DocumentChoice = Readonly<{ single: PackageKind | null; isPortfolio: boolean }>;

/** @throws Error if the service is not sold */
export function documentsOfService(
  serviceKey: string,
  { single, isPortfolio }: DocumentChoice,
): readonly SoldDocumentKind[] {
  if (serviceKey === SINGLE_DOCUMENT_SERVICE) return [single ?? UNLESS_CHOSEN];
  if (serviceKey === REFORM_MEMO) return [isPortfolio ? 'reform_table' : 'reform_memo'];
  const found = OF_SERVICE[serviceKey];
  if (found === undefined) throw new Error(`no documents are known for ${serviceKey}`);
  return found;
}
