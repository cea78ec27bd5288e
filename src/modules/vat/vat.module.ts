/** Creates the services of VAT decisions and of the validation of VAT numbers. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { ViesExchange } from '../../platform/vies/vies-exchange.js';
import type { Deadline } from '../../shared/deadline.js';
import { errorsTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import { BuyerEvidence } from './buyer-evidence.service.js';
import { unionNumber } from './domain/vat-number.js';
import type { VatKnowledge } from './domain/vat.js';
import { VatRechecksRepository } from './vat-rechecks.repository.js';
import { VatRechecks, type VatRechecksDependencies } from './vat-rechecks.service.js';
import { VatReviewsRepository } from './vat-reviews.repository.js';
import { VatRepository } from './vat.repository.js';
import { VatService, type VatPolicy } from './vat.service.js';

/** `url`: of VIES. `sellerNumber`: VAT number of the seller, stated as the requester; null: not stated. */
export type VatModuleDependencies = Readonly<{
  em: EntityManager;
  vat: VatKnowledge;
  url: string;
  sellerNumber: string | null;
  deadline: Deadline;
  policy: VatPolicy;
  pausesSeconds: readonly number[];
  runtime: Runtime;
  log: Logger;
}>;

export function createVatModule(deps: VatModuleDependencies): VatService {
  const { em, vat, url, sellerNumber, deadline, policy, pausesSeconds, runtime, log } = deps;
  return new VatService({
    exchange: new ViesExchange({
      url,
      requester: unionNumber(sellerNumber),
      deadline,
      report: errorsTo(log),
    }),
    records: new VatRepository(em),
    rechecks: new VatRechecksRepository(em),
    evidence: new BuyerEvidence({ reviews: new VatReviewsRepository(em), vat }),
    vat,
    policy,
    pausesSeconds,
    runtime,
  });
}

type RechecksDependencies = Omit<VatRechecksDependencies, 'records' | 'report'> &
  Readonly<{ em: EntityManager; log: Logger }>;

/** For workers only. */
export const createVatRechecks = ({ em, log, ...own }: RechecksDependencies): VatRechecks =>
  new VatRechecks({ ...own, records: new VatRechecksRepository(em), report: errorsTo(log) });
