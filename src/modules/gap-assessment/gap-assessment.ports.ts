/** Ports of the gap self-assessment. */

export interface ServicePrices {
  /** Lowest price of the service in whole cents, net of VAT; null if no such service is sold. */
  lowestPrice(serviceKey: string): number | null;
}
