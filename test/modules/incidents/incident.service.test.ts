import { expect, test } from '@jest/globals';
import { formatInstant } from '../../../src/modules/incidents/domain/instant.js';
import {
  IncidentService,
  type IncidentRequest,
} from '../../../src/modules/incidents/incident.service.js';
import { aRequest, countries, holidays, incidentRules, withUnreadIncidents } from './known.js';

const now = new Date('2026-06-01T12:00:00Z');
const service = new IncidentService(incidentRules, countries, holidays);

const DETECTED = '2026-01-28T10:00:00Z';

const ask = (request: Partial<IncidentRequest>) =>
  service.templates(aRequest(DETECTED, request), now);

const submitted = (at: string): Partial<IncidentRequest> => ({
  times: { detected_at: DETECTED, notification_submitted_at: at },
});

const warningKeys = (request: Partial<IncidentRequest>, from = service): string[] =>
  from
    .templates(aRequest(DETECTED, request), now)
    .warnings.flatMap(({ sentences }) => sentences.map(({ key }) => key));

test('the three stages are in order with the documented deadlines', () => {
  const { stages } = ask({});
  expect(stages.map(({ phase, deadline }) => [phase, formatInstant(deadline)])).toEqual([
    ['early_warning', '2026-01-29T10:00:00Z'],
    ['incident_notification', '2026-01-31T10:00:00Z'],
    ['final_report', '2026-02-27T10:00:00Z'],
  ]);
});

test('each stage cites its point of the Directive first and national law second', () => {
  const sources = ask({ country: 'ee' }).stages.map(({ sources: [own, national] }) => [
    own?.provision,
    national?.provision,
  ]);
  expect(sources).toEqual([
    ['art 23(4)(a)', '§ 8 lg 1 KüTS'],
    ['art 23(4)(b)', '§ 8 lg 4¹ KüTS'],
    ['art 23(4)(d)', '§ 8 lg 7 KüTS'],
  ]);
});

test('the second stage also cites the national provision on trust services', () => {
  const [, notification] = ask({ country: 'ee' }).stages;
  expect(notification?.sources[2]?.provision).toBe('§ 8 lg 4² KüTS');
  expect(notification?.trustServiceDeadline).toEqual(new Date('2026-01-29T10:00:00Z'));
});

test('the shorter term of Cyprus is returned besides the documented deadline', () => {
  const [warning, notification] = ask({ country: 'CY' }).stages;
  expect(warning?.deadline).toEqual(new Date('2026-01-29T10:00:00Z'));
  expect(warning?.nationalDeadline).toEqual(new Date('2026-01-28T16:00:00Z'));
  expect(notification?.nationalDeadline).toBeNull();
});

test.each([
  ['EE', 'ee'],
  ['el', 'gr'],
  ['Gr', 'gr'],
])('the country %s is %s', (requested, found) => {
  expect(ask({ country: requested }).national?.country).toBe(found);
});

test.each(['us', 'UK', 'ch'])(
  '%s is answered with the Directive alone and a warning',
  (country) => {
    const { national, stages } = ask({ country });
    expect(national).toBeNull();
    expect(stages[0]?.sources[0]?.provision).toBe('art 23(4)(a)');
    expect(warningKeys({ country })).toContain('countries:general.baseline');
  },
);

test('without a country the answer warns that national law may differ', () => {
  expect(warningKeys({})).toContain('incident:warnings.no_country');
});

test('strong deviations come first and are marked as strong', () => {
  const keys = warningKeys({ country: 'cy' });
  const strong = keys.indexOf('countries:general.strong');
  expect(keys[strong + 1]).toBe('countries:cy.deviations.six_hours');
  expect(keys.indexOf('countries:cy.deviations.recipient')).toBeGreaterThan(strong);
});

test('items that were not verified against the act are reported', () => {
  const unread = new IncidentService(
    withUnreadIncidents.rules,
    withUnreadIncidents.countries,
    holidays,
  );
  const unverified = 'countries:unverified.incident_provision';
  expect(warningKeys({ country: 'it' }, unread)).toContain(unverified);
  expect(warningKeys({ country: 'it' })).not.toContain(unverified);
  expect(warningKeys({ country: 'bg' })).toContain('countries:confidence.medium');
});

test.each(['es', 'fr', 'ie'] as const)('%s is pending and has no national source', (country) => {
  const { national, stages } = ask({ country });
  expect(national?.transposition.status).toBe('pending');
  const titles = stages.flatMap(({ sources }) => sources.map(({ title }) => title));
  expect(titles).not.toContain(national?.act.title);
});

test('a notification submitted after its term causes a warning', () => {
  expect(warningKeys(submitted('2026-01-31T10:00:01Z'))).toContain(
    'incident:warnings.submitted_late',
  );
  expect(warningKeys(submitted('2026-01-31T10:00:00Z'))).not.toContain(
    'incident:warnings.submitted_late',
  );
});
