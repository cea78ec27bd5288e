/** Schema of stored invoice content. */
import { z } from 'zod';
import { CREDIT_REASONS, INVOICE_SERIES, type Invoice } from './domain/invoice.js';
import { VAT_KINDS } from '../vat/domain/vat.js';
import { LANGUAGES } from '../../shared/language.js';

const told = z.string().nullable();
const cents = z.int();

const party = z.object({
  name: z.string(),
  address: told,
  country: told,
  registrationCode: told,
  vatNumber: told,
  email: told,
});

const terms = { kind: z.enum(VAT_KINDS), percent: z.number() };

const invoice = z.object({
  number: z.string(),
  series: z.enum(INVOICE_SERIES),
  language: z.enum(LANGUAGES),
  issuedOn: z.iso.date(),
  paidOn: z.iso.date(),
  paymentRef: told,
  orderId: z.string(),
  seller: party.extend({ iban: told }),
  buyer: party,
  lines: z.array(
    z.object({ ...terms, description: z.string(), quantity: z.int(), unitCents: cents }),
  ),
  vat: z.array(z.object({ ...terms, netCents: cents, vatCents: cents })),
  period: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  credited: z
    .object({ number: z.string(), issuedOn: z.iso.date(), reason: z.enum(CREDIT_REASONS) })
    .nullable(),
  isSample: z.boolean(),
});

/** @throws ZodError for content that this version did not write: a bug */
export const toInvoice = (content: unknown): Invoice => invoice.parse(content);
