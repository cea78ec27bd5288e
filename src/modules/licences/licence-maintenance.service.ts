/**
 * End of licences: renewal offer a week before, a week of grace, then the basic tier; the owner is notified of each
 * once. Source.
 */
import { renewalDue, type EndingLicence } from './domain/licence-period.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { LicencePages } from './licence-pages.service.js';
import type { LicenceMaintenanceRepository } from './licence-maintenance.repository.js';
import type { OrderLinks } from '../../platform/crypto/order-links.js';
import type { ClockAndIds } from '../../shared/runtime.js';
import type { Report } from '../../shared/report.js';

const AT_ONCE = 50;

/**
 * `priceCents`: per month, net of VAT. `conservativeNow`: earlier of application and database clock, as notifications
 * cannot be undone. `report`: logs a failure of one licence.
 */
export type LicenceMaintenanceDependencies = Readonly<{
  store: LicenceMaintenanceRepository;
  pages: Pick<LicencePages, 'openPage'>;
  links: Pick<OrderLinks, 'linkOf'>;
  priceCents: (licence: LicenceKey) => number;
  runtime: Pick<ClockAndIds, 'id'>;
  conservativeNow: () => Promise<Date>;
  onMailQueued: () => void;
  report: Report;
}>;

export class LicenceMaintenance {
  constructor(private readonly deps: LicenceMaintenanceDependencies) {}

  async run(): Promise<void> {
    const { store, conservativeNow } = this.deps;
    const now = await conservativeNow();
    for (const licence of await store.toRenew(renewalDue(now), now, AT_ONCE)) {
      await this.guard(licence, () => this.offer(licence, now));
    }
    for (const licence of await store.lapsed(now, AT_ONCE)) {
      await this.guard(licence, () => store.notifyLapse(licence, now));
    }
  }

  /** The next run repeats what fails. */
  private async guard({ accountId }: EndingLicence, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.deps.onMailQueued();
    } catch (cause) {
      this.deps.report(`maintenance of the licence of account ${accountId} failed`, cause);
    }
  }

  /** Stores the order and opens the page first, so that the notified link works; both are idempotent. */
  private async offer(licence: EndingLicence, now: Date): Promise<void> {
    const { store, pages, links, priceCents, runtime } = this.deps;
    const netCents = priceCents(licence.licence);
    const id = await store.renewalOrder(licence, { id: runtime.id(), netCents, now });
    await pages.openPage({ id, licence: licence.licence, netCents }, licence.email);
    await store.notifyRenewal(licence, { orderId: id, link: links.linkOf(id) }, now);
  }
}
