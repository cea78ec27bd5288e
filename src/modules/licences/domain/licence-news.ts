/** What a payment provider tells of the subscription by which a licence is paid each month. Money is whole cents. */

/**
 * `subscriptionRef`: the provider's id of the subscription. `invoiceRef`: of what was paid. `orderId`: as we told it when
 * the subscription began. `isFirst`: the payment by which it began. `payUrl`: where the owner can still pay.
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
