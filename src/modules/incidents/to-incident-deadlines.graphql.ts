/** Converts the arguments of incident deadlines, and clocks to their GraphQL view and calendar file. */
import { deviationsByWeight } from '../countries/domain/national-warnings.js';
import { earliest } from './domain/calendar.js';
import type { Clock, ClockCase, ClockTimes } from './domain/clock.js';
import { formatInstant } from './domain/instant.js';
import { provisionBeside } from '../../shared/source.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { toEntityKind, toGivenTimes, withRole } from '../../shared/graphql/incident-times.js';
import type { IncidentEventsArgs } from '../../shared/graphql/incident-words.graphql.js';
import type { Language } from '../../shared/language.js';
import type { ClocksAnswer, ClocksRequest } from './clocks.service.js';
import type { IncidentDeadlinesView } from './clocks.graphql.js';
import { toDeviationView, toWarningViews } from './to-incident-templates.graphql.js';
import { toClockView } from '../../shared/graphql/to-incident-clock.js';
import type { CalendarEvent, WriteCalendar } from './domain/calendar-file.js';

/** @throws VALIDATION_FAILED if no role is given */
export function toClocksRequest(args: IncidentEventsArgs, language: Language): ClocksRequest {
  return {
    times: toGivenTimes(args),
    kind: toEntityKind(args),
    parties: withRole(args.roles),
    country: args.country ?? null,
    isReliefExcluded: args.dora_relief_excluded ?? null,
    language,
  };
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const HOUR_SECONDS = 3600;

/** The calendar shows the earliest possible end, so that following it is always in time. */
function toEvent(
  clock: Clock,
  { times, national }: ClockCase,
  localizer: Localizer,
): CalendarEvent | null {
  const { deadline, safeBy, nationalDeadline, startedAt } = clock;
  if (deadline === null) return null;
  const at = earliest(deadline, safeBy ?? deadline, nationalDeadline ?? deadline);
  const start = startedAt ?? times.detectedAt;
  const isShort = at.getTime() - start.getTime() <= DAY_HOURS * HOUR_MS;
  const sources = localizer
    .sources(clock.sources)
    .map(({ act, provision }) => `${act}, ${provisionBeside(act, provision)}`);
  const texts = [
    localizer.localize(clock.basis),
    ...clock.notes.map(localizer.localize),
    ...sources,
  ];
  return {
    key: [clock.duty, formatInstant(times.detectedAt), national?.country ?? ''].join(' '),
    at,
    title: `${clock.regime.toUpperCase()}: ${localizer.localize(clock.title)}`,
    description: [...texts, localizer.t('incident:notes.indicative')].join('\n'),
    alarmSeconds: (isShort ? 1 : DAY_HOURS) * HOUR_SECONDS,
  };
}

/** Newest known instant, so the same facts give the same file. */
const newest = (times: ClockTimes): Date =>
  new Date(Math.max(...Object.values(times).map((at: Date | null) => at?.getTime() ?? 0)));

export function toIncidentDeadlinesView(
  { incident, clocks, precedence, warnings }: ClocksAnswer,
  localizer: Localizer,
  writeCalendar: WriteCalendar,
): IncidentDeadlinesView {
  const { national, times, parties } = incident;
  const isNis2 = parties.has('nis2_entity') || parties.has('nis2_trust_service');
  const deviations = national !== null && isNis2 ? deviationsByWeight(national) : [];
  const events = clocks.flatMap((clock) => toEvent(clock, incident, localizer) ?? []);
  return {
    clocks: clocks.map((clock) => toClockView(clock, national?.timeZone ?? null, localizer)),
    precedence: precedence === null ? null : localizer.localize(precedence.note),
    precedenceSources: localizer.sources(precedence?.sources ?? []),
    ...toWarningViews(warnings, localizer),
    deviations: deviations.map((deviation) => toDeviationView(deviation, localizer)),
    ics: writeCalendar(localizer.t('clocks:calendar'), events, newest(times)),
    language: localizer.language,
    reform: null,
  };
}
