/** All clocks of one incident, with warnings. */
import { message, type Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';
import { REGIMES, type Clock, type ClockCase } from './clock.js';
import type { ClockKnowledge } from './clock-knowledge.js';
import { doraClocks } from './dora-clocks.js';
import { gdprClocks } from './gdpr-clocks.js';
import type { IncidentKnowledge } from './incident-knowledge.js';
import {
  countryWarnings,
  deviationWarnings,
  recordWarnings,
  type RequestedCountry,
} from './incident-warnings.js';
import { nis2Clocks } from './nis2-clocks.js';
import { warning, type Warning } from './warning.js';

export function incidentClocks(
  incident: ClockCase,
  knowledge: IncidentKnowledge,
  terms: ClockKnowledge,
): readonly Clock[] {
  const clocks = [
    ...nis2Clocks(incident, knowledge, terms.periodEnd),
    ...doraClocks(incident, terms.dora),
    ...gdprClocks(incident, terms.gdpr),
  ];
  return REGIMES.flatMap((regime) => clocks.filter((clock) => clock.regime === regime));
}

const isUnderNis2 = ({ parties }: ClockCase): boolean =>
  parties.has('nis2_entity') || parties.has('nis2_trust_service');

/** DORA takes precedence over art 23 of the Directive for financial entities; null unless both were requested. */
export function precedence(
  incident: ClockCase,
  { dora }: ClockKnowledge,
): Readonly<{ note: Message; sources: readonly Source[] }> | null {
  const isBoth = isUnderNis2(incident) && incident.parties.has('dora_financial_entity');
  return isBoth
    ? { note: message('clocks:notes.dora_replaces'), sources: dora.replacesNis2 }
    : null;
}

/** Missing input, then national deviations, then general warnings; those of a draft precede them in the answer. */
export function clockWarnings(
  incident: ClockCase,
  country: RequestedCountry,
  knowledge: IncidentKnowledge,
  { periodEnd }: ClockKnowledge,
): readonly Warning[] {
  const { national, regime } = incident;
  const ofNis2 = isUnderNis2(incident) ? national : null;
  return [
    ...countryWarnings(country, national, knowledge),
    ...(national === null ? [warning(message('clocks:notes.no_holidays'), [periodEnd])] : []),
    ...(ofNis2 === null ? [] : deviationWarnings(ofNis2)),
    ...recordWarnings({ national: ofNis2, regime }, knowledge),
    warning(message('clocks:notes.later'), [periodEnd]),
    warning(message('incident:notes.indicative')),
  ];
}
