/** Instants of a request: unreadable ones, impossible orders, and remarks. */
import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../../src/shared/errors.js';
import {
  NO_TIMES,
  readClockTimes,
  type GivenTimes,
} from '../../../../src/modules/incidents/domain/clock-times.js';

const LATER = new Date('2030-01-01T00:00:00Z');

const GIVEN: GivenTimes = { ...NO_TIMES, detected_at: '2026-01-28T10:00:00Z' };

test.each<[string, Partial<GivenTimes>, string[]]>([
  [
    'every unreadable instant',
    { detected_at: 'x', classified_at: 'y' },
    ['detected_at', 'classified_at'],
  ],
  [
    'a classification before awareness',
    { classified_at: '2026-01-28T09:59:59Z' },
    ['classified_at'],
  ],
  [
    'an intermediate report before the initial notification',
    {
      initial_notification_submitted_at: '2026-01-28T12:00:00Z',
      intermediate_submitted_at: '2026-01-28T11:00:00Z',
    },
    ['intermediate_submitted_at'],
  ],
])('%s is refused, with the name of the field', (_, times, fields) => {
  const refused = (): unknown => readClockTimes({ ...GIVEN, ...times }, LATER);
  expect(refused).toThrow(ServiceError);
  try {
    refused();
  } catch (error) {
    expect(error instanceof ServiceError && error.details.map(({ field }) => field)).toEqual(
      fields,
    );
  }
});

const now = new Date('2026-06-01T12:00:00Z');

const read = (detected_at: string, submitted: string | null) =>
  readClockTimes({ ...NO_TIMES, detected_at, notification_submitted_at: submitted }, now);

function failure(detected: string, submitted: string | null): ServiceError {
  try {
    read(detected, submitted);
  } catch (error) {
    if (error instanceof ServiceError) return error;
  }
  throw new Error('nothing was refused');
}

test('a past instant with an offset is accepted without a remark', () => {
  const { times, remarks } = read('2026-06-01T12:00:00+03:00', null);
  expect(times.detectedAt).toEqual(new Date('2026-06-01T09:00:00Z'));
  expect(times.notificationSubmittedAt).toBeNull();
  expect(remarks).toEqual([]);
});

test.each([
  ['2026-06-01T11:00:00', ['no_offset']],
  ['2026-06-01', ['date_only']],
  ['2026-06-01T12:00:01Z', ['in_future']],
  ['2026-06-01T12:00:00Z', []],
  ['2026-06-02', ['date_only', 'in_future']],
])('%s is accepted with the remarks %j', (detected, remarks) => {
  const times = read(detected, null);
  expect(times.remarks).toEqual(
    remarks.map((name) => ({
      key: `incident:warnings.${name}`,
      params: { field: 'detected_at', value: { at: times.times.detectedAt, zone: null } },
    })),
  );
});

test('each remark names its field', () => {
  const times = read('2026-05-01T10:00', '2026-07-01T10:00Z');
  expect(times.remarks.map(({ params }) => params?.['field'])).toEqual([
    'detected_at',
    'notification_submitted_at',
  ]);
});

test('a value that is not an instant is refused with the name of its field', () => {
  const { code, details } = failure('2026-02-30T10:00:00Z', null);
  expect(code).toBe('VALIDATION_FAILED');
  expect(details).toEqual([{ field: 'detected_at', type: 'datetime_parsing' }]);
});

test('an unreadable instant is refused if awareness is readable', () => {
  expect(failure('2026-05-01T10:00:00Z', 'x').details).toEqual([
    { field: 'notification_submitted_at', type: 'datetime_parsing' },
  ]);
});

test('both unreadable fields are reported at once', () => {
  expect(failure('x', '').details).toEqual([
    { field: 'detected_at', type: 'datetime_parsing' },
    { field: 'notification_submitted_at', type: 'datetime_parsing' },
  ]);
});

test('a notification before the incident is refused; one in the same second is accepted', () => {
  expect(failure('2026-05-01T10:00:00Z', '2026-05-01T09:59:59Z').details).toEqual([
    {
      field: 'notification_submitted_at',
      type: 'greater_than_equal',
      params: { ge: '2026-05-01T10:00:00Z' },
    },
  ]);
  const { times } = read('2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z');
  expect(times.notificationSubmittedAt).toEqual(times.detectedAt);
});
