/** Compares maintained documents with the law data. For workers only. */
import type { Logger } from 'pino';
import type { DocumentRenewalService } from '../modules/documents/document-renewal.service.js';
import { ScheduledJob } from '../shared/scheduled-job.js';

const RENEW_EVERY_MS = 60_000;

export const renewalJob = (
  renewals: Pick<DocumentRenewalService, 'run' | 'close'>,
  log: Logger,
): ScheduledJob =>
  new ScheduledJob({
    everyMs: RENEW_EVERY_MS,
    run: () => renewals.run(),
    stop: () => {
      renewals.close();
    },
    report: (cause) => {
      log.error({ err: cause }, 'maintained documents could not be compared');
    },
  });
