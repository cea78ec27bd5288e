/** Notes for the sender at the end of a template, to be removed before sending. */
import {
  deviationsByWeight,
  incidentReservations,
} from '../../countries/domain/national-warnings.js';
import type {
  Deviation,
  IncidentPhase,
  NationalRecord,
} from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import { provisionBeside } from '../../../shared/source.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import { stageOf } from './national-schedule.js';
import { codingNotes, ownTermAfterHandling, termNote, type NationalLaw } from './national-stage.js';

export function deviationNote(
  { warning, strong, source }: Deviation,
  { act: { shortTitle } }: Pick<NationalRecord, 'act'>,
): readonly Message[] {
  const { title, url } = source;
  const provision = provisionBeside(title, source.provision, shortTitle);
  return [
    ...(strong ? [message('countries:general.strong')] : []),
    warning,
    message('incident:template.source', { act: title, provision, url }),
  ];
}

/** Term of the stage under the act, or that it was not coded. */
function actNotes(
  phase: IncidentPhase,
  law: NationalLaw,
  { national: schedules }: IncidentKnowledge,
): readonly (readonly Message[])[] {
  const rule = stageOf(law.regime, phase);
  return [
    ...(rule === null ? [] : [termNote(rule)]),
    ...codingNotes(law, schedules !== null).map((note) => [note]),
  ];
}

function nationalNotes(national: NationalRecord | null): readonly (readonly Message[])[] {
  if (national === null) return [];
  const { note } = national.transposition;
  return [
    ...(note === null ? [] : [[note]]),
    ...deviationsByWeight(national).map((one) => deviationNote(one, national)),
    ...incidentReservations(national).map((reservation) => [reservation]),
  ];
}

/** With the act's own term, if it has one. */
function ongoingNote({ regime }: NationalLaw, months: number): readonly Message[] {
  const rule = ownTermAfterHandling(regime, months);
  return [
    message('incident:notes.ongoing_incident', { months }),
    ...(rule === null ? [] : termNote(rule)),
  ];
}

/** Trust services have a shorter second stage, which is past at the final report. */
const trustServices = (phase: IncidentPhase, hours: number): readonly Message[] =>
  phase === 'final_report' ? [] : [message('incident:notes.trust_services', { hours })];

/** Rules of the stage, then reminders, then national deviations. */
export function senderNotes(
  phase: IncidentPhase,
  incident: NationalLaw,
  knowledge: IncidentKnowledge,
): readonly (readonly Message[])[] {
  const { terms, ongoingMonths, replyHours } = knowledge;
  const rules = [
    message(`incident:notes.${phase}`, {
      hours: replyHours,
      months: terms.finalReportMonths,
      days: terms.publishedFinalReportDays,
    }),
    ...trustServices(phase, terms.trustServiceHours),
    message('incident:notes.intermediate_report'),
  ];
  return [
    ...rules.map((rule) => [rule]),
    ongoingNote(incident, ongoingMonths),
    ...knowledge.reminders.map(({ text }) => [text]),
    ...actNotes(phase, incident, knowledge),
    ...nationalNotes(incident.national),
    [message('incident:notes.indicative')],
  ];
}
