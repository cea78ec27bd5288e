import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../../src/shared/errors.js';
import { readIncidentTimes } from '../../../../src/modules/incidents/domain/incident-times.js';

const now = new Date('2026-06-01T12:00:00Z');

function failure(detected: string, submitted: string | null): ServiceError {
  try {
    readIncidentTimes(detected, submitted, now);
  } catch (error) {
    if (error instanceof ServiceError) return error;
  }
  throw new Error('nothing was refused');
}

test('an instant with an offset in the past is taken without a remark', () => {
  const times = readIncidentTimes('2026-06-01T12:00:00+03:00', null, now);
  expect(times).toEqual({
    detectedAt: new Date('2026-06-01T09:00:00Z'),
    submittedAt: null,
    remarks: [],
  });
});

test.each([
  ['2026-06-01T11:00:00', ['no_offset']],
  ['2026-06-01', ['date_only']],
  ['2026-06-01T12:00:01Z', ['in_future']],
  ['2026-06-01T12:00:00Z', []],
  ['2026-06-02', ['date_only', 'in_future']],
])('%s is accepted with the remarks %j', (detected, remarks) => {
  const times = readIncidentTimes(detected, null, now);
  expect(times.remarks).toEqual(
    remarks.map((name) => ({
      key: `incident:warnings.${name}`,
      params: { field: 'detected_at' },
    })),
  );
});

test('each field is remarked on under its own name', () => {
  const times = readIncidentTimes('2026-05-01T10:00', '2026-07-01T10:00Z', now);
  expect(times.remarks.map(({ params }) => params?.['field'])).toEqual([
    'detected_at',
    'notification_submitted_at',
  ]);
});

test('what is not an instant is refused under the name of its field', () => {
  const { code, details } = failure('2026-02-30T10:00:00Z', null);
  expect(code).toBe('VALIDATION_FAILED');
  expect(details).toEqual([{ field: 'detected_at', type: 'datetime_parsing' }]);
});

test('both unreadable fields are told at once', () => {
  expect(failure('x', '').details).toEqual([
    { field: 'detected_at', type: 'datetime_parsing' },
    { field: 'notification_submitted_at', type: 'datetime_parsing' },
  ]);
});

test('a notification older than the incident is refused; one of the same second is taken', () => {
  expect(failure('2026-05-01T10:00:00Z', '2026-05-01T09:59:59Z').details).toEqual([
    {
      field: 'notification_submitted_at',
      type: 'greater_than_equal',
      params: { ge: '2026-05-01T10:00:00Z' },
    },
  ]);
  const times = readIncidentTimes('2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z', now);
  expect(times.submittedAt).toEqual(times.detectedAt);
});
