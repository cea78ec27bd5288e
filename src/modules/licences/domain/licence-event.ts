/** Events of a licence's monthly subscription. Money is whole cents. */

/**
 * `subscriptionRef`, `invoiceRef`: the provider's ids. `orderId`: ours, given at the start. `isFirst`: began the
 * subscription. `payUrl`: where the owner can still pay.
 */
export type LicenceEvent =
  | Readonly<{
      kind: 'paid';
      subscriptionRef: string;
      invoiceRef: string;
      orderId: string | null;
      isFirst: boolean;
      amountCents: number;
      currency: string;
    }>
  | Readonly<{ kind: 'unpaid'; subscriptionRef: string; payUrl: string | null }>
  | Readonly<{ kind: 'ended'; subscriptionRef: string }>;

/** Notifications to the owner. */
export const LICENCE_NOTIFICATIONS = ['renewal', 'payment_failed', 'lapsed'] as const;
export type LicenceNotificationKind = (typeof LICENCE_NOTIFICATIONS)[number];
