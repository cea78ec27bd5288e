/**
 * Terms for a major ICT-related incident of a financial entity.
 * Source: Regulation (EU) 2022/2554 art 19(4), Delegated Regulation (EU) 2025/301 art 5.
 */
import { message, type Message } from '../../../shared/message.js';
import { addHours, addMonths, earliest } from './calendar.js';
import { PLAIN, type Clock, type ClockCase } from './clock.js';
import type { DoraKnowledge } from './clock-knowledge.js';
import { reliefOf, type LaterEnd } from './working-day.js';

const FINAL = 'dora_final_report';

type DoraTerm = Readonly<{ deadline: Date; basis: Message; isExact: boolean }>;

/**
 * Hours run from a classification made after the last hour from awareness; for an earlier one that hour is the limit.
 */
function initialTerm({ times }: ClockCase, { initial }: DoraKnowledge): DoraTerm {
  const { detectedAt, classifiedAt } = times;
  const { hours } = initial.afterClassification;
  const params = { hours, latest: initial.afterAwareness.hours };
  const latest = addHours(detectedAt, initial.afterAwareness.hours);
  if (classifiedAt === null) {
    const basis = message('clocks:basis.unclassified', params);
    return { deadline: latest, basis, isExact: false };
  }
  const own = addHours(classifiedAt, hours);
  return classifiedAt > latest
    ? { deadline: own, basis: message('clocks:basis.classified_late', params), isExact: true }
    : {
        deadline: earliest(own, latest),
        basis: message('clocks:basis.classification', params),
        isExact: true,
      };
}

/**
 * Whether the rule on days off is closed: art 5(5), for the first two reports. By default it is closed to essential and
 * important entities under the Directive. The final report keeps the rule for everyone.
 */
const isExcluded = ({ isReliefExcluded, parties }: ClockCase): boolean =>
  isReliefExcluded ?? (parties.has('nis2_entity') || parties.has('nis2_trust_service'));

function relief({ deadline, duty }: Own, incident: ClockCase, { relief: rule }: DoraKnowledge) {
  const isFinal = duty === FINAL;
  const later: LaterEnd | null =
    !isFinal && isExcluded(incident) ? null : reliefOf(deadline, rule.hour, incident.place);
  const isOpen = later !== null && !isFinal && incident.isReliefExcluded === null;
  return { later, notes: isOpen ? [message('clocks:notes.relief_excluded')] : [] };
}

type Own = Pick<
  Clock,
  'duty' | 'title' | 'runsFrom' | 'startedAt' | 'sources' | 'basis' | 'isExact' | 'safeBy'
> &
  Readonly<{ deadline: Date }>;

type TermClock = Clock & Readonly<{ deadline: Date }>;

function doraClock(own: Own, incident: ClockCase, known: DoraKnowledge): TermClock {
  const { later, notes } = relief(own, incident, known);
  const estimated = own.isExact ? [] : [message('clocks:notes.estimated')];
  return {
    ...PLAIN,
    ...own,
    regime: 'dora',
    later,
    notes: [...estimated, ...notes, message('clocks:notes.dora_late')],
    sources: [...own.sources, known.late],
  };
}

function initialClock(incident: ClockCase, known: DoraKnowledge): TermClock {
  const { initial } = known;
  const { detectedAt, classifiedAt } = incident.times;
  const { hours, source } = initial.afterClassification;
  const term = initialTerm(incident, known);
  const own: Own = {
    ...term,
    duty: 'dora_initial_notification',
    title: message('clocks:titles.initial_notification'),
    runsFrom: 'classification',
    startedAt: classifiedAt,
    safeBy: term.isExact ? null : addHours(detectedAt, hours),
    sources: [initial.source, source],
  };
  return doraClock(own, incident, known);
}

/** @param initialDeadline last moment of the initial notification, used if its submission is unknown */
function intermediateClock(
  incident: ClockCase,
  known: DoraKnowledge,
  initialDeadline: Date,
): TermClock {
  const { initialSubmittedAt, classifiedAt, detectedAt } = incident.times;
  const { source, term } = known.intermediate;
  const isExact = initialSubmittedAt !== null;
  const own: Own = {
    duty: 'dora_intermediate_report',
    title: message('clocks:titles.intermediate_report'),
    runsFrom: 'initial_notification_submitted',
    startedAt: initialSubmittedAt,
    deadline: addHours(initialSubmittedAt ?? initialDeadline, term.hours),
    isExact,
    safeBy: isExact ? null : addHours(classifiedAt ?? detectedAt, term.hours),
    basis: message('clocks:basis.initial', { hours: term.hours }),
    sources: [source, term.source],
  };
  return doraClock(own, incident, known);
}

function finalClock(incident: ClockCase, known: DoraKnowledge, intermediateDeadline: Date): Clock {
  const { intermediateSubmittedAt, initialSubmittedAt, classifiedAt, detectedAt } = incident.times;
  const { source, months, termSource } = known.final;
  const isExact = intermediateSubmittedAt !== null;
  const deadline = addMonths(intermediateSubmittedAt ?? intermediateDeadline, months);
  const soonest = initialSubmittedAt ?? classifiedAt ?? detectedAt;
  const own: Own = {
    duty: FINAL,
    title: message('clocks:titles.final_report'),
    runsFrom: 'intermediate_submitted',
    startedAt: intermediateSubmittedAt,
    deadline,
    isExact,
    safeBy: isExact ? null : earliest(deadline, addMonths(soonest, months)),
    basis: message('clocks:basis.intermediate', { months }),
    sources: [source, termSource],
  };
  return doraClock(own, incident, known);
}

export function doraClocks(incident: ClockCase, known: DoraKnowledge): readonly Clock[] {
  if (!incident.parties.has('dora_financial_entity')) return [];
  const initial = initialClock(incident, known);
  const intermediate = intermediateClock(incident, known, initial.deadline);
  return [initial, intermediate, finalClock(incident, known, intermediate.deadline)];
}
