/** Payment pages of licence orders. Money is whole cents. */
import { chargeVat, type VatKnowledge } from '../vat/domain/vat.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { OrderAmounts } from '../orders/domain/order.js';
import type {
  LicenceOrderFacts,
  LicenceOrderStore,
  PaymentPage,
} from '../orders/domain/order-record.js';
import { toVatCustomer } from '../vat/domain/vat-evidence.js';
import type { PaymentPages } from '../payment-pages/payment-pages.service.js';
import type { VatService } from '../vat/vat.service.js';
import { evidenceFor } from '../vat/domain/declared-evidence.js';
import type { ClockAndIds } from '../../shared/runtime.js';

/** Whole cents, net of VAT, for one month. */
export type LicenceOrder = Readonly<{ id: string; licence: LicenceKey; netCents: number }>;

export type LicencePagesDependencies = Readonly<{
  orders: LicenceOrderStore;
  pages: Pick<PaymentPages, 'open'>;
  vat: VatKnowledge;
  vatService: Pick<VatService, 'assess' | 'assessOrder'>;
  runtime: Pick<ClockAndIds, 'now'>;
}>;

export class LicencePages {
  constructor(private readonly deps: LicencePagesDependencies) {}

  /**
   * Idempotent: decides the VAT and opens the first page.
   * @throws UPSTREAM_UNAVAILABLE if the payment provider does not respond
   */
  async openPage(order: LicenceOrder, email: string): Promise<PaymentPage> {
    const { id, licence } = order;
    const facts = await this.factsOf(order);
    const { totalCents } = facts.amounts ?? (await this.decide(order, facts));
    return this.deps.pages.open({
      id,
      serviceKey: licence,
      page: null,
      pageCount: 0,
      totalCents,
      email,
      language: facts.language,
    });
  }

  /** Amounts with VAT; keeps an earlier decision. */
  async decideVat(order: LicenceOrder): Promise<OrderAmounts> {
    const facts = await this.factsOf(order);
    return facts.amounts ?? (await this.decide(order, facts));
  }

  private async factsOf({ id }: LicenceOrder): Promise<LicenceOrderFacts> {
    const facts = await this.deps.orders.licenceOrder(id);
    if (facts === null) throw new Error(`licence order ${id} is not stored`);
    return facts;
  }

  private async decide(
    { id, netCents }: LicenceOrder,
    facts: LicenceOrderFacts,
  ): Promise<OrderAmounts> {
    const { orders, vatService, vat, runtime } = this.deps;
    const finding = await vatService.assessOrder(facts.accountId, facts);
    const at = runtime.now();
    const amounts = chargeVat(netCents, toVatCustomer(facts, finding), vat, at);
    await orders.decideVat(id, amounts, evidenceFor(facts, finding, { vat, at }));
    return amounts;
  }
}
