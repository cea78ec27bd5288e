/** Commands for VAT reviews. */
import type { Command } from 'commander';
import type { VatReviewsRepository, VatReview } from '../../modules/vat/vat-reviews.repository.js';
import { NoSuch } from '../../client/cli/exit-codes.js';
import type { Terminal } from '../../client/cli/terminal.js';
import { JSON_OPTION, minuteOf, reportDone, reportList, type JsonOption } from './report.js';
import { toUuid } from './arguments.js';

export type VatReviews = Pick<VatReviewsRepository, 'list' | 'decide'>;

export type WithVatReviews = <Result>(
  work: (reviews: VatReviews) => Promise<Result>,
) => Promise<Result>;

type Decision = 'accepted' | 'rejected';
type RefundDependencies = Readonly<{ withReviews: WithVatReviews; terminal: Terminal }>;

const HEAD = ['REVIEW', 'SINCE', 'COUNTRY', 'NUMBER', 'DOUBTS', 'NAME', 'ACCOUNT', 'VIES'] as const;

/** Control characters would break the table. */
const CONTROL = /\p{Cc}+/gu;
const inLine = (text: string | null): string => (text ?? '-').replace(CONTROL, ' ');

const toCells = (review: VatReview): readonly string[] => [
  review.id,
  minuteOf(review.openedAt),
  review.country ?? '-',
  review.vatNumber ?? '-',
  review.doubts.join(','),
  review.nameMatch ?? '-',
  inLine(review.accountName),
  inLine(review.traderName),
];

/** @throws NoSuch if the review does not exist or already has this decision. */
async function decide(
  [reviewId, decision]: readonly [string, Decision],
  options: JsonOption,
  { withReviews, terminal }: RefundDependencies,
): Promise<void> {
  const isDone = await withReviews((reviews) => reviews.decide(reviewId, decision));
  if (!isDone) throw new NoSuch(`no review with this id, or it is already ${decision}`);
  reportDone(terminal, options, { reviewId, state: decision }, `${reviewId} is ${decision}\n`);
}

export function addVat(program: Command, withReviews: WithVatReviews, terminal: Terminal): void {
  const deps = { withReviews, terminal };
  const reviews = program
    .command('vat')
    .description('VAT numbers of customers')
    .command('reviews')
    .description('Customers whose VAT number, name and country differ');
  reviews
    .command('list')
    .description('Lists open reviews, oldest first, at most 1,000')
    .option('--json', 'print an array, with addresses and consultation numbers')
    .action(async (options: JsonOption) => {
      const open = await withReviews((store) => store.list());
      reportList(terminal, options, open, { head: HEAD, toCells });
    });
  reviews
    .command('accept')
    .description('The number is the customer’s: it counts from the next order on')
    .argument('<reviewId>', 'id of the review, as listed', toUuid)
    .option(...JSON_OPTION)
    .action((id: string, options: JsonOption) => decide([id, 'accepted'], options, deps));
  reviews
    .command('reject')
    .description('The number is not proven: the standard rate applies from the next order')
    .argument('<reviewId>', 'id of the review, as listed', toUuid)
    .option(...JSON_OPTION)
    .action((id: string, options: JsonOption) => decide([id, 'rejected'], options, deps));
}
