import { expect, test } from '@jest/globals';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { NO_TIMES } from '../../../src/modules/incidents/domain/clock-times.js';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { countries, incidentRules } from './known.js';

const now = new Date('2030-01-01T00:00:00Z');

test('under a draft the first warning names it, before remarks on the input', () => {
  const about = { key: 'reforms:draft' };
  const rules = { ...incidentRules, draftWarnings: [{ sentences: [about], about, sources: [] }] };
  const { warnings } = new ClocksService(rules, countries, publicHolidays()).clocks(
    {
      times: { ...NO_TIMES, detected_at: '2031-01-28' },
      parties: ['gdpr_controller'],
      country: 'ee',
      kind: ANY_ENTITY,
      isReliefExcluded: null,
      language: 'en',
    },
    now,
  );
  expect(warnings.slice(0, 3).map((one) => one.about.key)).toEqual([
    'reforms:draft',
    'incident:warnings.date_only',
    'incident:warnings.in_future',
  ]);
});
