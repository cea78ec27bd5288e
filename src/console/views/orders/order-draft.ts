/** Input of an order, and its request body. */
import type { Facts } from '../../lib/case-facts.js';
import { membersOf } from '../../lib/portfolio.js';
import type { CsvRow } from '../../lib/read-csv.js';
import type { Services } from './order-words.js';

/** `riskitase`, `reform`: empty until chosen. `files`, `protocols`: for the technical check. `rows`: of a portfolio. */
export type Draft = Readonly<{
  teenus: string;
  riik: string;
  riskitase: string;
  periood: string;
  tellimus: string;
  reform: string;
  rows: readonly CsvRow[];
  isPartial: boolean;
  files: Readonly<Record<string, string>>;
  protocols: readonly string[];
}>;

export const EMPTY: Draft = {
  teenus: '',
  riik: '',
  riskitase: '',
  periood: 'kuu',
  tellimus: '',
  reform: '',
  rows: [],
  isPartial: false,
  files: {},
  protocols: [],
};

/** The document of this service is about an earlier order. */
export const RE_SIGNING = 'kordusallkiri';

/** Services that name an earlier order; maintenance of all orders names none. */
export const isAboutOrder = (service: string): boolean =>
  service === RE_SIGNING || service === 'hooldus';

export const isCheck = (service: string): boolean => service === 'b_skann';

const KEY_BYTES = 16;

export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const filled = (members: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));

function checkOf({ files, protocols }: Draft): Facts {
  const given = filled(files);
  const check = {
    ...given,
    ...(protocols.length === 0 ? {} : { tls_protokollid: protocols }),
  };
  if (Object.keys(check).length === 0) return {};
  const domain = files['domeen'] ?? '';
  return { tehniline_kontroll: check, ...(domain === '' ? {} : { systeemid: [domain] }) };
}

/** The draft that a memo is about: the first unless chosen. */
export const reformOf = ({ reform }: Draft, service: Services[number] | undefined): string =>
  service?.eelnoud?.includes(reform) === true ? reform : (service?.eelnoud?.[0] ?? '');

function memoOf(draft: Draft, service: Services[number] | undefined): Facts {
  const reform = reformOf(draft, service);
  if (reform === '') return {};
  return { reform, ...(draft.rows.length === 0 ? {} : { portfell: membersOf(draft.rows) }) };
}

/**
 * @param keel language of the documents
 * @param facts of the case
 */
export function bodyOf(
  draft: Draft,
  service: Services[number] | undefined,
  keel: string,
  { riik: country, ...facts }: Facts,
): Readonly<Record<string, unknown>> {
  const { teenus, riik, riskitase, periood, tellimus } = draft;
  return {
    teenus,
    ...filled({ riik: riik === '' && typeof country === 'string' ? country : riik }),
    payload: {
      keel,
      ...facts,
      ...(isAboutOrder(teenus) ? filled({ tellimus: tellimus.trim() }) : {}),
      ...(isCheck(teenus) ? checkOf(draft) : {}),
      ...memoOf(draft, service),
      ...(service?.tasemed ? filled({ riskitase }) : {}),
      ...(service?.perioodid ? { periood } : {}),
    },
  };
}
