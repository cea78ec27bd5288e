/** Webhooks in the Standard Webhooks form. Source. */

/** Types of events that clients are reported of. */
export const WEBHOOK_TYPES = [
  'order.created',
  'order.paid',
  'order.generating',
  'order.released',
  'order.delayed',
  'order.failed',
  'order.expired',
  'order.cancelled',
  'order.refunded',
  'invoice.issued',
  'vat.verified',
  'api_key.rotated',
  'api_key.expiring',
  'licence.activated',
  'licence.expiring',
  'licence.lapsed',
  'quota.warning',
  'kb.updated',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const isWebhookType = (word: string): word is WebhookType =>
  WEBHOOK_TYPES.some((type) => type === word);

/** Endpoints of one account. */
export const MOST_ENDPOINTS = 10;

/** The pauses that the form recommends, in seconds; after the last one a delivery is given up. */
export const RETRY_PAUSES_SECONDS = [
  5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const;

/** A secret that was replaced signs beside its successor for so long. */
export const OLD_SECRET_HOURS = 24;

const LONGEST_URL = 2000;
const FORM = /^(https?):\/\/(?:\[[0-9a-fA-F:.]+\](?::\d{1,5})?|[^\s/?#@\\[\]]+)(?:[/?][^\s#\\]*)?$/;

/**
 * Whether a text has the form of an address to which events may be sent: https, no user, no fragment.
 *
 * @param allowsPlain whether http will do, which is for machines of one's own
 */
export function isWebhookUrl(url: string, allowsPlain: boolean): boolean {
  const scheme = url.length > LONGEST_URL ? undefined : FORM.exec(url)?.[1];
  return scheme === 'https' || (scheme === 'http' && allowsPlain);
}
