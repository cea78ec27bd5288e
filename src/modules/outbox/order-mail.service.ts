/** Composes the emails about an order: facts, links and the invoice as PDF, all as of the moment of sending. */
import { expiryOf } from '../orders/domain/order-phase.js';
import type { DocumentEntry, DocumentFile } from '../documents/domain/document-entry.js';
import type { OrderMailFacts, MailStep } from './domain/order-mail.js';
import type { DueMail } from './outbox.ports.js';
import type { MailedOrder, OrderMailRepository } from './order-mail.repository.js';

/**
 * `linkOf`: permanent payment link. `documents`: with valid links. `invoicePdf`: null if it no longer exists.
 * `maintainedUntil`: null for other services. `publicUrl`: without a trailing slash.
 */
export type OrderMailDependencies = Readonly<{
  store: Pick<OrderMailRepository, 'find'>;
  linkOf: (orderId: string) => string;
  documents: (orderId: string) => Promise<readonly DocumentEntry[]>;
  invoicePdf: (accountId: string, number: string) => Promise<DocumentFile | null>;
  maintainedUntil: (order: MailedOrder) => Date | null;
  publicUrl: string;
}>;

/** `attachments`: invoice or credit note. */
export type ComposedOrderMail = Readonly<{
  facts: OrderMailFacts;
  attachments: readonly DocumentFile[];
}>;

const HAS_LINKS: ReadonlySet<MailStep> = new Set(['ready', 'renewed']);

function amountsOf({ netCents, vatPercent, vatCents }: MailedOrder): OrderMailFacts['amounts'] {
  if (vatPercent === null || vatCents === null) return null;
  return { netCents, vatPercent, vatCents, totalCents: netCents + vatCents };
}

function numberOf(step: MailStep, { invoice, creditNote }: MailedOrder): string | null {
  if (step === 'paid') return invoice;
  return step === 'refunded' ? creditNote : null;
}

export class OrderMailService {
  constructor(private readonly deps: OrderMailDependencies) {}

  /** @throws Error if the order no longer exists */
  async compose(step: MailStep, due: DueMail, orderId: string): Promise<ComposedOrderMail> {
    const { store, linkOf, documents, maintainedUntil, publicUrl } = this.deps;
    const order = await store.find(orderId);
    if (order === null) throw new Error(`the order ${orderId} of mail ${due.id} does not exist`);
    const file = await this.fileOf(step, order);
    return {
      attachments: file === null ? [] : [file],
      facts: {
        name: due.accountName,
        orderId,
        serviceKey: order.serviceKey,
        documentCount: order.documentCount,
        amounts: amountsOf(order),
        invoice: file === null ? null : numberOf(step, order),
        refundedCents: order.refundedCents,
        payBy: expiryOf(order.createdAt),
        maintainedUntil: maintainedUntil(order),
        paymentUrl: linkOf(orderId),
        orderUrl: `${publicUrl}/console/orders/${orderId}`,
        documents: HAS_LINKS.has(step) ? await documents(orderId) : [],
        changes: due.facts.changes ?? [],
      },
    };
  }

  private fileOf(step: MailStep, order: MailedOrder): Promise<DocumentFile | null> {
    const number = numberOf(step, order);
    return number === null ? Promise.resolve(null) : this.deps.invoicePdf(order.accountId, number);
  }
}
