/** Licence expiry: renewal offers and lapses. For workers only. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { conservativeNow } from '../../platform/postgres/conservative-now.js';
import { errorsTo, errorTo } from '../../shared/report.js';
import type { Runtime } from '../../shared/runtime.js';
import { ScheduledJob } from '../../shared/scheduled-job.js';
import type { CatalogueKnowledge } from '../catalogue/domain/catalogue.js';
import type { OrderLinks } from '../../platform/crypto/order-links.js';
import { LicenceMaintenanceRepository } from './licence-maintenance.repository.js';
import { LicenceMaintenance } from './licence-maintenance.service.js';
import type { LicencePages } from './licence-pages.service.js';

const LOOK_EVERY_MS = 60_000;

export type LicenceJobDependencies = Readonly<{
  catalogue: Pick<CatalogueKnowledge, 'licences'>;
  em: EntityManager;
  licences: LicencePages;
  links: OrderLinks;
  runtime: Runtime;
  onMailQueued: () => void;
  log: Logger;
}>;

export function createLicenceJob(deps: LicenceJobDependencies): ScheduledJob {
  const { catalogue, em, licences, links, runtime, onMailQueued, log } = deps;
  const report = errorsTo(log);
  const maintenance = new LicenceMaintenance({
    links,
    runtime,
    onMailQueued,
    report,
    conservativeNow: () => conservativeNow(em),
    store: new LicenceMaintenanceRepository(em),
    pages: licences,
    priceCents: (licence) => catalogue.licences[licence].centsPerMonth,
  });
  return new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => maintenance.run(),
    report: errorTo(log, 'licence maintenance failed'),
  });
}
