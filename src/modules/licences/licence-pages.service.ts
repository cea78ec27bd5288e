/** Payment pages of licence orders. Money is whole cents. */
import { chargeVat, type VatKnowledge } from '../vat/domain/vat.js';
import type { LicenceKey } from '../catalogue/domain/catalogue.js';
import type { OrderAmounts } from '../orders/domain/order.js';
import type {
  LicenceOrderFacts,
  LicenceOrderStore,
  PaymentPage,
  Runtime,
} from '../orders/orders.ports.js';
import { toVatCustomer } from '../vat/domain/vat-evidence.js';
import type { PaymentPages } from '../payments/payment-pages.service.js';
import type { VatDecisions } from '../vat/order-vat.ports.js';
import { evidenceFor } from '../vat/vat-customer.js';

export type LicenceOrder = Readonly<{ id: string; licence: LicenceKey; netCents: number }>;

export type LicencePagesDependencies = Readonly<{
  orders: LicenceOrderStore;
  pages: Pick<PaymentPages, 'open'>;
  vat: VatKnowledge;
  vatService: VatDecisions;
  runtime: Pick<Runtime, 'now'>;
}>;

export class LicencePages {
  constructor(private readonly parts: LicencePagesDependencies) {}

  /**
   * Idempotent: decides the VAT and opens the first page.
   * @throws UPSTREAM_UNAVAILABLE if the payment provider does not respond
   */
  async openPage(order: LicenceOrder, email: string): Promise<PaymentPage> {
    const { id, licence } = order;
    const { totalCents } = await this.decideVat(order);
    return this.parts.pages.open({
      id,
      serviceKey: licence,
      page: null,
      pageCount: 0,
      totalCents,
      email,
    });
  }

  /** Amounts with VAT; keeps an earlier decision. */
  async decideVat(order: LicenceOrder): Promise<OrderAmounts> {
    const facts = await this.parts.orders.licenceOrder(order.id);
    if (facts === null) throw new Error(`licence order ${order.id} is not stored`);
    return facts.amounts ?? (await this.decide(order, facts));
  }

  private async decide(
    { id, netCents }: LicenceOrder,
    told: LicenceOrderFacts,
  ): Promise<OrderAmounts> {
    const { orders, vatService, vat, runtime } = this.parts;
    const finding = await vatService.assessOrder(told.accountId, told);
    const at = runtime.now();
    const amounts = chargeVat(netCents, toVatCustomer(told, finding), vat, at);
    await orders.decideVat(id, amounts, evidenceFor(told, finding, { vat, at }));
    return amounts;
  }
}
