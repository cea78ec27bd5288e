/**
 * Evidence for and against a VAT number being the customer's. Source: Implementing Regulation (EU) 282/2011, art 18;
 * D-109.
 */
import { matchAddress, matchName, type TraderMatch } from './domain/name-match.js';
import { nameWords } from './domain/name-words.js';
import { doubtsOf, isRefused, reviewOf, type Doubt } from './domain/vat-doubt.js';
import type { NumberFinding } from './domain/vat-evidence.js';
import { compactNumber } from './domain/vat-number.js';
import type { DeclaredCustomer, VatKnowledge } from './domain/vat.js';
import type { Buyer, TraderAnswer } from './vat-numbers.ports.js';
import type { VatReviewsRepository } from './vat-reviews.repository.js';

/** `buyer`: null: no account. `trader`: null: no answer. */
export type Weighed = DeclaredCustomer &
  Readonly<{ accountId: string; buyer: Buyer | null; trader: TraderAnswer | null }>;

export type BuyerEvidenceDependencies = Readonly<{
  reviews: Pick<VatReviewsRepository, 'open' | 'last' | 'outdate'>;
  vat: VatKnowledge;
}>;

type Matches = Readonly<{ nameMatch: TraderMatch | null; addressMatch: TraderMatch | null }>;

const NOT_COMPARED: Matches = { nameMatch: null, addressMatch: null };

export class BuyerEvidence {
  constructor(private readonly deps: BuyerEvidenceDependencies) {}

  /** As `weigh`, after a change of details: closes open reviews of earlier doubts. */
  async reweigh(weighed: Weighed, finding: NumberFinding): Promise<NumberFinding> {
    const { accountId } = weighed;
    const repeated = await this.weigh(weighed, finding);
    await this.deps.reviews.outdate(accountId, this.claim(weighed, repeated.doubts));
    return repeated;
  }

  /** Opens a review if there are doubts; an operator's decision is binding. */
  async weigh(weighed: Weighed, finding: NumberFinding): Promise<NumberFinding> {
    const { accountId, buyer, vatNumber } = weighed;
    if (buyer === null) return finding;
    const matches = this.compare(weighed);
    const { nameMatch } = matches;
    const doubts = doubtsOf(weighed, { address: buyer.address, nameMatch }, this.deps.vat);
    const compact = vatNumber === null ? null : compactNumber(vatNumber);
    const last = compact === null ? null : await this.deps.reviews.last(accountId, compact);
    const ofThese =
      doubts.length === 0
        ? 'open'
        : await this.deps.reviews.open({
            accountId,
            vatNumber: compact,
            country: weighed.country,
            doubts,
            ...matches,
            checkId: finding.checkId,
            claim: this.claim(weighed, doubts),
          });
    const review = reviewOf(doubts, nameMatch, { ofThese, last });
    const refused = isRefused(doubts, review);
    return { ...finding, ...matches, doubts, review, isRefused: refused };
  }

  private compare({ buyer, trader }: Weighed): Matches {
    if (buyer === null || trader?.isValid !== true) return NOT_COMPARED;
    return {
      nameMatch: matchName(buyer.name, trader, this.deps.vat.legalForms),
      addressMatch: matchAddress(buyer.address, trader),
    };
  }

  /** Identical doubts give identical claims, so that a decision holds. */
  private claim({ country, vatNumber, buyer, trader }: Weighed, doubts: readonly Doubt[]): string {
    const { legalForms } = this.deps.vat;
    const words = (name: string | null | undefined) => nameWords(name ?? '', legalForms);
    const names = doubts.includes('name') ? [words(buyer?.name), words(trader?.name)] : [];
    return JSON.stringify([compactNumber(vatNumber ?? ''), country, doubts, names]);
  }
}
