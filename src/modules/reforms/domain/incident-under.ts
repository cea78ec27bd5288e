/** Reporting terms as a draft would have them. */
import { message } from '../../../shared/message.js';
import type { ClockKnowledge } from '../../incidents/domain/clock-knowledge.js';
import type { IncidentKnowledge } from '../../incidents/domain/incident-knowledge.js';
import { warning, type Warning } from '../../incidents/domain/warning.js';
import { draftNotice, nothingCoded, sourcesOf, type Reform } from './reform.js';

function clocksUnder(clocks: ClockKnowledge, reform: Reform): ClockKnowledge {
  let { authority } = clocks.gdpr;
  for (const { effect, sources } of reform.changes) {
    const [source = authority.source] = sourcesOf(reform, sources);
    if (effect.kind === 'gdpr_authority_term') {
      authority = { hours: effect.hours, source, onlyIf: message('clocks:notes.high_risk') };
    }
  }
  return authority === clocks.gdpr.authority
    ? clocks
    : { ...clocks, gdpr: { ...clocks.gdpr, authority } };
}

/** Every answer states that it rests on a draft, and whether any rule of it concerns these terms. */
export function incidentUnder(knowledge: IncidentKnowledge, reform: Reform): IncidentKnowledge {
  const clocks = knowledge.clocks === null ? null : clocksUnder(knowledge.clocks, reform);
  const notices = [
    draftNotice(reform),
    ...(clocks === knowledge.clocks ? [nothingCoded(reform)] : []),
  ];
  const sources = sourcesOf(reform, reform.sources);
  const draftWarnings: readonly Warning[] = notices.map((text) => warning(text, sources));
  return { ...knowledge, clocks, draftWarnings };
}
