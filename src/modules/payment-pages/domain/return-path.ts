/** Pages that a payer returns to. */
import type { Language } from '../../../shared/language.js';

export type ReturnedFrom = 'done' | 'cancelled';

/** `language`: null if unknown; the page then has its default. */
export function returnPath(
  from: ReturnedFrom,
  { orderId, language }: Readonly<{ orderId: string; language: Language | null }>,
): string {
  const keel = language === null ? '' : `&keel=${language}`;
  return `/pay/${from}?tellimus=${orderId}${keel}`;
}
