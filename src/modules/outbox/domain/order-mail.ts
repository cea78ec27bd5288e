/** Emails about an order, one per step. Money is whole cents. */
import { spellAmount } from '../../../shared/amount.js';
import type { Language } from '../../../shared/language.js';
import { longDate } from '../../../shared/long-date.js';
import { message, type MessageParams } from '../../../shared/message.js';
import type { Texts } from '../../../shared/texts.js';
import { orderTitle } from '../../orders/domain/order-title.js';
import { paragraph, type MailBlock, type MailContent, type MailFact } from './mail-content.js';
import { mailName } from './mail-name.js';

/** In the order in which they happen. */
export const MAIL_STEPS = ['received', 'paid', 'ready', 'failed', 'refunded', 'renewed'] as const;
/** `renewed`: maintenance brought new versions of documents. */
export type MailStep = (typeof MAIL_STEPS)[number];

type MailDocument = Readonly<{ fileName: string; downloadUrl: string; validUntil: Date | null }>;

/**
 * Facts when the email is sent. `amounts`: null until VAT is decided. `invoice`: number of the invoice, or of the credit
 * note of a refund. `refundedCents`: 0 unless refunded. `payBy`: the unpaid order expires then. `maintainedUntil`: of a
 * maintenance order. `changes`: of renewed documents, in the reader's language.
 */
export type OrderMailFacts = Readonly<{
  name: string;
  orderId: string;
  serviceKey: string;
  documentCount: number;
  amounts: Readonly<{
    netCents: number;
    vatPercent: number;
    vatCents: number;
    totalCents: number;
  }> | null;
  invoice: string | null;
  refundedCents: number;
  payBy: Date;
  maintainedUntil: Date | null;
  paymentUrl: string;
  orderUrl: string;
  documents: readonly MailDocument[];
  changes: readonly string[];
}>;

type Writer = Readonly<{
  language: Language;
  facts: OrderMailFacts;
  /** Text under `mails:order`. */
  word: (path: string, params?: MessageParams) => string;
  /** Text of another namespace. */
  of: (key: string, params?: MessageParams) => string;
}>;

const money = (cents: number, { language }: Writer): string =>
  `${spellAmount(cents, language)}\u00a0€`;

/** Days are in UTC, as in the whole interface. */
const day = (at: Date, { language }: Writer): string => longDate(at, language);

const facts = (list: readonly MailFact[]): MailBlock => ({ kind: 'facts', facts: list });

function titleOf({ facts: { serviceKey }, of }: Writer): string {
  const { key, params } = orderTitle(serviceKey);
  return of(key, params);
}

const orderFacts = (writer: Writer): readonly MailFact[] => [
  { label: writer.of('documents:invoice.order'), value: writer.facts.orderId },
  { label: writer.word('service'), value: titleOf(writer) },
];

function sumFacts(writer: Writer): readonly MailFact[] {
  const { amounts } = writer.facts;
  if (amounts === null) return [];
  return [
    { label: writer.of('orders:page.net'), value: money(amounts.netCents, writer) },
    {
      label: writer.of('orders:page.vat', { percent: amounts.vatPercent }),
      value: money(amounts.vatCents, writer),
    },
    { label: writer.of('documents:invoice.total'), value: money(amounts.totalCents, writer) },
  ];
}

const invoiceFact = (writer: Writer, word: string): readonly MailFact[] => {
  const { invoice } = writer.facts;
  return invoice === null ? [] : [{ label: word, value: invoice }];
};

function maintenanceFact(writer: Writer): readonly MailFact[] {
  const { maintainedUntil: until } = writer.facts;
  return until === null
    ? []
    : [{ label: writer.word('maintained_until'), value: day(until, writer) }];
}

const openOrder = (writer: Writer): MailBlock => ({
  kind: 'action',
  link: { label: writer.word('open'), url: writer.facts.orderUrl },
});

const attached = (writer: Writer, word: string): readonly MailBlock[] =>
  writer.facts.invoice === null ? [] : [paragraph(writer.word(word))];

function documentBlocks(writer: Writer): readonly MailBlock[] {
  const { documents } = writer.facts;
  const until = documents.find(({ validUntil }) => validUntil !== null)?.validUntil ?? null;
  if (documents.length === 0) return [openOrder(writer)];
  const links = documents.map(({ fileName, downloadUrl }) => ({
    label: fileName,
    url: downloadUrl,
  }));
  const ends =
    until === null ? [] : [paragraph(writer.word('links_until', { until: day(until, writer) }))];
  return [{ kind: 'links', links }, ...ends, openOrder(writer)];
}

const STEPS: Readonly<Record<MailStep, (writer: Writer) => readonly MailBlock[]>> = {
  received: (writer) => [
    facts([
      ...orderFacts(writer),
      ...sumFacts(writer),
      { label: writer.word('pay_by'), value: day(writer.facts.payBy, writer) },
    ]),
    { kind: 'action', link: { label: writer.word('pay'), url: writer.facts.paymentUrl } },
  ],
  paid: (writer) => [
    facts([
      ...orderFacts(writer),
      ...sumFacts(writer),
      ...invoiceFact(writer, writer.of('documents:invoice.number')),
      ...maintenanceFact(writer),
    ]),
    ...(writer.facts.documentCount === 0 ? [] : [paragraph(writer.word('making'))]),
    ...attached(writer, 'invoice_attached'),
    openOrder(writer),
  ],
  ready: (writer) => [facts(orderFacts(writer)), ...documentBlocks(writer)],
  failed: (writer) => [facts(orderFacts(writer)), openOrder(writer)],
  refunded: (writer) => [
    facts([
      ...orderFacts(writer),
      { label: writer.word('returned'), value: money(writer.facts.refundedCents, writer) },
      ...invoiceFact(writer, writer.word('credit_note')),
    ]),
    ...attached(writer, 'credit_note_attached'),
  ],
  renewed: (writer) => [
    facts(orderFacts(writer)),
    { kind: 'list', title: writer.word('changes'), items: writer.facts.changes },
    ...documentBlocks(writer),
  ],
};

/** @param provider name of the seller, who signs */
export function orderMail(
  step: MailStep,
  known: OrderMailFacts,
  { texts, provider, language }: Readonly<{ texts: Texts; provider: string; language: Language }>,
): MailContent {
  const of: Writer['of'] = (key, params) => texts.localize(message(key, params), language);
  const word: Writer['word'] = (path, params) => of(`mails:order.${path}`, params);
  const writer: Writer = { language, facts: known, word, of };
  return {
    language,
    subject: word(`${step}.subject`),
    blocks: [
      paragraph(word('greeting', { name: mailName(known.name) })),
      paragraph(word(`${step}.text`)),
      ...STEPS[step](writer),
      paragraph(provider),
    ],
  };
}
