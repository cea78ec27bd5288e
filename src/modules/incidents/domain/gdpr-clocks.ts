/** Terms after a personal data breach. Source: Regulation (EU) 2016/679 art 33, art 34. */
import { message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { addHours } from './calendar.js';
import { PLAIN, type Clock, type ClockCase } from './clock.js';
import type { GdprKnowledge } from './clock-knowledge.js';

const undue = (duty: string, source: Source, { times }: ClockCase): Clock => ({
  ...PLAIN,
  regime: 'gdpr',
  duty: `gdpr_${duty}`,
  title: message(`clocks:titles.${duty}`),
  deadline: null,
  runsFrom: 'awareness',
  startedAt: times.detectedAt,
  basis: message('clocks:basis.undue_delay'),
  sources: [source],
});

/** Hours are elapsed time; days off do not extend them. */
export function gdprClocks(incident: ClockCase, terms: GdprKnowledge): readonly Clock[] {
  const { parties, times } = incident;
  const { hours, source, onlyIf } = terms.authority;
  const ofController: readonly Clock[] = [
    {
      ...undue('authority', source, incident),
      deadline: addHours(times.detectedAt, hours),
      basis: message('clocks:basis.awareness', { hours }),
      notes: [...(onlyIf === undefined ? [] : [onlyIf]), message('clocks:notes.where_feasible')],
    },
    {
      ...undue('data_subjects', terms.dataSubjects, incident),
      notes: [message('clocks:notes.high_risk')],
    },
  ];
  return [
    ...(parties.has('gdpr_controller') ? ofController : []),
    ...(parties.has('gdpr_processor') ? [undue('controller', terms.controller, incident)] : []),
  ];
}
