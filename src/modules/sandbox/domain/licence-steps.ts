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
  type Simulation,
} from './test-simulation.js';

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

function event(
  simulation: Simulation,
  type: WebhookType,
  data: TestEvent['data'],
  { id }: TestRules,
) {
  return withEvents(simulation, [{ id: id(), type, at: simulation.now, orderId: null, data }]);
}

type LicenceReport = Readonly<{ type: WebhookType; reported: string; extra: TestEvent['data'] }>;

function reportLicence(
  simulation: Simulation,
  { type, reported, extra }: LicenceReport,
  rules: TestRules,
): Simulation {
  const { licence } = simulation;
  const { from, until } = licence;
  const data = {
    licence: licence.licence,
    from: iso(from),
    until: iso(until),
    grace_until: graceEnd(new Date(until)).toISOString(),
    ...extra,
  };
  const noted = {
    ...simulation,
    licence: { ...licence, reported: [...licence.reported, reported] },
  };
  return event(noted, type, data, rules);
}

/** Called when a licence order is paid. */
export function extendTestLicence(
  simulation: Simulation,
  licence: LicenceKey,
  paidAt: number,
  rules: TestRules,
): Simulation {
  const period = extendLicence(toPeriod(simulation.licence), licence, new Date(paidAt));
  const [from, until] = [period.from.getTime(), period.until.getTime()];
  const next = { ...simulation.licence, licence, from, until, reported: [] };
  const data = { licence, from: iso(from), until: iso(until) };
  return event({ ...simulation, licence: next }, 'licence.activated', data, rules);
}

/** What is still to come, in any order. */
export function accountSteps(simulation: Simulation): readonly AccountStep[] {
  const { licence, usage, number, keyEndsAt } = simulation;
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

function verifyNumber(simulation: Simulation, rules: TestRules): Simulation {
  const { number, now } = simulation;
  const valid = { ...number, check: 'valid', checkedAt: now, verifiesAt: null } as const;
  const data = { vat_number: number.vatNumber ?? '', at: iso(now) };
  return event({ ...simulation, number: valid }, 'vat.verified', data, rules);
}

function endKey(simulation: Simulation, rules: TestRules): Simulation {
  const data = { ...rules.key, until: iso(simulation.keyEndsAt ?? simulation.now) };
  return event({ ...simulation, keyEndsAt: null }, 'api_key.expiring', data, rules);
}

type ChargeRenewal = (simulation: Simulation, rules: TestRules) => Simulation;

/** @param charge pays the renewal of the licence */
export function applyAccountStep(
  simulation: Simulation,
  { kind }: AccountStep,
  { rules, charge }: Readonly<{ rules: TestRules; charge: ChargeRenewal }>,
): Simulation {
  if (kind === 'month_end') {
    return { ...simulation, usage: { month: monthOf(simulation.now), used: 0, warned: [] } };
  }
  if (kind === 'vat') return verifyNumber(simulation, rules);
  if (kind === 'key') return endKey(simulation, rules);
  if (kind === 'lapse') {
    return reportLicence(
      simulation,
      { type: 'licence.lapsed', reported: 'lapsed', extra: {} },
      rules,
    );
  }
  if (kind === 'period_end' && simulation.licence.renewal === 'charged')
    return charge(simulation, rules);
  const [reported, reason] =
    kind === 'renewal_notice' ? ['renewal', 'renewal'] : ['period', 'payment_failed'];
  return reportLicence(
    simulation,
    { type: 'licence.expiring', reported, extra: { reason } },
    rules,
  );
}

/** Counts requests of the month, and warns as live keys are warned. @param requests at least 0 */
export function countRequests(
  simulation: Simulation,
  requests: number,
  rules: TestRules,
): Simulation {
  const { usage, licence } = simulation;
  const perMonth = rules.perMonth[licence.licence];
  const used = usage.used + requests;
  const counted = { ...simulation, usage: { ...usage, used } };
  const percent = perMonth === null ? null : warningFor(used, perMonth);
  if (percent === null || usage.warned.some((one) => one >= percent)) return counted;
  const warned = { ...counted, usage: { ...usage, used, warned: [...usage.warned, percent] } };
  const data = { month: usage.month, used, per_month: perMonth, percent, ...rules.key };
  return event(warned, 'quota.warning', data, rules);
}

/** A rotated key ends a day later, as for live keys. */
export function rotateTestKey(
  simulation: Simulation,
  endsAt: number,
  rules: TestRules,
): Simulation {
  const data = { ...rules.key, until: iso(endsAt) };
  return event({ ...simulation, keyEndsAt: endsAt }, 'api_key.rotated', data, rules);
}
