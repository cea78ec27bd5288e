/** What happens to an order on a test clock: the magic values of `payload.sandbox`. Source: D-275. */

const MINUTE_S = 60;
const DAY_S = 86_400;

/** `declined`, `other_amount`: a payment that is not accepted. `failed`: the documents cannot be made. */
export type PlannedStep = Readonly<{
  kind: 'pays' | 'declined' | 'other_amount' | 'delayed' | 'released' | 'failed' | 'refunded';
  /** Seconds after the order was placed. */
  afterSeconds: number;
}>;

const PAID: PlannedStep = { kind: 'pays', afterSeconds: MINUTE_S };
const MADE: PlannedStep = { kind: 'released', afterSeconds: 3 * MINUTE_S };

/** The rules of a late order decide when it counts as delayed. */
const LATE: readonly PlannedStep[] = [
  PAID,
  { kind: 'delayed', afterSeconds: 17 * MINUTE_S },
  { kind: 'released', afterSeconds: 30 * MINUTE_S },
];

/** In the order of time. */
export const PAYMENT_PLANS = {
  clock_paid: [PAID, MADE],
  clock_declined: [{ kind: 'declined', afterSeconds: MINUTE_S }],
  clock_other_amount: [{ kind: 'other_amount', afterSeconds: MINUTE_S }],
  clock_unpaid: [],
  clock_paid_late: [
    { kind: 'pays', afterSeconds: 15 * DAY_S },
    { kind: 'released', afterSeconds: 15 * DAY_S + 2 * MINUTE_S },
  ],
  clock_delayed: LATE,
  clock_failed: [PAID, { kind: 'failed', afterSeconds: 3 * MINUTE_S }],
  clock_refunded: [PAID, MADE, { kind: 'refunded', afterSeconds: DAY_S }],
} as const satisfies Readonly<Record<string, readonly PlannedStep[]>>;

export type PaymentPlan = keyof typeof PAYMENT_PLANS;

export const isPaymentPlan = (word: unknown): word is PaymentPlan =>
  typeof word === 'string' && Object.hasOwn(PAYMENT_PLANS, word);

export const stepsOf = (plan: PaymentPlan): readonly PlannedStep[] => PAYMENT_PLANS[plan];
