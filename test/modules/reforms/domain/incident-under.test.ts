import { expect, test } from '@jest/globals';
import { ClocksService } from '../../../../src/modules/incidents/clocks.service.js';
import { incidentUnder } from '../../../../src/modules/reforms/domain/incident-under.js';
import { draft, law } from '../drafts.js';

const NOW = new Date('2026-03-05T00:00:00Z');
const NO_HOLIDAYS = { nameOf: () => null };
const DIGITAL = 'digital-omnibus-com-2025-837';

const clocksUnder = (id: string | null) => {
  const knowledge = id === null ? law.incident : incidentUnder(law.incident, draft(id));
  return new ClocksService(knowledge, law.countries, NO_HOLIDAYS).clocks(
    {
      times: {
        detected_at: '2026-03-01T08:00:00Z',
        classified_at: null,
        notification_submitted_at: null,
        initial_notification_submitted_at: null,
        intermediate_submitted_at: null,
        early_warning_submitted_at: null,
        impact_ended_at: null,
        end_notice_submitted_at: null,
        handled_at: null,
      },
      parties: ['nis2_entity', 'gdpr_controller'],
      country: null,
      kind: { group: null, entityClass: null },
      isReliefExcluded: null,
      language: 'en',
    },
    NOW,
  );
};

const authority = (id: string | null) =>
  clocksUnder(id).clocks.find(({ duty }) => duty === 'gdpr_authority');
const warnings = (id: string | null) => clocksUnder(id).warnings.map(({ about }) => about.key);

test('the authority is notified of a breach within 96 hours, and only if a high risk is likely', () => {
  expect(authority(null)?.deadline?.toISOString()).toBe('2026-03-04T08:00:00.000Z');
  expect(authority(DIGITAL)?.deadline?.toISOString()).toBe('2026-03-05T08:00:00.000Z');
  expect(authority(DIGITAL)?.notes.map(({ key }) => key)).toContain('clocks:notes.high_risk');
  expect(authority(DIGITAL)?.sources[0]?.provision).toBe('COM(2025) 837');
});

test('the terms of the Directive are unchanged', () => {
  const ofDirective = (id: string | null) =>
    clocksUnder(id).clocks.filter(({ regime }) => regime === 'nis2');
  expect(ofDirective(DIGITAL)).toStrictEqual(ofDirective(null));
});

test('the answer states that the terms are those of a draft', () => {
  expect(warnings(DIGITAL)).toContain('reforms:draft');
  expect(warnings(DIGITAL)).not.toContain('reforms:nothing_coded');
  expect(warnings(null)).not.toContain('reforms:draft');
});

test('a draft without terms gives those in force and states so', () => {
  expect(authority('nis2-com-2026-13')).toStrictEqual(authority(null));
  expect(warnings('nis2-com-2026-13')).toContain('reforms:nothing_coded');
});

test('versions of the law data without incident terms still have none', () => {
  const without = { ...law.incident, clocks: null };
  expect(incidentUnder(without, draft(DIGITAL)).clocks).toBeNull();
});
