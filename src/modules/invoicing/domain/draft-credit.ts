/** Drafts a credit note for an invoice. Money is whole cents. Source. */
import type { Invoice, InvoiceContent, InvoiceLine, VatShare, VatTerms } from './invoice.js';
import type { CreditOptions } from './invoicing.js';

const PERCENT = 100;

/** `issuedOn`: YYYY-MM-DD. */
export type CreditTerms = Pick<CreditOptions, 'reason' | 'totalCents'> &
  Readonly<{ issuedOn: string }>;

const isSameTerms = (one: VatTerms, other: VatTerms): boolean =>
  one.kind === other.kind && one.percent === other.percent;

/** What the credit notes leave of the invoice, by VAT terms. */
export function remaining(
  invoice: Pick<InvoiceContent, 'vat'>,
  notes: readonly Pick<InvoiceContent, 'vat'>[],
): readonly VatShare[] {
  const given = notes.flatMap(({ vat }) => vat);
  const terms = [...invoice.vat, ...given].filter(
    (share, at, all) => all.findIndex((other) => isSameTerms(share, other)) === at,
  );
  const sum = (shares: readonly VatShare[], wanted: VatTerms, of: 'netCents' | 'vatCents') =>
    shares.filter((share) => isSameTerms(share, wanted)).reduce((all, one) => all + one[of], 0);
  return terms
    .map(({ kind, percent }) => {
      const left = (of: 'netCents' | 'vatCents') =>
        sum(invoice.vat, { kind, percent }, of) - sum(given, { kind, percent }, of);
      return { kind, percent, netCents: left('netCents'), vatCents: left('vatCents') };
    })
    .filter(({ netCents, vatCents }) => netCents > 0 || vatCents > 0);
}

/** The part of a share that the sum covers, VAT included. */
function partOf(share: VatShare, totalCents: number): VatShare {
  if (totalCents >= share.netCents + share.vatCents) return share;
  const netCents = Math.round((totalCents * PERCENT) / (PERCENT + share.percent));
  return { ...share, netCents, vatCents: totalCents - netCents };
}

/** In order until the sum is reached; all if it is null. */
function refunded(left: readonly VatShare[], totalCents: number | null): readonly VatShare[] {
  let open = totalCents ?? Number.POSITIVE_INFINITY;
  return left.flatMap((share) => {
    if (open <= 0) return [];
    const part = partOf(share, open);
    open -= part.netCents + part.vatCents;
    return [part];
  });
}

/** Credits charges with VAT and repeats them without: the total is the VAT. */
const corrected = (left: readonly VatShare[]): readonly VatShare[] =>
  left
    .filter(({ vatCents }) => vatCents > 0)
    .flatMap((share): VatShare[] => [
      share,
      { kind: 'reverse_charge', percent: 0, netCents: -share.netCents, vatCents: 0 },
    ]);

const toLine = ({ kind, percent, netCents }: VatShare, description: string): InvoiceLine => ({
  kind,
  percent,
  description,
  quantity: netCents < 0 ? -1 : 1,
  unitCents: Math.abs(netCents),
});

/** null if nothing is left to credit. */
export function draftCredit(
  invoice: Invoice,
  notes: readonly InvoiceContent[],
  { reason, totalCents, issuedOn }: CreditTerms,
): InvoiceContent | null {
  const left = remaining(invoice, notes);
  const vat = reason === 'refund' ? refunded(left, totalCents) : corrected(left);
  if (vat.length === 0) return null;
  const { number, ...content } = invoice;
  const description = invoice.lines[0]?.description ?? '';
  return {
    ...content,
    series: 'credit_note',
    issuedOn,
    lines: vat.map((share) => toLine(share, description)),
    vat,
    credited: { number, issuedOn: invoice.issuedOn, reason },
  };
}
