import { expect, test } from '@jest/globals';
import type { Deviation } from '../../../../src/modules/countries/domain/national-record.js';
import {
  nationalBasis,
  nationalDeadline,
  nationalStageSources,
} from '../../../../src/modules/incidents/domain/national-stage.js';
import { deadlines } from '../../../../src/modules/incidents/domain/deadlines.js';
import { plainIncident } from '../../../../src/modules/incidents/domain/stage-end.js';
import { incidentRules } from '../known.js';
import { aRecord } from '../../countries/domain/a-record.js';

const detectedAt = new Date('2026-01-28T10:00:00Z');

const shorter = (hours: number): Deviation => ({
  warning: { key: 'countries:ee.deviations.x' },
  strong: true,
  source: {
    title: 'Act',
    provision: '§ 8',
    url: 'https://example.org/',
    positionDate: '2026-01-01',
  },
  shorterTerm: { phase: 'early_warning', hours },
});

test('a stage cites its own provision, or else the one on reporting', () => {
  const provisions = (['early_warning', 'final_report'] as const).map(
    (phase) => nationalStageSources({ national: aRecord(), regime: null }, phase)[0]?.provision,
  );
  expect(provisions).toEqual(['§ 8 (1)', '§ 8']);
});

test('an unverified provision is marked', () => {
  const [checked] = nationalBasis({ national: aRecord(), regime: null }, 'early_warning');
  const [unchecked] = nationalBasis(
    { national: aRecord({ unverified: ['incident_provision'] }), regime: null },
    'early_warning',
  );
  expect(checked?.key).toBe('incident:template.national');
  expect(unchecked?.key).toBe('incident:template.national_unchecked');
});

test('without a record or a provision no national law is cited', () => {
  const noProvision = aRecord({ incident: { provision: null } });
  for (const national of [null, noProvision]) {
    expect(nationalBasis({ national, regime: null }, 'final_report')).toEqual([]);
    expect(nationalStageSources({ national, regime: null }, 'final_report')).toEqual([]);
  }
});

test('the shortest of several national terms counts, for its own stage only', () => {
  const national = aRecord({ incident: { deviations: [shorter(12), shorter(6)] } });
  const ends = deadlines(plainIncident(detectedAt), incidentRules.terms);
  expect(nationalDeadline({ national }, 'early_warning', ends, detectedAt)).toEqual(
    new Date('2026-01-28T16:00:00Z'),
  );
  expect(nationalDeadline({ national }, 'final_report', ends, detectedAt)).toBeNull();
  expect(nationalDeadline({ national: null }, 'early_warning', ends, detectedAt)).toBeNull();
});
