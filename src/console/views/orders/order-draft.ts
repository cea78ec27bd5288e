/** Input of an order, and its request body. */
import type { Services } from './order-words.js';

export type Draft = Readonly<{
  teenus: string;
  riik: string;
  riskitase: string;
  periood: string;
  nimi: string;
  reg_kood: string;
  aadress: string;
  tellimus: string;
}>;

export const EMPTY: Draft = {
  teenus: '',
  riik: '',
  riskitase: 'R1',
  periood: 'kuu',
  nimi: '',
  reg_kood: '',
  aadress: '',
  tellimus: '',
};

/** The document of this service is about an earlier order. */
export const RE_SIGNING = 'kordusallkiri';

/** Services that name an earlier order; maintenance of all orders names none. */
export const isAboutOrder = (service: string): boolean =>
  service === RE_SIGNING || service === 'hooldus';

const KEY_BYTES = 16;

export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const filled = (members: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));

/** @param keel language of the documents */
export function bodyOf(
  draft: Draft,
  service: Services[number] | undefined,
  keel: string,
): Readonly<Record<string, unknown>> {
  const { teenus, riik, riskitase, periood, nimi, reg_kood, aadress, tellimus } = draft;
  const organisatsioon = filled({ nimi, reg_kood, aadress });
  return {
    teenus,
    ...filled({ riik }),
    payload: {
      keel,
      ...(isAboutOrder(teenus) ? filled({ tellimus: tellimus.trim() }) : {}),
      ...(Object.keys(organisatsioon).length === 0 ? {} : { organisatsioon }),
      ...(service?.tasemed ? { riskitase } : {}),
      ...(service?.perioodid ? { periood } : {}),
    },
  };
}
