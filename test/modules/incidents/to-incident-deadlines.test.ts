import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { writeCalendar } from '../../../src/platform/calendar/calendar-file.js';
import { publicHolidays } from '../../../src/platform/calendar/public-holidays.js';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { INCIDENT_PARTIES } from '../../../src/modules/incidents/domain/clock.js';
import { NO_TIMES } from '../../../src/modules/incidents/domain/clock-times.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { LANGUAGES, type Language } from '../../../src/shared/language.js';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { toIncidentDeadlinesView } from '../../../src/modules/incidents/to-incident-deadlines.graphql.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';

const { incident, countries, texts: files, version } = presentLaw().knowledge;
const service = new ClocksService(incident, countries, publicHolidays());
const texts = createTexts(files);

function report(language: Language, submittedAt: string | null = null) {
  const request = {
    times: {
      ...NO_TIMES,
      detected_at: '2026-04-02T10:00:00Z',
      classified_at: '2026-04-02T12:00:00Z',
      notification_submitted_at: submittedAt,
    },
    parties: INCIDENT_PARTIES,
    country: 'ee',
    kind: ANY_ENTITY,
    isReliefExcluded: false,
    language,
  };
  const localizer = new Localizer(texts, version, language, language);
  const answer = service.clocks(request, new Date('2026-04-03T00:00:00Z'));
  return toIncidentDeadlinesView(answer, localizer, writeCalendar);
}

const eventsOf = (ics: string) =>
  ICAL.Component.fromString(ics)
    .getAllSubcomponents('vevent')
    .map((component) => ({ event: new ICAL.Event(component), component }));

test.each(LANGUAGES)('every text exists in %s', (language) => {
  expect(texts.complete.has(language)).toBe(true);
  const view = report(language);
  expect(view.clocks).toHaveLength(9);
  expect(JSON.stringify(view.clocks)).not.toMatch(/\{(hours|months|latest|date|name|time)\}/);
});

test('the calendar contains each deadline with a known time, in UTC, with an alarm', () => {
  const { clocks, ics } = report('en');
  const dated = clocks.flatMap(({ deadline, safeBy, nationalDeadline }) =>
    deadline === null
      ? []
      : [[deadline, safeBy, nationalDeadline].filter((at) => at !== null).sort()[0]],
  );
  const events = eventsOf(ics);
  expect(events.map(({ event }) => event.startDate.toString())).toEqual(dated);
  for (const { component } of events) {
    expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
    expect(String(component.getFirstPropertyValue('dtstart'))).toMatch(/Z$/);
  }
  expect(ics).not.toMatch(/^.{76,}$/m);
});

test('a deadline is a point in time that does not mark anyone as busy', () => {
  for (const { event, component } of eventsOf(report('en').ics)) {
    for (const name of ['dtend', 'duration']) expect(component.hasProperty(name)).toBe(false);
    expect(event.duration.toSeconds()).toBe(0);
    expect(event.startDate.isDate).toBe(false);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  }
});

test('an event keeps its UID when its time becomes known, and the new file has a later sequence', () => {
  const before = eventsOf(report('en').ics);
  const after = eventsOf(report('et', '2026-04-04T10:00:00Z').ics);
  expect(after.map(({ event }) => event.uid)).toEqual(before.map(({ event }) => event.uid));
  expect(new Set(after.map(({ event }) => event.uid)).size).toBe(after.length);
  expect(after[0]?.event.sequence).toBeGreaterThan(before[0]?.event.sequence ?? Infinity);
});

test('the same facts give the same file', () => {
  expect(report('de').ics).toBe(report('de').ics);
});
