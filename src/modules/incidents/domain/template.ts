/** Text of a stage as messages, before localization. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import { spell, type Case } from './incident-case.js';
import type { IncidentKnowledge, IncidentTerms } from './incident-knowledge.js';
import {
  nationalBasis,
  nationalDeadline,
  ownFinalTerm,
  sourceParams,
  termOf,
} from './national-stage.js';
import { senderNotes } from './template-notes.js';

type Line = readonly Message[];

/** `lines`: joined without a blank line. `marker`: prefix of every line. */
export type Paragraph = Readonly<{ lines: readonly Line[]; marker: '' | '– ' }>;

const paragraph = (...lines: readonly Message[]): Paragraph => ({
  lines: lines.map((line) => [line]),
  marker: '',
});

function heading(phase: IncidentPhase, incident: Case): Paragraph {
  return paragraph(
    message(`incident:${phase}.heading`),
    message(`incident:${phase}.basis`),
    ...nationalBasis(incident, phase),
  );
}

/** The regime of a named group has its own recipients; otherwise the record of the country names them. */
function recipient({ national, regime }: Case): Message {
  const isOwn = regime !== null && (regime.group !== null || regime.entityClass !== null);
  const own = isOwn && regime.recipients.length > 0 ? regime.recipients.join('; ') : null;
  const name = own ?? national?.incident.recipient ?? null;
  return name === null
    ? message('incident:template.recipient_open')
    : message('incident:template.recipient', { recipient: name });
}

/** A portal named in a bill is not yet a reporting channel. */
function portal({ national }: Case): readonly Message[] {
  const url = national?.act.stage === 'act' ? national.incident.portalUrl : null;
  return url === null ? [] : [message('incident:template.portal', { url })];
}

const dueBy = (key: string, incident: Case, deadline: Date): Message =>
  message(`incident:template.${key}`, { deadline: spell(incident, deadline) });

function dueFinal(incident: Case, months: number): readonly Message[] {
  const { deadlines, submittedAt, regime } = incident;
  const { safeBy, legalLatest, isExact } = deadlines.finalReport;
  const own = ownFinalTerm(regime, months);
  const safe = { safe_by: spell(incident, safeBy) };
  if (own !== null || legalLatest === null) {
    const words =
      isExact && legalLatest !== null
        ? dueBy('due', incident, legalLatest)
        : message('incident:template.due_final_act_open', safe);
    return [...(own === null ? [] : [termOf(own)]), words];
  }
  const params = { months, legal_latest: spell(incident, legalLatest), ...safe };
  if (submittedAt === null) return [message('incident:template.due_final_open', params)];
  const submitted = spell(incident, submittedAt);
  return [message('incident:template.due_final_exact', { ...params, submitted })];
}

function due(phase: IncidentPhase, incident: Case, terms: IncidentTerms): readonly Message[] {
  const { earlyWarning, notification, trustServiceNotification } = incident.deadlines;
  if (phase === 'early_warning') return [dueBy('due', incident, earlyWarning)];
  if (phase === 'final_report') return dueFinal(incident, terms.finalReportMonths);
  return [
    dueBy('due', incident, notification),
    dueBy('due_trust', incident, trustServiceNotification),
  ];
}

function dueNational(phase: IncidentPhase, incident: Case): readonly Message[] {
  if (phase === 'final_report') return [];
  const deadline = nationalDeadline(incident, phase, incident.deadlines, incident.detectedAt);
  return deadline === null ? [] : [dueBy('due_national', incident, deadline)];
}

function statement(phase: IncidentPhase, incident: Case): Message {
  const { detectedAt, submittedAt, deadlines } = incident;
  return message(`incident:${phase}.statement`, {
    detected: spell(incident, detectedAt),
    next: spell(incident, deadlines.notification),
    is_submitted: submittedAt === null ? 'no' : 'yes',
    submitted: submittedAt === null ? '' : spell(incident, submittedAt),
  });
}

const summaryOf = ({ summary }: Case): readonly Message[] => [
  message('incident:template.description'),
  summary === null || summary.trim() === ''
    ? message('incident:template.description_open')
    : message('incident:template.description_given', { summary }),
];

/** Names the term of the final report; under an act with its own term, the provision of that act. */
function closing(phase: IncidentPhase, { regime }: Case, known: IncidentKnowledge): Message {
  const { actTexts, terms } = known;
  const months = terms.finalReportMonths;
  const own = phase === 'incident_notification' ? ownFinalTerm(regime, months) : null;
  if (own === null || actTexts === undefined)
    return message(`incident:${phase}.closing`, { months });
  return message(actTexts.closing, sourceParams(own));
}

/** The notice, then the notes for the sender. */
export function incidentTemplate(
  phase: IncidentPhase,
  incident: Case,
  knowledge: IncidentKnowledge,
): readonly Paragraph[] {
  return [
    heading(phase, incident),
    paragraph(recipient(incident), ...portal(incident)),
    paragraph(...due(phase, incident, knowledge.terms), ...dueNational(phase, incident)),
    paragraph(message('incident:template.sender')),
    paragraph(message('incident:template.notice'), statement(phase, incident)),
    paragraph(...summaryOf(incident)),
    paragraph(message(`incident:${phase}.contents`)),
    paragraph(closing(phase, incident, knowledge), message('incident:template.reservation')),
    paragraph(message('incident:template.signature')),
    paragraph(message('incident:template.notes_heading')),
    { lines: senderNotes(phase, incident, knowledge), marker: '– ' },
  ];
}

/** The template as one text, localized by `localize`. */
export const renderTemplate = (
  paragraphs: readonly Paragraph[],
  localize: (text: Message) => string,
): string =>
  paragraphs
    .map(({ lines, marker }) =>
      lines.map((line) => `${marker}${line.map(localize).join(' ')}`).join('\n'),
    )
    .join('\n\n');
