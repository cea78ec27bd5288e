/** The end of licences: renewals offered, lapses told. For workers alone. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Surroundings } from '../modules/accounts/accounts.ports.js';
import type { LicencePages } from '../modules/licences/licence-pages.service.js';
import type { OrderLinks } from '../modules/licences/licence-upkeep.ports.js';
import { LicenceUpkeep } from '../modules/licences/licence-upkeep.service.js';
import { PostgresLicenceUpkeep } from '../modules/licences/licence-upkeep.repository.js';
import { repeated, type Chore } from './scheduled-jobs.js';
import type { Law } from './knowledge.js';
import { soberNow } from './conservative-now.js';

const LOOK_EVERY_MS = 60_000;

export type LicenceParts = Readonly<{
  law: Law;
  em: EntityManager;
  licences: LicencePages;
  links: OrderLinks;
  surroundings: Surroundings;
  mailWaits: () => void;
  log: Logger;
}>;

export function makeLicenceChore(parts: LicenceParts): Chore {
  const { law, em, licences, links, surroundings, mailWaits, log } = parts;
  const report = (problem: string, cause: unknown) => {
    log.error({ err: cause }, problem);
  };
  const upkeep = new LicenceUpkeep({
    ...{ links, surroundings, mailWaits, report },
    soberNow: () => soberNow(em),
    store: new PostgresLicenceUpkeep(em),
    pages: licences,
    priceCents: (licence) => law.knowledge.catalogue.licences[licence].centsPerMonth,
  });
  return repeated({
    everyMs: LOOK_EVERY_MS,
    run: () => upkeep.run(),
    report: (cause) => {
      report('licences could not be looked after', cause);
    },
  });
}
