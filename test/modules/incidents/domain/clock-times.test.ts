import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../../src/shared/errors.js';
import {
  readClockTimes,
  type GivenTimes,
} from '../../../../src/modules/incidents/domain/clock-times.js';

const now = new Date('2030-01-01T00:00:00Z');

const GIVEN: GivenTimes = {
  detected_at: '2026-01-28T10:00:00Z',
  classified_at: null,
  notification_submitted_at: null,
  initial_notification_submitted_at: null,
  intermediate_submitted_at: null,
};

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
])('refuses %s by name', (_, times, fields) => {
  const refused = (): unknown => readClockTimes({ ...GIVEN, ...times }, now);
  expect(refused).toThrow(ServiceError);
  try {
    refused();
  } catch (error) {
    expect(error instanceof ServiceError && error.details.map(({ field }) => field)).toEqual(
      fields,
    );
  }
});
