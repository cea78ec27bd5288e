/** Events of a licence's monthly subscription. Money is whole cents. */

/** Notifications to the owner. */
export const LICENCE_NOTIFICATIONS = ['renewal', 'payment_failed', 'lapsed'] as const;
export type LicenceNotificationKind = (typeof LICENCE_NOTIFICATIONS)[number];
