/** Links with a code, in the form of either profile: buying, paying and downloading over HTTP. */
import { setTimeout as pause } from 'node:timers/promises';
import { anAddress, send, type HttpAnswer } from './http-client.js';
import { pay } from './organisation.js';
import type { RestClient } from './rest-client.js';

/** The code of a link: behind `#`, or the last part of its path. */
export function codeOf(link: string): string {
  const { hash, pathname } = new URL(link);
  return hash === '' ? (pathname.split('/').at(-1) ?? '') : hash.slice(1);
}

/** Sends a form to the payment page of the strict profile. */
export const openPayment = (
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<HttpAnswer> =>
  send(url, '/pay?', {
    method: 'POST',
    headers: { ...anAddress(), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

/** Pays on the simulated page of a link of either profile. */
export async function payLinked(url: string, link: string): Promise<void> {
  if (new URL(link).hash === '') await pay(link);
  else await openPayment(url, { kood: codeOf(link), tegevus: 'maksa' });
}

export const download = (
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = anAddress(),
): Promise<HttpAnswer> =>
  send(url, '/v1/download', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** `answer`: of the request that placed it. */
export type PlacedOrder = Readonly<{ orderId: string; payLink: string; answer: string }>;

/** An order of one document, not paid. */
export async function orderOne(client: RestClient): Promise<PlacedOrder> {
  const payload = {
    keel: 'en',
    dokument: 'turvapoliitika',
    sektor: 'energy_electricity',
    tootajad: 120,
    kaive_meur: 20,
    organisatsioon: { nimi: 'Näidis OÜ' },
  };
  const body = { teenus: 'yksikdokument', riik: 'ee', payload };
  const { json, text: answer } = await client.post('/v1/orders', body);
  const { order_id: orderId, makselink } = json.data ?? {};
  return { orderId: String(orderId), payLink: String(makselink), answer };
}

type Entry = Readonly<{ allalaadimislink: string; pdf: Readonly<{ allalaadimislink: string }> }>;

/** The first document of a paid order, when it is released. */
export async function documentOf(client: RestClient, orderId: string): Promise<Entry> {
  for (;;) {
    const { json } = await client.get(`/v1/orders/${orderId}`);
    const { dokumendid } = json.data?.['tulemus'] as { dokumendid: Entry[] | null }; // contract
    const first = dokumendid?.[0];
    if (first !== undefined) return first;
    await pause(100);
  }
}
