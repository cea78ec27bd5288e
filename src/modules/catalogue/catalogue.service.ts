/** Use cases of the catalogue. */
import type { CatalogueKnowledge, Licence, LicenceKey, Service } from './domain/catalogue.js';
import { priceRange, type PriceRange } from './domain/price-range.js';

export type PricedService = Readonly<{ service: Service; range: PriceRange }>;

export class CatalogueService {
  constructor(private readonly knowledge: CatalogueKnowledge) {}

  offers(): readonly PricedService[] {
    return this.knowledge.services.map((service) => ({
      service,
      range: priceRange(service.price),
    }));
  }

  licences(): readonly Licence[] {
    return [this.knowledge.licences.professional, this.knowledge.licences.enterprise];
  }

  /** Whole cents per month, net of VAT. */
  licencePrice(key: LicenceKey): number {
    return this.knowledge.licences[key].centsPerMonth;
  }

  /** Whole cents, net of VAT; null if the service is not sold. */
  lowestPrice(serviceKey: string): number | null {
    const service = this.knowledge.services.find(({ key }) => key === serviceKey);
    return service === undefined ? null : priceRange(service.price).minCents;
  }
}
