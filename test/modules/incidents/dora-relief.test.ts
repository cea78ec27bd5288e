import { expect, test } from '@jest/globals';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { NO_TIMES } from '../../../src/modules/incidents/domain/clock-times.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { countries, holidays, incidentRules } from './known.js';

const service = new ClocksService(incidentRules, countries, holidays);

test.each([true, false, null])(
  'the final report of DORA keeps the rule on days off for every entity (excluded: %s)',
  (isReliefExcluded) => {
    const { clocks } = service.clocks(
      {
        times: {
          ...NO_TIMES,
          detected_at: '2026-03-17T10:00:00Z',
          intermediate_submitted_at: '2026-03-18T10:00:00Z',
        },
        parties: ['dora_financial_entity', 'nis2_entity'],
        country: 'ee',
        kind: ANY_ENTITY,
        isReliefExcluded,
        language: 'en',
      },
      new Date('2030-01-01T00:00:00Z'),
    );
    const final = clocks.find(({ duty }) => duty === 'dora_final_report');
    expect([final?.deadline, final?.later?.at]).toEqual([
      new Date('2026-04-18T10:00:00Z'),
      new Date('2026-04-20T09:00:00Z'),
    ]);
  },
);
