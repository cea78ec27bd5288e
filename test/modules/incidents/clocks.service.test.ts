import { expect, test } from '@jest/globals';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import type { Clock, IncidentParty } from '../../../src/modules/incidents/domain/clock.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { NO_TIMES, type GivenTimes } from '../../../src/modules/incidents/domain/clock-times.js';
import { formatInstant } from '../../../src/modules/incidents/domain/instant.js';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { countries, incidentRules } from './known.js';

const service = new ClocksService(incidentRules, countries, publicHolidays());
const now = new Date('2030-01-01T00:00:00Z');
const DETECTED = '2026-01-28T10:00:00Z';

type RequestInput = Readonly<{ country?: string; excluded?: boolean }> & Partial<GivenTimes>;

const ask = (
  parties: readonly IncidentParty[],
  { country, excluded, ...times }: RequestInput = {},
) =>
  service.clocks(
    {
      times: {
        ...NO_TIMES,
        detected_at: DETECTED,
        ...times,
      },
      parties,
      country: country ?? null,
      kind: ANY_ENTITY,
      isReliefExcluded: excluded ?? null,
      language: 'en',
    },
    now,
  );

const ends = (clocks: readonly Clock[]) =>
  clocks.map(({ duty, deadline }) => [duty, deadline === null ? null : formatInstant(deadline)]);

const clockOf = (clocks: readonly Clock[], sought: string): Clock => {
  const found = clocks.find(({ duty }) => duty === sought);
  if (found === undefined) throw new Error(`no clock ${sought}`);
  return found;
};

const noteKeys = (clock: Clock): string[] => clock.notes.map(({ key }) => key);

test('each role has its duties, in the order of the regimes', () => {
  expect(ends(ask(['gdpr_processor', 'gdpr_controller', 'nis2_entity']).clocks)).toEqual([
    ['nis2_early_warning', '2026-01-29T10:00:00Z'],
    ['nis2_incident_notification', '2026-01-31T10:00:00Z'],
    ['nis2_final_report', '2026-02-27T10:00:00Z'],
    ['gdpr_authority', '2026-01-31T10:00:00Z'],
    ['gdpr_data_subjects', null],
    ['gdpr_controller', null],
  ]);
});

test('a trust service provider notifies within 24 hours, also if it has the role of an entity', () => {
  const alone = ends(ask(['nis2_trust_service']).clocks);
  expect(alone[1]).toEqual(['nis2_incident_notification', '2026-01-29T10:00:00Z']);
  expect(ends(ask(['nis2_entity', 'nis2_trust_service']).clocks)).toEqual(alone);
});

test.each([
  { detected: '2026-01-28T10:00:00Z', sent: '2026-01-31T09:00:00Z', end: '2026-02-28T09:00:00Z' },
  { detected: '2028-01-28T10:00:00Z', sent: '2028-01-31T09:00:00Z', end: '2028-02-29T09:00:00Z' },
  { detected: '2028-02-28T10:00:00Z', sent: '2028-02-29T09:00:00Z', end: '2028-03-29T09:00:00Z' },
  { detected: '2026-05-30T10:00:00Z', sent: '2026-05-31T09:00:00Z', end: '2026-06-30T09:00:00Z' },
  { detected: '2026-12-30T10:00:00Z', sent: '2026-12-31T09:00:00Z', end: '2027-01-31T09:00:00Z' },
  { detected: '2026-03-28T10:00:00Z', sent: '2026-03-29T00:30:00Z', end: '2026-04-29T00:30:00Z' },
])('the final report after a notification of $sent is due by $end', ({ detected, sent, end }) => {
  const { clocks } = ask(['nis2_entity'], {
    detected_at: detected,
    notification_submitted_at: sent,
  });
  const clock = clockOf(clocks, 'nis2_final_report');
  expect([formatInstant(clock.deadline ?? now), clock.isExact, clock.safeBy]).toEqual([
    end,
    true,
    null,
  ]);
});

test('a final report due on the national day of Estonia gets that date besides the plain deadline', () => {
  const { clocks } = ask(['nis2_entity'], {
    country: 'ee',
    detected_at: '2026-01-23T10:00:00Z',
    notification_submitted_at: '2026-01-24T10:00:00Z',
  });
  const { deadline, later } = clockOf(clocks, 'nis2_final_report');
  expect([deadline, later?.at].map((at) => formatInstant(at ?? now))).toEqual([
    '2026-02-24T10:00:00Z',
    '2026-02-25T21:59:59Z',
  ]);
  expect(later?.reasons.map(({ params }) => params?.['name'] ?? null)).toContain(
    'Independence Day',
  );
});

test('terms in hours of NIS2 and the GDPR never move because of a day off', () => {
  const { clocks } = ask(['nis2_entity', 'gdpr_controller'], {
    country: 'de',
    detected_at: '2026-04-03T10:00:00Z',
  });
  const inHours = clocks.filter(({ runsFrom }) => runsFrom === 'awareness');
  expect(inHours.map(({ later }) => later)).toEqual([null, null, null, null]);
});

test.each([
  { what: 'not stated', classified: null, end: '2026-01-29T10:00:00Z', exact: false },
  { what: 'soon', classified: '2026-01-28T12:00:00Z', end: '2026-01-28T16:00:00Z', exact: true },
  {
    what: 'at hour 20',
    classified: '2026-01-29T06:00:00Z',
    end: '2026-01-29T10:00:00Z',
    exact: true,
  },
  {
    what: 'at hour 23',
    classified: '2026-01-29T09:00:00Z',
    end: '2026-01-29T10:00:00Z',
    exact: true,
  },
  {
    what: 'at hour 24',
    classified: '2026-01-29T10:00:00Z',
    end: '2026-01-29T10:00:00Z',
    exact: true,
  },
  {
    what: 'a second later',
    classified: '2026-01-29T10:00:01Z',
    end: '2026-01-29T14:00:01Z',
    exact: true,
  },
])('DORA, classified $what: initial notification by $end', ({ classified, end, exact }) => {
  const { clocks } = ask(['dora_financial_entity'], { classified_at: classified });
  const clock = clockOf(clocks, 'dora_initial_notification');
  expect([formatInstant(clock.deadline ?? now), clock.isExact]).toEqual([end, exact]);
});

test('the reports of DORA depend on one another, and explain what to do if a term cannot be kept', () => {
  const { clocks } = ask(['dora_financial_entity'], {
    classified_at: '2026-01-28T12:00:00Z',
    initial_notification_submitted_at: '2026-01-28T13:00:00Z',
    intermediate_submitted_at: '2026-01-31T12:00:00Z',
  });
  expect(ends(clocks).slice(1)).toEqual([
    ['dora_intermediate_report', '2026-01-31T13:00:00Z'],
    ['dora_final_report', '2026-02-28T12:00:00Z'],
  ]);
  for (const clock of clocks) expect(noteKeys(clock)).toContain('clocks:notes.dora_late');
});

test('a term with an unknown start is estimated, and its safe date is not later', () => {
  const { clocks } = ask(['dora_financial_entity', 'nis2_entity']);
  for (const { safeBy, deadline, notes } of clocks.filter((clock) => !clock.isExact)) {
    expect(notes.some(({ key }) => /estimated|earliest_start/.test(key))).toBe(true);
    expect(Number(safeBy)).toBeLessThanOrEqual(Number(deadline));
  }
});

const SUNDAY = { country: 'ee', detected_at: '2026-03-14T10:00:00Z' };

test('an initial notification due on a Sunday may follow by noon of Monday', () => {
  const { clocks } = ask(['dora_financial_entity'], SUNDAY);
  const clock = clockOf(clocks, 'dora_initial_notification');
  expect(formatInstant(clock.later?.at ?? now)).toBe('2026-03-16T10:00:00Z');
  expect(noteKeys(clock)).toContain('clocks:notes.relief_excluded');
});

test.each([
  { what: 'as stated', parties: ['dora_financial_entity'], excluded: true },
  { what: 'an entity under NIS2', parties: ['dora_financial_entity', 'nis2_entity'] },
] as const)(
  'an excluded entity ($what) has no relief for the first two reports',
  ({ parties, ...requested }) => {
    const clocks = ask(parties, { ...SUNDAY, ...requested }).clocks;
    const [initial, intermediate] = clocks.filter(({ regime }) => regime === 'dora');
    expect([initial?.later, intermediate?.later]).toEqual([null, null]);
  },
);

test('DORA takes precedence if both apply, and only then', () => {
  const sources = ask(['dora_financial_entity', 'nis2_entity']).precedence?.sources;
  expect(sources?.map(({ provision }) => provision)).toEqual(['art 4', 'art 1(2)']);
  expect(ask(['dora_financial_entity', 'gdpr_controller']).precedence).toBeNull();
});

test('a shorter national term is listed as well, and national deviations only for NIS2', () => {
  const strict = ask(['nis2_entity'], { country: 'cy' });
  const early = clockOf(strict.clocks, 'nis2_early_warning');
  expect(early.nationalDeadline).not.toBeNull();
  const keys = (parties: readonly IncidentParty[]) =>
    ask(parties, { country: 'cy' })
      .warnings.flatMap(({ sentences }) => sentences)
      .map(({ key }) => key);
  expect(keys(['nis2_entity']).length).toBeGreaterThan(keys(['gdpr_controller']).length);
});
