/** What an invoice line states about the delivery: service, tier or period, documents and the client they are for. */
import { withColon } from '../../../shared/colon.js';
import { orderTitle } from '../../orders/domain/order-title.js';
import type { Language } from '../../../shared/language.js';
import { message, type Message } from '../../../shared/message.js';
import type { ServicePeriod } from './invoice.js';
import { spellPeriod } from './spell-day.js';

/** `tier`, `period`: null if the price does not depend on it. `client`: organisation that the documents are for. */
export type InvoicedService = Readonly<{
  serviceKey: string;
  tier: string | null;
  period: ServicePeriod | null;
  documentCount: number;
  client: string | null;
}>;

type Localize = (text: Message) => string;

/** A longer name is cut: a line of an e-invoice is read in lists. */
const MAX_NAME_LENGTH = 100;

function clientPart(client: string | null, language: Language, localize: Localize) {
  const name = client?.trim().slice(0, MAX_NAME_LENGTH) ?? '';
  if (name === '') return [];
  return [withColon(localize(message('documents:paper.words.prepared_for')), name, language)];
}

/** The order's id has a row of its own on the invoice. */
export function describeLine(
  delivery: InvoicedService,
  language: Language,
  localize: Localize,
): string {
  const { serviceKey, tier, period, documentCount: count, client } = delivery;
  return [
    localize(orderTitle(serviceKey)),
    ...(tier === null ? [] : [localize(message('billing:invoice.tier', { tier }))]),
    ...(count === 0 ? [] : [localize(message('billing:invoice.documents', { count }))]),
    ...(period === null ? [] : [spellPeriod(period, language)]),
    ...clientPart(client, language, localize),
  ].join(' · ');
}
