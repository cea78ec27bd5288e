import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { earliestOf } from '../../../src/client/cli/incident.js';
import { ClocksService } from '../../../src/modules/incidents/clocks.service.js';
import { NO_TIMES } from '../../../src/modules/incidents/domain/clock-times.js';
import { addHours } from '../../../src/modules/incidents/domain/calendar.js';
import { formatInstant } from '../../../src/modules/incidents/domain/instant.js';
import type { Clock } from '../../../src/modules/incidents/domain/clock.js';
import type { StageAnswer } from '../../../src/modules/incidents/domain/stage-answer.js';
import { ANY_ENTITY } from '../../../src/modules/incidents/domain/national-schedule.js';
import { IncidentService } from '../../../src/modules/incidents/incident.service.js';
import { toIncidentDeadlinesView } from '../../../src/modules/incidents/to-incident-deadlines.graphql.js';
import { toIncidentTemplatesView } from '../../../src/modules/incidents/to-incident-templates.graphql.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { MEMBER_STATES } from '../../../src/shared/country.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';
import { writeCalendar } from '../../../src/platform/calendar/calendar-file.js';
import { countries, holidays, incidentRules, textsOfKb } from './known.js';

const templates = new IncidentService(incidentRules, countries, holidays);
const clocks = new ClocksService(incidentRules, countries, holidays);
const localizer = new Localizer(createTexts(textsOfKb), 'kb_2026-11-22_00000000', 'en', 'en');
const NOW = new Date('2040-01-01T00:00:00Z');
const COUNTRIES = [...MEMBER_STATES, null];
const COUNT = 10_000;
/** Every such incident is also rendered, which takes a thousand times as long. */
const RENDERED = 200;
const FOUR_YEARS_HOURS = 35_064;
const NOTIFICATION_HOURS = 72;

/** Linear congruential generator: the same incidents in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const next = randomNumbers(20_261_122);

const incidents = Array.from({ length: COUNT }, () => {
  const detected = addHours(new Date('2026-01-01T00:00:00Z'), next(FOUR_YEARS_HOURS));
  const isSubmitted = next(2) === 0;
  return {
    country: COUNTRIES[next(COUNTRIES.length)] ?? null,
    detected_at: formatInstant(detected),
    notification_submitted_at: isSubmitted
      ? formatInstant(addHours(detected, next(NOTIFICATION_HOURS + 1)))
      : null,
  };
});

type Incident = (typeof incidents)[number];

const templateOf = ({ country, ...times }: Incident) =>
  templates.templates({ times, kind: ANY_ENTITY, country, summary: null }, NOW);

function clocksAt({ country, ...times }: Incident) {
  const input = {
    times: { ...NO_TIMES, ...times },
    parties: ['nis2_entity'],
    country,
    kind: ANY_ENTITY,
    isReliefExcluded: null,
    language: 'en',
  } as const;
  return clocks.clocks(input, NOW);
}

const known = new Map<Incident, ReturnType<typeof clocksAt>>();

/** Computed once for each incident: several tests ask for it. */
function deadlineOf(incident: Incident): ReturnType<typeof clocksAt> {
  const deadline = known.get(incident) ?? clocksAt(incident);
  known.set(incident, deadline);
  return deadline;
}

function datesOfText({ deadline, nationalDeadline, finalTerm }: StageAnswer) {
  if (finalTerm === null) return [deadline, null, nationalDeadline];
  const { legalLatest, legalLatestIsExact, safeBy } = finalTerm;
  return [legalLatestIsExact ? legalLatest : safeBy, legalLatest, nationalDeadline];
}

const datesOfClock = ({ deadline, legalLatest, nationalDeadline }: Clock) => [
  deadline,
  legalLatest,
  nationalDeadline,
];

test('texts and deadlines give one date for each stage of an incident', () => {
  const different = incidents.filter((incident) => {
    const deadline = deadlineOf(incident);
    const ofTexts = templateOf(incident).stages.map(datesOfText);
    const ofDeadlines = deadline.clocks.slice(0, ofTexts.length).map(datesOfClock);
    return JSON.stringify(ofTexts) !== JSON.stringify(ofDeadlines);
  });
  expect(different).toEqual([]);
});

/** The end of the final report; if its start may come at any later time, the end with its first possible start. */
function firstEndOf(incident: Incident): Date {
  const end = deadlineOf(incident).clocks[2]?.legalLatest ?? null;
  if (end !== null) return end;
  const { detected_at: at } = incident;
  const started = { ...incident, impact_ended_at: at, end_notice_submitted_at: at };
  return clocksAt(started).clocks[2]?.legalLatest ?? new Date(0);
}

test('planning by a deadline is never late, whenever the notification is submitted', () => {
  const late = incidents.filter((incident) => {
    const isSubmitted = incident.notification_submitted_at !== null;
    const actual = deadlineOf(incident);
    const planned = isSubmitted
      ? clocksAt({ ...incident, notification_submitted_at: null })
      : actual;
    const at = planned.clocks[2]?.deadline ?? NOW;
    return formatInstant(at).slice(0, 10) > formatInstant(firstEndOf(incident)).slice(0, 10);
  });
  expect(late).toEqual([]);
});

type View = Readonly<{
  deadline: string | null;
  safeBy: string | null;
  nationalDeadline: string | null;
}>;

const onWire = ({ deadline, safeBy, nationalDeadline }: View) => ({
  deadline,
  safe_by: safeBy,
  national_deadline: nationalDeadline,
});

test('the calendar file and the command line print the dates of the texts', () => {
  for (const incident of incidents.slice(0, RENDERED)) {
    const view = toIncidentDeadlinesView(deadlineOf(incident), localizer, writeCalendar);
    const events = ICAL.Component.fromString(view.ics)
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).startDate.toString());
    const phases = toIncidentTemplatesView(templateOf(incident), localizer).phases;
    const texts = phases.map((phase) => earliestOf(onWire(phase)));
    expect(events.slice(0, 3)).toEqual(
      view.clocks.slice(0, 3).map((clock) => earliestOf(onWire(clock))),
    );
    expect(texts.slice(0, 2)).toEqual(events.slice(0, 2));
    const isExact = phases[2]?.legalLatestIsExact === true;
    if (!isExact) expect(texts[2]).toBe(events[2]);
  }
});
