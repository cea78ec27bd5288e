/** What the gap self-assessment needs from other modules. */

/** Prices of the catalogue. */
export interface ServicePrices {
  /** The least that the service costs in whole cents, net of VAT; null where nothing of that key is sold. */
  lowestPrice(serviceKey: string): number | null;
}
