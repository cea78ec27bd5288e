/** Clock of the final report. Source: Directive (EU) 2022/2555 art 23(4)(d), national acts. */
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { PLAIN, type Clock, type ClockCase } from './clock.js';
import { latestNote, notesOf, sourcesOf, START_EVENTS, startNote, timed } from './clock-parts.js';
import { deadlines } from './deadlines.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import { stageOf, type NationalRegime, type NationalStage } from './national-schedule.js';
import { nationalDeadline, ownFinalTerm, sourceNote, termOf } from './national-stage.js';
import { endOfPeriod, type CalendarPlace } from './working-day.js';

const isInMonths = (rule: NationalStage | null): boolean =>
  rule === null || rule.term.unit === 'months';

/** Basis and notes of the final report: the term of the act, if it is not that of the Directive. */
function finalTermOf(
  regime: NationalRegime | null,
  { terms: { finalReportMonths: months } }: IncidentKnowledge,
): Readonly<{ basis: Message; notes: readonly Message[] }> {
  const own = ownFinalTerm(regime, months);
  if (own !== null) return { basis: termOf(own), notes: [sourceNote(own)] };
  const notes = notesOf(stageOf(regime, 'final_report'));
  return { basis: message('clocks:basis.notification', { months }), notes };
}

const laterEnd = (rule: NationalStage | null, latest: Date | null, place: CalendarPlace) =>
  isInMonths(rule) && latest !== null ? endOfPeriod(latest, place) : null;

/** Exact once its start is known, else the earliest possible end, so that planning by `deadline` is never late. */
export function finalClock(
  incident: ClockCase,
  known: IncidentKnowledge,
  periodEnd: Source,
): Clock {
  const { times, place, regime } = incident;
  const ends = deadlines(timed(incident), known.terms);
  const { legalLatest, isExact, safeBy, startedAt } = ends.finalReport;
  const rule = stageOf(regime, 'final_report');
  const { basis, notes } = finalTermOf(regime, known);
  return {
    ...PLAIN,
    regime: 'nis2',
    duty: 'nis2_final_report',
    title: message('clocks:titles.final_report'),
    deadline: isExact && legalLatest !== null ? legalLatest : safeBy,
    legalLatest,
    runsFrom: rule === null ? 'notification_submitted' : START_EVENTS[rule.runsFrom],
    startedAt,
    anchor: rule?.runsFrom ?? 'notification_submitted',
    recipients: regime?.recipients ?? [],
    isExact,
    safeBy: isExact ? null : safeBy,
    nationalDeadline: nationalDeadline(incident, 'final_report', ends, times.detectedAt),
    rule,
    basis,
    later: laterEnd(rule, legalLatest, place),
    notes: [...startNote(ends.finalReport), ...latestNote(legalLatest, known), ...notes],
    sources: sourcesOf('final_report', incident, [known.stages.final_report.source, periodEnd]),
  };
}
