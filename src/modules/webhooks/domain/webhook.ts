/** Webhooks in the form of Standard Webhooks. Source. */

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
  'law.changed',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const isWebhookType = (word: string): word is WebhookType =>
  WEBHOOK_TYPES.some((type) => type === word);

/** Maximum per account. */
export const MAX_ENDPOINTS = 10;

/** Pauses of Standard Webhooks, in seconds; after the last one a delivery is given up. */
export const RETRY_PAUSES_SECONDS = [
  5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
] as const;

/** How long a replaced secret also signs. */
export const OLD_SECRET_HOURS = 24;

const MAX_URL_LENGTH = 2000;
const FORM = /^(https?):\/\/(?:\[[0-9a-fA-F:.]+\](?::\d{1,5})?|[^\s/?#@\\[\]]+)(?:[/?][^\s#\\]*)?$/;

/**
 * Form of a webhook address: https, no user, no fragment.
 * @param allowsPlain whether http is permitted, for development
 */
export function isWebhookUrl(url: string, allowsPlain: boolean): boolean {
  const scheme = url.length > MAX_URL_LENGTH ? undefined : FORM.exec(url)?.[1];
  return scheme === 'https' || (scheme === 'http' && allowsPlain);
}
