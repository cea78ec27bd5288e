/** Licence expiry: renewal offers and lapses. For workers only. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Runtime } from '../shared/runtime.js';
import type { LicencePages } from '../modules/licences/licence-pages.service.js';
import { LicenceMaintenance } from '../modules/licences/licence-maintenance.service.js';
import { LicenceMaintenanceRepository } from '../modules/licences/licence-maintenance.repository.js';
import { ScheduledJob } from '../shared/scheduled-job.js';
import type { Law } from './knowledge.js';
import { conservativeNow } from './conservative-now.js';
import type { OrderLinks } from '../modules/orders/domain/order-links.js';

const LOOK_EVERY_MS = 60_000;

export type LicenceDependencies = Readonly<{
  law: Law;
  em: EntityManager;
  licences: LicencePages;
  links: OrderLinks;
  runtime: Runtime;
  mailWaits: () => void;
  log: Logger;
}>;

export function createLicenceJob(deps: LicenceDependencies): ScheduledJob {
  const { law, em, licences, links, runtime, mailWaits, log } = deps;
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  const maintenance = new LicenceMaintenance({
    links,
    runtime,
    mailWaits,
    report,
    conservativeNow: () => conservativeNow(em),
    store: new LicenceMaintenanceRepository(em),
    pages: licences,
    priceCents: (licence) => law.knowledge.catalogue.licences[licence].centsPerMonth,
  });
  return new ScheduledJob({
    everyMs: LOOK_EVERY_MS,
    run: () => maintenance.run(),
    report: (cause) => {
      report('licences could not be looked after', cause);
    },
  });
}
