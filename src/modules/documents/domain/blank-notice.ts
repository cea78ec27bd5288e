/** Blank notice of a stage: unknown details of the incident are in square brackets. */
import type { IncidentPhase } from '../../countries/domain/national-record.js';
import { nationalBasis } from '../../incidents/domain/national-stage.js';
import { message, type Message } from '../../../shared/message.js';
import { recipientsOf, termOf } from './incident-rows.js';
import { nationalOf, localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { nationalLawOf } from './entity-kind.js';
import { withSender } from './notice-sender.js';
import type { TagRow } from '../../../shared/template-fields.js';

type Lines = readonly Message[];

function recipient(one: DocumentCase): Lines {
  const record = nationalOf(one);
  const isAct = record?.act.stage === 'act';
  const name = isAct ? recipientsOf(one, record) : null;
  const url = isAct ? record.incident.portalUrl : null;
  return [
    name === null
      ? message('incident:template.recipient_open')
      : message('incident:template.recipient', { recipient: name }),
    ...(url === null ? [] : [message('incident:template.portal', { url })]),
  ];
}

function paragraphs(one: DocumentCase, phase: IncidentPhase): readonly Lines[] {
  const months = one.knowledge.incident.terms.finalReportMonths;
  const deadline = wordIn(one, 'form.deadline', { term: termOf(one, phase) });
  const detected = wordIn(one, 'form.detected');
  const submitted = wordIn(one, 'form.submitted');
  const params = { detected, submitted, is_submitted: 'yes', next: '' };
  return [
    [message(`incident:${phase}.basis`), ...nationalBasis(nationalLawOf(one), phase)],
    recipient(one),
    [message('incident:template.due', { deadline })],
    [message('incident:template.sender')],
    [message('incident:template.notice'), message(`incident:${phase}.statement`, params)],
    [message('incident:template.description'), message('incident:template.description_open')],
    [message(`incident:${phase}.contents`)],
    [message(`incident:${phase}.closing`, { months }), message('incident:template.reservation')],
    [message('incident:template.signature')],
  ];
}

/** Index of the paragraph that starts with the sender's name and code. */
const SENDER_PARAGRAPH = 3;

export function noticeRows(one: DocumentCase, phase: IncidentPhase): readonly TagRow[] {
  return paragraphs(one, phase).map((lines, at) => {
    const text = lines.map((line) => localizeIn(one, line)).join('\n');
    return { text: at === SENDER_PARAGRAPH ? withSender(one, text) : text };
  });
}
