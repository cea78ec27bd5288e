/** Notes for the sender of a blank notice: each once in the document, without those of other sectors. */
import { INCIDENT_PHASES, type IncidentPhase } from '../../countries/domain/national-record.js';
import { deviationNote, senderNotes } from '../../incidents/domain/template-notes.js';
import type { Message } from '../../../shared/message.js';
import type { TagRow } from '../../../shared/template-fields.js';
import { localizeIn, nationalOf, type DocumentCase } from './document-source.js';
import { isNoTrustService, nationalLawOf } from './entity-kind.js';
import { nationalRows } from './incident-rows.js';
import { standingOf } from './standing.js';

/** Rules for some sectors only, by their texts. Without a sector every note stays. */
const OF_SECTORS: Readonly<Record<string, (one: DocumentCase) => boolean>> = {
  'incident:notes.trust_services': (one) => !isNoTrustService(one),
  'incident:reminders.implementing_regulation': (one) =>
    one.facts.size.sector === null ||
    standingOf(one.knowledge, one.facts).regulation !== 'not_bound',
};

const concerns = (one: DocumentCase, note: readonly Message[]): boolean =>
  note.every(({ key }) => OF_SECTORS[key]?.(one) ?? true);

const textsOf = (one: DocumentCase, phase: IncidentPhase): readonly string[] =>
  senderNotes(phase, nationalLawOf(one), one.knowledge.incident)
    .filter((note) => concerns(one, note))
    .map((note) => note.map((line) => localizeIn(one, line)).join(' '));

/** National deviations and reservations are in the table of the country. */
function inTable(one: DocumentCase): readonly string[] {
  const record = nationalOf(one);
  if (record === null) return [];
  return [
    ...nationalRows(one).flatMap(({ value }) => (typeof value === 'string' ? value : [])),
    ...record.incident.deviations.map((each) =>
      deviationNote(each, record)
        .map((line) => localizeIn(one, line))
        .join(' '),
    ),
  ];
}

export function noticeNotes(one: DocumentCase, phase: IncidentPhase): readonly TagRow[] {
  const before = INCIDENT_PHASES.slice(0, INCIDENT_PHASES.indexOf(phase));
  const printed = new Set([...inTable(one), ...before.flatMap((each) => textsOf(one, each))]);
  return textsOf(one, phase)
    .filter((text) => !printed.has(text))
    .map((text) => ({ text }));
}
