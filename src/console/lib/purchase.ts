/** A sign-up whose payment is under way: kept for this tab, because its code is worth a key. */

/** `code`: collects the live key. */
export type Purchase = Readonly<{ orderId: string; code: string; payLink: string; name: string }>;

const PLACE = 'console.purchase';

export function keepPurchase(purchase: Purchase): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(purchase));
  } catch {
    // The key comes by email.
  }
}

/** @returns null if the order is not one that this tab signed up with */
export function purchaseOf(orderId: string): Purchase | null {
  try {
    const text = sessionStorage.getItem(PLACE);
    const purchase = text === null ? null : (JSON.parse(text) as Purchase); // written above
    return purchase?.orderId === orderId ? purchase : null;
  } catch {
    return null;
  }
}

export function dropPurchase(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing is kept.
  }
}
