/** Period that a maintenance order pays for. Source. */
import { addMonths } from '../../incidents/domain/calendar.js';

export const MAINTENANCE = 'hooldus';

const MONTHS_PER_YEAR = 12;

type PaidOrder = Readonly<{ serviceKey: string; paidAt: Date | null; isYearly: boolean }>;

/** From the payment; null for other services and unpaid orders. */
export const maintainedUntil = ({ serviceKey, paidAt, isYearly }: PaidOrder): Date | null =>
  serviceKey === MAINTENANCE && paidAt !== null
    ? addMonths(paidAt, isYearly ? MONTHS_PER_YEAR : 1)
    : null;
