/** A sign-up whose payment is under way: kept for this tab, because its code is worth a key. */
import { storedJson } from './browser-storage.js';
import { stores } from './stores.js';

/** `code`: collects the live key. */
export type Purchase = Readonly<{ orderId: string; code: string; payLink: string; name: string }>;

const PLACE = 'console.purchase';

export function keepPurchase(purchase: Purchase): void {
  stores.tab.setItem(PLACE, JSON.stringify(purchase));
}

/** @returns null if the order is not one that this tab signed up with */
export function purchaseOf(orderId: string): Purchase | null {
  const purchase = storedJson(stores.tab, PLACE) as Purchase | null; // written above
  return purchase?.orderId === orderId ? purchase : null;
}

export function dropPurchase(): void {
  stores.tab.removeItem(PLACE);
}
