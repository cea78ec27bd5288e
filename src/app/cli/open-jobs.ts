/** The operator's access to document jobs, refunds, VAT reviews and account records. */
import type { DatabasePlace } from '../../platform/postgres/storage.js';
import { prepareQueue } from '../../platform/queue/prepare-queue.js';
import { OrganisationRecordsRepository } from '../../modules/accounts/organisation-records.repository.js';
import { VatReviewsRepository } from '../../modules/vat/vat-reviews.repository.js';
import { DocumentQueueRepository } from '../../modules/documents/document-queue.repository.js';
import { RefundQueueRepository } from '../../modules/refunds/refund-queue.repository.js';
import { openOperatorStorage } from './open-storage.js';
import { normaliseEmail } from '../../modules/members/domain/member.js';
import { removeLost } from '../../modules/passkeys/passkeys.repository.js';
import type { RemoveLostPasskeys } from './organisations-program.js';
import type { VatReviews } from './vat-program.js';
import type { Jobs } from './jobs-program.js';
import type { RefundQueue } from './refunds-program.js';

/** Call `close`, or the process does not exit. */
export type OpenJobs = Readonly<{
  jobs: Jobs;
  refunds: RefundQueue;
  records: OrganisationRecordsRepository;
  removeLostPasskeys: RemoveLostPasskeys;
  vatReviews: VatReviews;
  close: () => Promise<void>;
}>;

/** @throws Error if the database is unreachable. */
export async function openJobs(config: DatabasePlace): Promise<OpenJobs> {
  const storage = await openOperatorStorage(config);
  await prepareQueue(storage.directUrl, () => undefined);
  const { em } = storage.orm;
  const [jobs, refunds] = [new DocumentQueueRepository(em), new RefundQueueRepository(em)];
  const [records, vatReviews] = [
    new OrganisationRecordsRepository(em),
    new VatReviewsRepository(em),
  ];
  const removeLostPasskeys: RemoveLostPasskeys = (accountId, email) =>
    removeLost(em, { accountId, email: normaliseEmail(email) });
  return { jobs, refunds, records, removeLostPasskeys, vatReviews, close: storage.close };
}
