/**
 * The end of licences: a renewal offered a week before, a week of grace after, then the basic tier. The owner is told of
 * each by mail and webhook, once. Source: decision 71.
 */
import { renewalDue } from './domain/licence-period.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { LicencePages } from './licence-pages.service.js';
import type { EndingLicence, LicenceUpkeepStore, OrderLinks } from './licence-upkeep.ports.js';
import type { Surroundings } from '../orders/orders.ports.js';

const AT_ONCE = 50;

/**
 * `priceCents`: of a month, net of VAT. `soberNow`: by a clock that does not run ahead: what was told is told.
 * `report`: one licence could not be looked after; the others are.
 */
export type LicenceUpkeepParts = Readonly<{
  store: LicenceUpkeepStore;
  pages: Pick<LicencePages, 'openPage'>;
  links: Pick<OrderLinks, 'linkOf'>;
  priceCents: (licence: LicenceKey) => number;
  surroundings: Pick<Surroundings, 'id'>;
  soberNow: () => Promise<Date>;
  mailWaits: () => void;
  report: (problem: string, cause: unknown) => void;
}>;

export class LicenceUpkeep {
  constructor(private readonly parts: LicenceUpkeepParts) {}

  async run(): Promise<void> {
    const { store, soberNow } = this.parts;
    const now = await soberNow();
    for (const licence of await store.toRenew(renewalDue(now), now, AT_ONCE)) {
      await this.guard(licence, () => this.offer(licence, now));
    }
    for (const licence of await store.lapsed(now, AT_ONCE)) {
      await this.guard(licence, () => store.tellLapse(licence, now));
    }
  }

  /** What fails is tried again in the next round. */
  private async guard({ accountId }: EndingLicence, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.parts.mailWaits();
    } catch (cause) {
      this.parts.report(`the licence of account ${accountId} could not be looked after`, cause);
    }
  }

  /** Order and page come first, so that what the owner is told can be paid; each of them is there once. */
  private async offer(licence: EndingLicence, now: Date): Promise<void> {
    const { store, pages, links, priceCents, surroundings } = this.parts;
    const netCents = priceCents(licence.licence);
    const id = await store.renewalOrder(licence, { id: surroundings.id(), netCents, now });
    await pages.openPage({ id, licence: licence.licence, netCents }, licence.email);
    await store.tellRenewal(licence, { orderId: id, link: links.linkOf(id) }, now);
  }
}
