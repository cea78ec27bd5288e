/** What the clocks of art 23(4) and of national stages have in common. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import type { Clock, ClockCase, StartEvent } from './clock.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import type { Anchor, NationalStage } from './national-schedule.js';
import { nationalStageSources, termNote } from './national-stage.js';
import type { TimedIncident } from './stage-end.js';

export const timed = ({ times, parties, regime, place }: ClockCase): TimedIncident => ({
  events: times,
  regime,
  place,
  isTrustService: parties.has('nis2_trust_service'),
});

/** Start events of the interface; every start that is a state of mind counts as awareness. */
export const START_EVENTS: Readonly<Record<Anchor, StartEvent>> = {
  awareness: 'awareness',
  detection: 'awareness',
  establishment: 'awareness',
  finding: 'awareness',
  unstated: 'awareness',
  early_warning_submitted: 'early_warning_submitted',
  notification_submitted: 'notification_submitted',
  impact_ended: 'impact_ended',
  end_notice_submitted: 'end_notice_submitted',
  handled: 'handled',
  restored: 'handled',
};

export const notesOf = (rule: NationalStage | null): readonly Message[] =>
  rule === null ? [] : termNote(rule);

export const sourcesOf = (
  phase: IncidentPhase,
  incident: ClockCase,
  own: readonly Source[],
): readonly Source[] => [...own, ...nationalStageSources(incident, phase)];

/** Why a term has no last date: its start may come at any later time. */
export const latestNote = (
  latest: Date | null,
  { actTexts }: Pick<IncidentKnowledge, 'actTexts'>,
): readonly Message[] => (latest === null && actTexts !== undefined ? [actTexts.noLatest] : []);

/** That the earliest possible start was taken, unless the end is exact. */
export const startNote = ({ isExact }: Pick<Clock, 'isExact'>): readonly Message[] =>
  isExact ? [] : [message('clocks:notes.earliest_start')];
