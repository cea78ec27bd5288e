/** Billing details and billing summary of a sandbox key on its test clock. Source: D-275. */
import type { BillingResult, ClockAccount } from '../accounts/accounts.service.js';
import type { BillingChange, BillingDetails } from '../accounts/domain/account.js';
import type { CatalogueKnowledge } from '../catalogue/domain/catalogue.js';
import {
  monthAllowance,
  summariseLicence,
  summariseOrder,
  type BillingSummary,
} from '../billing/domain/summary.js';
import type { Caller } from '../../shared/caller.js';
import type { TierTable } from '../../shared/limits/allowance.js';
import { STATUS_OF } from '../vat/domain/vat.js';
import { compactNumber } from '../vat/domain/vat-number.js';
import { toPeriod } from './domain/licence-steps.js';
import { MAGIC_NUMBERS } from './domain/magic-values.js';
import { discountsUsed } from './domain/place-order.js';
import type { TestNumber, Simulation } from './domain/test-simulation.js';
import type { TestClocksService } from './test-clocks.service.js';
import type { TestOrdersService } from './test-orders.service.js';

type TestAccountDependencies = Readonly<{
  clocks: TestClocksService;
  orders: TestOrdersService;
  catalogue: CatalogueKnowledge;
  tiers: TierTable;
}>;

const HOUR_MS = 3_600_000;
const MAX_LISTED = 100;

/** What VIES answers on this clock; a number that is not a magic value is not queried. */
function answerTo(vatNumber: string | null, now: number): Omit<TestNumber, 'country'> {
  const magic = MAGIC_NUMBERS.find(({ value }) => value === compactNumber(vatNumber ?? ''));
  if (magic === undefined) {
    return { vatNumber, check: 'not_asked', checkedAt: null, verifiesAt: null };
  }
  const { check, verifiesAfterHours: hours } = magic;
  const verifiesAt = hours === null ? null : now + hours * HOUR_MS;
  return { vatNumber, check, checkedAt: now, verifiesAt };
}

/** Null keeps the value, an empty text clears it, as for live accounts. */
const changed = (given: string | null | undefined, present: string | null): string | null =>
  given == null ? present : given === '' ? null : given;

function withDetails(simulation: Simulation, { vatNumber, country }: BillingChange): Simulation {
  const { number, now } = simulation;
  const next = changed(vatNumber, number.vatNumber);
  const answer = next === number.vatNumber ? number : answerTo(next, now);
  return {
    ...simulation,
    number: { ...answer, country: changed(country, number.country) },
  };
}

export class TestAccountService implements ClockAccount {
  constructor(private readonly deps: TestAccountDependencies) {}

  /** @param sample details that a test clock does not keep. @returns null without a clock */
  async details(caller: Caller, sample: BillingDetails): Promise<BillingResult | null> {
    const simulation = (await this.deps.clocks.find(caller))?.simulation;
    if (simulation === undefined) return null;
    const { vatNumber, country, check, checkedAt } = simulation.number;
    return {
      details: { ...sample, vatNumber, country },
      number: {
        status: STATUS_OF[check],
        checkedAt: checkedAt === null ? null : new Date(checkedAt),
        nameMatch: null,
        review: null,
      },
      doubts: [],
    };
  }

  async change(caller: Caller, change: BillingChange): Promise<void> {
    await this.deps.clocks.update(caller, (state) => ({
      ...state,
      simulation: withDetails(state.simulation, change),
    }));
  }

  /** The newest orders and invoices, at most 100. @returns null without a clock */
  async summary(caller: Caller, limit: number): Promise<BillingSummary | null> {
    const { clocks, orders, catalogue, tiers } = this.deps;
    const simulation = (await clocks.find(caller))?.simulation;
    if (simulation === undefined) return null;
    const { licence, usage, invoices, now } = simulation;
    const most = Math.min(limit, MAX_LISTED);
    const { perMonth } = tiers[licence.licence];
    const { discountQuota } = catalogue.licences[licence.licence];
    return {
      orders: (await orders.all(caller)).slice(0, most).map(summariseOrder),
      nextCursor: null,
      invoices: invoices.slice(0, most),
      nextInvoiceCursor: null,
      licence: summariseLicence(toPeriod(licence), new Date(now)),
      requests: monthAllowance(usage.month, usage.used, perMonth),
      requestDays: [],
      discounts: monthAllowance(usage.month, discountsUsed(simulation), discountQuota),
    };
  }
}
