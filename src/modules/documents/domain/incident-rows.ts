/** Document tables on incident reporting and national law. */
import {
  INCIDENT_PHASES,
  type IncidentPhase,
  type NationalRecord,
} from '../../countries/domain/national-record.js';
import { incidentReservations } from '../../countries/domain/national-warnings.js';
import { citeProvision } from './cite-provision.js';
import { message } from '../../../shared/message.js';
import { nationalBasis, nationalStageSources } from '../../incidents/domain/national-stage.js';
import { deviationTexts } from './deviation-rows.js';
import { citedNationally } from './national-citations.js';
import { nationalOf, localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { textFor } from './composed-case.js';
import { isNoTrustService, nationalLawOf } from './entity-kind.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** The shorter term of trust services only for whom it may concern. */
export function termOf(one: DocumentCase, phase: IncidentPhase): string {
  const { terms } = one.knowledge.incident;
  if (phase === 'incident_notification' && isNoTrustService(one)) {
    const anchor = textFor(one, 'anchor.awareness');
    return textFor(one, 'term.hours', { value: terms.notificationHours, anchor });
  }
  return wordIn(one, `stage.${phase}.term`, {
    hours: phase === 'early_warning' ? terms.earlyWarningHours : terms.notificationHours,
    trust_hours: terms.trustServiceHours,
    months: terms.finalReportMonths,
  });
}

/** The provision, with a remark if it was not compared with the act. */
function nationalText(one: DocumentCase, phase: IncidentPhase): string {
  const law = nationalLawOf(one);
  const [basis] = nationalBasis(law, phase);
  if (basis === undefined) return '';
  const [source = null] = nationalStageSources(law, phase);
  const cited = basis.key === 'incident:template.national' ? citedNationally(source, one) : null;
  return cited ?? localizeIn(one, basis);
}

export const stageRows = (one: DocumentCase): readonly TagRow[] =>
  INCIDENT_PHASES.map((phase) => ({
    stage: `${wordIn(one, `stage.${phase}.name`)} (${citeProvision(one, one.knowledge.incident.stages[phase].source.provision)})`,
    term: termOf(one, phase),
    content: wordIn(one, `stage.${phase}.content`),
    national: nationalText(one, phase),
  }));

export const hasNationalStage = (rows: readonly TagRow[]): boolean =>
  rows.some(({ national }) => national !== '');

const fact = (one: DocumentCase, key: string, value: string | null): TagRow => ({
  field: wordIn(one, `facts.${key}`),
  value: value ?? '',
});

/** The act; of a country without one, that there is none. */
function actOf(one: DocumentCase, { act, transposition }: NationalRecord): string | null {
  if (transposition.status === 'pending') return localizeIn(one, message('clauses:values.pending'));
  return act.stage === 'act' ? [act.title, act.publication].filter(Boolean).join(', ') : null;
}

/** Recipients under an act for the group of the organisation, else by the record of the country. */
export function recipientsOf(one: DocumentCase, { incident }: NationalRecord): string | null {
  const { regime } = nationalLawOf(one);
  const isOwn = regime !== null && regime.group !== null && regime.recipients.length > 0;
  return isOwn ? regime.recipients.join('; ') : incident.recipient;
}

/** A bill is not law: its provisions and portal are not shown. The authority is designated whether or not it passed. */
function actRows(one: DocumentCase, record: NationalRecord): readonly TagRow[] {
  const { act, authority, incident, transposition } = record;
  const isAct = act.stage === 'act' && transposition.status === 'transposed';
  const known = authority?.name ?? null;
  return [
    fact(one, 'act', actOf(one, record)),
    fact(one, 'authority', known),
    fact(one, 'recipient', isAct ? recipientsOf(one, record) : known),
    ...(transposition.status === 'pending'
      ? []
      : [fact(one, 'portal', isAct ? incident.portalUrl : null)]),
  ];
}

/** Adds deviations and reservations, so that unverified details are marked. */
function remarkRows(one: DocumentCase, record: NationalRecord): readonly TagRow[] {
  const { note } = record.transposition;
  return [
    ...(note === null ? [] : [fact(one, 'transposition', localizeIn(one, note))]),
    ...deviationTexts(one, record).map((text) => fact(one, 'deviation', text)),
    ...incidentReservations(record).map((text) => fact(one, 'reservation', localizeIn(one, text))),
  ];
}

/** Blanks if the order has no member state. */
export function nationalRows(one: DocumentCase): readonly TagRow[] {
  const record = nationalOf(one);
  if (record === null) {
    return ['country', 'act', 'authority', 'recipient'].map((key) => fact(one, key, null));
  }
  return [
    fact(one, 'country', localizeIn(one, record.name)),
    ...actRows(one, record),
    ...remarkRows(one, record),
  ];
}
