/** Licence, month, quota, VAT number and rotated key on a test clock, by the rules of live accounts. */
import { graceEnd } from '../../api-keys/domain/tier.js';
import type { LicenceKey } from '../../catalogue/domain/catalogue.js';
import {
  extendLicence,
  renewalDue,
  type LicencePeriod,
} from '../../licences/domain/licence-period.js';
import { monthEnd, monthOf } from '../../../shared/limits/month.js';
import { warningFor } from '../../webhooks/domain/quota-warning.js';
import type { WebhookType } from '../../webhooks/domain/webhook.js';
import {
  withEvents,
  type TestEvent,
  type TestLicence,
  type TestRules,
  type TestWorld,
} from './test-world.js';

const MS_PER_SECOND = 1000;
const HOUR_MS = 3_600_000;

/** As for live keys: hours before the end of a rotated key. */
const KEY_NOTICE_HOURS = 12;

export type AccountStep = Readonly<{
  at: number;
  kind: 'renewal_notice' | 'period_end' | 'lapse' | 'month_end' | 'vat' | 'key';
}>;

const iso = (at: number): string => new Date(at).toISOString();

export const toPeriod = ({ licence, from, until }: TestLicence): LicencePeriod => ({
  licence,
  from: new Date(from),
  until: new Date(until),
});

/** The span before the end of a period in which live owners are reminded. */
const noticeMs = (until: number): number => renewalDue(new Date(until)).getTime() - until;

function event(world: TestWorld, type: WebhookType, data: TestEvent['data'], { id }: TestRules) {
  return withEvents(world, [{ id: id(), type, at: world.now, orderId: null, data }]);
}

type Ending = Readonly<{ type: WebhookType; reported: string; extra: TestEvent['data'] }>;

function reportLicence(
  world: TestWorld,
  { type, reported, extra }: Ending,
  rules: TestRules,
): TestWorld {
  const { licence } = world;
  const { from, until } = licence;
  const data = {
    licence: licence.licence,
    from: iso(from),
    until: iso(until),
    grace_until: graceEnd(new Date(until)).toISOString(),
    ...extra,
  };
  const noted = { ...world, licence: { ...licence, reported: [...licence.reported, reported] } };
  return event(noted, type, data, rules);
}

/** Called when a licence order is paid. */
export function extendTestLicence(
  world: TestWorld,
  licence: LicenceKey,
  paidAt: number,
  rules: TestRules,
): TestWorld {
  const period = extendLicence(toPeriod(world.licence), licence, new Date(paidAt));
  const [from, until] = [period.from.getTime(), period.until.getTime()];
  const next = { ...world.licence, licence, from, until, reported: [] };
  const data = { licence, from: iso(from), until: iso(until) };
  return event({ ...world, licence: next }, 'licence.activated', data, rules);
}

/** What is still to come, in any order. */
export function accountSteps(world: TestWorld): readonly AccountStep[] {
  const { licence, usage, number, keyEndsAt } = world;
  const { until, renewal, reported: reports } = licence;
  const lapsesAt = graceEnd(new Date(until)).getTime();
  const steps: readonly (AccountStep | null)[] = [
    renewal === 'none' && !reports.includes('renewal')
      ? { at: until - noticeMs(until), kind: 'renewal_notice' }
      : null,
    renewal !== 'none' && !reports.includes('period') ? { at: until, kind: 'period_end' } : null,
    reports.includes('lapsed') ? null : { at: lapsesAt, kind: 'lapse' },
    { at: monthEnd(usage.month) * MS_PER_SECOND, kind: 'month_end' },
    number.verifiesAt === null ? null : { at: number.verifiesAt, kind: 'vat' },
    keyEndsAt === null ? null : { at: keyEndsAt - KEY_NOTICE_HOURS * HOUR_MS, kind: 'key' },
  ];
  return steps.filter((step) => step !== null);
}

function verifyNumber(world: TestWorld, rules: TestRules): TestWorld {
  const { number, now } = world;
  const valid = { ...number, check: 'valid', checkedAt: now, verifiesAt: null } as const;
  const data = { vat_number: number.vatNumber ?? '', at: iso(now) };
  return event({ ...world, number: valid }, 'vat.verified', data, rules);
}

function endKey(world: TestWorld, rules: TestRules): TestWorld {
  const data = { ...rules.key, until: iso(world.keyEndsAt ?? world.now) };
  return event({ ...world, keyEndsAt: null }, 'api_key.expiring', data, rules);
}

type ChargeRenewal = (world: TestWorld, rules: TestRules) => TestWorld;

/** @param charge pays the renewal of the licence */
export function applyAccountStep(
  world: TestWorld,
  { kind }: AccountStep,
  { rules, charge }: Readonly<{ rules: TestRules; charge: ChargeRenewal }>,
): TestWorld {
  if (kind === 'month_end') {
    return { ...world, usage: { month: monthOf(world.now), used: 0, warned: [] } };
  }
  if (kind === 'vat') return verifyNumber(world, rules);
  if (kind === 'key') return endKey(world, rules);
  if (kind === 'lapse') {
    return reportLicence(world, { type: 'licence.lapsed', reported: 'lapsed', extra: {} }, rules);
  }
  if (kind === 'period_end' && world.licence.renewal === 'charged') return charge(world, rules);
  const [reported, reason] =
    kind === 'renewal_notice' ? ['renewal', 'renewal'] : ['period', 'payment_failed'];
  return reportLicence(world, { type: 'licence.expiring', reported, extra: { reason } }, rules);
}

/** Counts requests of the month, and warns as live keys are warned. @param requests at least 0 */
export function countRequests(world: TestWorld, requests: number, rules: TestRules): TestWorld {
  const { usage, licence } = world;
  const perMonth = rules.perMonth[licence.licence];
  const used = usage.used + requests;
  const counted = { ...world, usage: { ...usage, used } };
  const percent = perMonth === null ? null : warningFor(used, perMonth);
  if (percent === null || usage.warned.some((one) => one >= percent)) return counted;
  const warned = { ...counted, usage: { ...usage, used, warned: [...usage.warned, percent] } };
  const data = { month: usage.month, used, per_month: perMonth, percent, ...rules.key };
  return event(warned, 'quota.warning', data, rules);
}

/** A rotated key ends a day later, as for live keys. */
export function rotateTestKey(world: TestWorld, endsAt: number, rules: TestRules): TestWorld {
  const data = { ...rules.key, until: iso(endsAt) };
  return event({ ...world, keyEndsAt: endsAt }, 'api_key.rotated', data, rules);
}
