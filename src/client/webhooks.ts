/** Verification of webhooks at the receiver; bodies with an invalid signature are not parsed. */
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type {
  DokumendiStaatus,
  MakseStaatus,
  TellimuseOlek,
} from '../../schema/client/operations.js';

export { WebhookVerificationError };

type Dated<Type extends string, Data> = Readonly<{
  type: Type;
  /** ISO 8601, UTC. */
  timestamp: string;
  data: Readonly<{ event_id: string } & Data>;
}>;

type OrderFacts = Readonly<{
  order_id: string;
  teenus: string;
  riik: string | null;
  olek: TellimuseOlek;
  makse_staatus: MakseStaatus;
  dokumendi_staatus: DokumendiStaatus;
  samm: number;
  samme: number;
}>;

type InvoiceFacts = Readonly<{
  number: string;
  liik: string;
  order_id: string;
  kuupaev: string;
  summa: string;
  valuuta: string;
  krediteerib: string | null;
}>;

type LicenceFacts = Readonly<{
  liik: string;
  algus: string;
  lopp: string;
  armuaja_lopp?: string;
  order_id?: string;
  pohjus?: string;
}>;

type KeyFacts = Readonly<{ key_id: string; viimased4: string }>;

/** `kuu`: YYYY-MM. `protsent`: share of the monthly limit. `lahtestub`: ISO 8601, UTC. */
type QuotaFacts = KeyFacts &
  Readonly<{
    kuu: string;
    paringuid: number;
    limiit: number;
    jaak: number;
    protsent: number;
    lahtestub: string;
  }>;

/** More types may be added: respond to unknown ones with 200. */
export type WebhookEvent =
  | Dated<
      | 'order.created'
      | 'order.paid'
      | 'order.generating'
      | 'order.released'
      | 'order.delayed'
      | 'order.failed'
      | 'order.expired'
      | 'order.cancelled'
      | 'order.refunded',
      OrderFacts
    >
  | Dated<'invoice.issued', InvoiceFacts>
  | Dated<'vat.verified', { kmkr: string; kmkr_staatus: string; kontrollitud: string }>
  | Dated<'api_key.rotated' | 'api_key.expiring', KeyFacts & Readonly<{ kehtib_kuni: string }>>
  | Dated<'quota.warning', QuotaFacts>
  | Dated<'kb.updated', { kb_versioon: string; eelmine_kb_versioon: string }>
  | Dated<'law.changed', LawChangeFacts>
  | Dated<'licence.activated' | 'licence.expiring' | 'licence.lapsed', LicenceFacts>;

/** `id`: of the record, as in the changelog. */
type LawChangeFacts = Readonly<{
  id: string;
  kuupaev: string;
  kb_versioon: string;
  riik: string | null;
  liik: 'lisatud' | 'muudetud' | 'eemaldatud' | 'parandus';
  paragrahv: string | null;
  url: string;
  measures: readonly string[] | null;
  frameworks: readonly string[] | null;
}>;

/** `body`: raw bytes as received. `secret`: `whsec_…`, from the creation of the endpoint. */
export type SignedWebhook = Readonly<{
  body: string | Uint8Array;
  headers: Readonly<Record<string, string | readonly string[] | undefined>> | Headers;
  secret: string;
}>;

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const read = (headers: SignedWebhook['headers'], name: string): string => {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Verifies and parses a webhook at most five minutes old. Respond with 2xx quickly;
 * an event may be repeated with the same `event_id`.
 * @throws WebhookVerificationError
 */
export function verifyWebhook({ body, headers, secret }: SignedWebhook): WebhookEvent {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = Object.fromEntries(NAMES.map((name) => [name, read(headers, name)]));
  // A valid signature proves that the service wrote it.
  return new Webhook(secret).verify(text, signed) as WebhookEvent;
}
