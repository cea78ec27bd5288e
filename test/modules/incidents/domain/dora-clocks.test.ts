/** Terms of a financial entity: Regulation (EU) 2022/2554 art 19(4), Delegated Regulation (EU) 2025/301 art 5. */
import { expect, test } from '@jest/globals';
import type { Clock, ClockCase } from '../../../../src/modules/incidents/domain/clock.js';
import { doraClocks } from '../../../../src/modules/incidents/domain/dora-clocks.js';
import { formatInstant } from '../../../../src/modules/incidents/domain/instant.js';
import { aClockCase, aSource, at, CLOCKS, DETECTED } from './small-incidents.js';

const PARTIES = ['dora_financial_entity'] as const;

const clocks = (times: Parameters<typeof aClockCase>[1] = {}, change: Partial<ClockCase> = {}) =>
  doraClocks(aClockCase(PARTIES, times, change), CLOCKS.dora);

const instant = (value: Date | null): string | null =>
  value === null ? null : formatInstant(value);

const summaryOf = ({ deadline, safeBy, startedAt, isExact, basis }: Clock) => [
  instant(deadline),
  instant(safeBy),
  instant(startedAt),
  isExact,
  basis.key.replace('clocks:basis.', ''),
];

test('only a financial entity has these terms', () => {
  expect(doraClocks(aClockCase(['nis2_entity']), CLOCKS.dora)).toEqual([]);
});

test('if nothing is known, each end is the latest possible, and safe if counted from awareness', () => {
  const [initial, intermediate, final] = clocks();
  expect(initial).toMatchObject({
    regime: 'dora',
    duty: 'dora_initial_notification',
    runsFrom: 'classification',
    title: { key: 'clocks:titles.initial_notification' },
    basis: { params: { hours: 4, latest: 24 } },
    notes: [{ key: 'clocks:notes.estimated' }, { key: 'clocks:notes.dora_late' }],
    sources: ['19(4)(a)', '5(1)(a)', '5(3)'].map(aSource),
  });
  expect(initial && summaryOf(initial)).toEqual([
    '2026-01-29T10:00:00Z',
    '2026-01-28T14:00:00Z',
    null,
    false,
    'unclassified',
  ]);
  expect(intermediate).toMatchObject({
    duty: 'dora_intermediate_report',
    title: { key: 'clocks:titles.intermediate_report' },
    basis: { params: { hours: 72 } },
    runsFrom: 'initial_notification_submitted',
    sources: ['19(4)(b)', '5(1)(c)', '5(3)'].map(aSource),
  });
  expect(intermediate && summaryOf(intermediate)).toEqual([
    '2026-02-01T10:00:00Z',
    '2026-01-31T10:00:00Z',
    null,
    false,
    'initial',
  ]);
  expect(final).toMatchObject({
    duty: 'dora_final_report',
    title: { key: 'clocks:titles.final_report' },
    runsFrom: 'intermediate_submitted',
    basis: { params: { months: 1 } },
    sources: ['19(4)(c)', '5(1)(d)', '5(3)'].map(aSource),
  });
  expect(final && summaryOf(final)).toEqual([
    '2026-03-01T10:00:00Z',
    '2026-02-28T10:00:00Z',
    null,
    false,
    'intermediate',
  ]);
});

test.each([
  { classified: '2026-01-28T11:00:00Z', ends: '2026-01-28T15:00:00Z', basis: 'classification' },
  { classified: '2026-01-29T06:00:00Z', ends: '2026-01-29T10:00:00Z', basis: 'classification' },
  { classified: '2026-01-29T07:00:00Z', ends: '2026-01-29T10:00:00Z', basis: 'classification' },
  { classified: '2026-01-29T10:00:00Z', ends: '2026-01-29T10:00:00Z', basis: 'classification' },
  { classified: '2026-01-29T10:00:01Z', ends: '2026-01-29T14:00:01Z', basis: 'classified_late' },
])('classified at $classified, the first report is due by $ends', ({ classified, ends, basis }) => {
  const [initial, intermediate] = clocks({ classifiedAt: at(classified) });
  expect(initial && summaryOf(initial)).toEqual([ends, null, classified, true, basis]);
  expect(initial?.basis.params).toEqual({ hours: 4, latest: 24 });
  expect(instant(intermediate?.safeBy ?? null)).toBe(
    formatInstant(new Date(at(classified).getTime() + 72 * 3_600_000)),
  );
});

test('a known submission makes the next end exact', () => {
  const [, intermediate, final] = clocks({
    classifiedAt: at('2026-01-28T11:00:00Z'),
    initialSubmittedAt: at('2026-01-28T12:00:00Z'),
    intermediateSubmittedAt: at('2026-01-30T09:00:00Z'),
  });
  expect(intermediate && summaryOf(intermediate)).toEqual([
    '2026-01-31T12:00:00Z',
    null,
    '2026-01-28T12:00:00Z',
    true,
    'initial',
  ]);
  expect(final && summaryOf(final)).toEqual([
    '2026-02-28T09:00:00Z',
    null,
    '2026-01-30T09:00:00Z',
    true,
    'intermediate',
  ]);
});

test.each([
  { times: { initialSubmittedAt: at('2026-01-28T12:00:00Z') }, safe: '2026-02-28T12:00:00Z' },
  { times: { classifiedAt: at('2026-01-28T11:00:00Z') }, safe: '2026-02-28T11:00:00Z' },
])('with $times the final report is safe by $safe', ({ times, safe }) => {
  expect(instant(clocks(times)[2]?.safeBy ?? null)).toBe(safe);
});

const SATURDAY = { detectedAt: at('2026-01-30T10:00:00Z') };
const later = (all: readonly Clock[]) => all.map((one) => instant(one.later?.at ?? null));
const MONDAY = '2026-02-02T12:00:00Z';

test('an end on a day off moves to noon of the next working day', () => {
  expect(later(clocks(SATURDAY))).toEqual(
    [MONDAY, null, '2026-03-03T12:00:00Z'].map((one, n) => (n === 2 ? null : one)),
  );
  const [initial] = clocks(SATURDAY);
  expect(initial?.notes.map(({ key }) => key)).toEqual([
    'clocks:notes.estimated',
    'clocks:notes.relief_excluded',
    'clocks:notes.dora_late',
  ]);
});

const FINAL_ON_SUNDAY = {
  intermediateSubmittedAt: at('2026-02-01T10:00:00Z'),
  detectedAt: SATURDAY.detectedAt,
};

test.each([
  { excluded: true, parties: PARTIES, is: [null, '2026-03-02T12:00:00Z'] },
  { excluded: false, parties: PARTIES, is: [MONDAY, '2026-03-02T12:00:00Z'] },
  { excluded: null, parties: PARTIES, is: [MONDAY, '2026-03-02T12:00:00Z'] },
  { excluded: null, parties: [...PARTIES, 'nis2_entity'], is: [null, '2026-03-02T12:00:00Z'] },
  {
    excluded: null,
    parties: [...PARTIES, 'nis2_trust_service'],
    is: [null, '2026-03-02T12:00:00Z'],
  },
  { excluded: false, parties: [...PARTIES, 'nis2_entity'], is: [MONDAY, '2026-03-02T12:00:00Z'] },
] as const)('for $parties with the relief excluded ($excluded) the ends are $is', (row) => {
  const incident = aClockCase(row.parties, FINAL_ON_SUNDAY, { isReliefExcluded: row.excluded });
  const [initial, , final] = doraClocks(incident, CLOCKS.dora);
  expect([instant(initial?.later?.at ?? null), instant(final?.later?.at ?? null)]).toEqual(row.is);
  const isOpen = row.is[0] !== null && row.excluded === null;
  expect(initial?.notes.some(({ key }) => key === 'clocks:notes.relief_excluded')).toBe(isOpen);
  expect(final?.notes.map(({ key }) => key)).toEqual(['clocks:notes.dora_late']);
  expect(DETECTED).toEqual(at('2026-01-28T10:00:00Z'));
});
