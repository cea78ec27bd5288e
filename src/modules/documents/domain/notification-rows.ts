/** Notification of incidents: stages, addressees, grades, first response. */
import {
  regimeOf,
  type NationalRegime,
  type NationalStage,
} from '../../incidents/domain/national-schedule.js';
import { INCIDENT_PHASES, type IncidentPhase } from '../../countries/domain/national-record.js';
import { composedCase, portalOf, textFor, type ComposedCase } from './composed-case.js';
import { entityKind, mayBeTrustService } from './entity-kind.js';
import { localName } from './composed-names.js';
import type { DocumentCase } from './document-source.js';
import { nationalSource } from '../../countries/domain/national-overlay.js';
import type { Source } from '../../../shared/source.js';
import type { Standing } from './standing.js';
import type { TagRow } from '../../../shared/template-fields.js';

/** The stage of trust services is left out if what is stated excludes them. */
const concerns = ({ stage }: NationalStage, one: DocumentCase, standing: Standing): boolean =>
  stage !== 'trust_service_notification' || mayBeTrustService(one, standing);

/** The regime of the entity; null if the act's stages were not read. */
function readRegime({
  standing,
  one,
}: Pick<ComposedCase, 'standing' | 'one'>): NationalRegime | null {
  const { national, law } = standing;
  if (national === null || law === 'pending') return null;
  const kind = entityKind(standing, one.facts.profile.hasPublicNetwork);
  const regime = regimeOf(one.knowledge.incident.national, national.country, kind);
  if (regime === null || !regime.isRead || regime.stages.length === 0) return null;
  return { ...regime, stages: regime.stages.filter((stage) => concerns(stage, one, standing)) };
}

/** Stages of the act that was read; empty if the Directive's are shown. */
export const codedStages = (
  the: Pick<ComposedCase, 'standing' | 'one'>,
): readonly NationalStage[] => readRegime(the)?.stages ?? [];

/** Recipients of the act that was read, else by the record of the country; in a pending country the CSIRT or authority. */
export function addressees(
  the: Pick<ComposedCase, 'standing' | 'one'>,
  blank: string,
): readonly string[] {
  const { national } = the.standing;
  const coded = readRegime(the)?.recipients ?? [];
  if (coded.length > 0) return coded;
  return [national?.incident.recipient ?? national?.authority?.name ?? blank];
}

/** Provision on incident reporting in the act of the country; null if it was not read. */
export function incidentSource({
  standing,
  one,
}: Pick<ComposedCase, 'standing' | 'one'>): Source | null {
  const regime = readRegime({ standing, one });
  const [first] = regime?.stages ?? [];
  const { national } = standing;
  if (first !== undefined) return regime?.recipientSource ?? first.source;
  return national === null
    ? null
    : (nationalSource(national, national.incident.provision)[0] ?? null);
}

const isPhase = (stage: string): stage is IncidentPhase =>
  (INCIDENT_PHASES as readonly string[]).includes(stage);

/** Stages that repeat the content of another. */
const AS: Readonly<Record<string, IncidentPhase>> = {
  trust_service_notification: 'incident_notification',
  final_report_after_handling: 'final_report',
};

const contentsOf = (one: DocumentCase, stage: string): string =>
  textFor(one, `contents.${isPhase(stage) ? stage : (AS[stage] ?? 'other')}`);

/** Only the first row names the act; the provisions that follow are of the same act. */
const stageRow = (one: DocumentCase, stage: NationalStage): TagRow => ({
  step: textFor(one, `stage.${stage.stage}`),
  deadline: textFor(one, `term.${stage.term.unit}`, {
    value: stage.term.value,
    anchor: textFor(one, `anchor.${stage.runsFrom}`),
  }),
  content: contentsOf(one, stage.stage),
  source: stage.source.provision,
});

function directiveRow(one: DocumentCase, phase: IncidentPhase): TagRow {
  const { stages, terms } = one.knowledge.incident;
  const anchor = phase === 'final_report' ? 'notification_submitted' : 'awareness';
  const hours = phase === 'early_warning' ? terms.earlyWarningHours : terms.notificationHours;
  const [unit, value] =
    phase === 'final_report' ? ['months', terms.finalReportMonths] : ['hours', hours];
  return {
    step: textFor(one, `stage.${phase}`),
    deadline: textFor(one, `term.${unit}`, { value, anchor: textFor(one, `anchor.${anchor}`) }),
    content: contentsOf(one, phase),
    source: localName.provision(one, stages[phase].source.provision),
  };
}

/** Empty for an organisation without a duty to report. */
export function termRows(one: DocumentCase): readonly TagRow[] {
  const the = composedCase(one);
  if (the.standing.entityClass === 'out_of_scope') return [];
  const regime = readRegime(the);
  return regime === null
    ? INCIDENT_PHASES.map((phase) => directiveRow(one, phase))
    : regime.stages.map((stage) => stageRow(one, stage));
}

const contact = (recipient: string, channel: string): TagRow => ({ recipient, channel });

function authorityRows({ one, standing }: ComposedCase): readonly TagRow[] {
  if (standing.entityClass === 'out_of_scope') return [];
  const [name = ''] = addressees({ one, standing }, '');
  const portal = portalOf(standing);
  if (name === '') return [];
  return [
    contact(
      name,
      portal === null
        ? textFor(one, 'contact.significant')
        : textFor(one, 'contact.portal', { url: portal }),
    ),
  ];
}

/** Suppliers whose emergency contact is needed in an incident. */
const MAX_CONTACTS = 5;

export function contactRows(one: DocumentCase): readonly TagRow[] {
  const the = composedCase(one);
  const urgent = one.facts.suppliers.filter(
    ({ grade, hasAccess }) => grade === 'critical' || hasAccess,
  );
  return [
    ...authorityRows(the),
    ...(the.standing.entityClass === 'out_of_scope'
      ? [contact(textFor(one, 'contact.customers'), textFor(one, 'contact.customers_how'))]
      : []),
    contact(textFor(one, 'contact.privacy'), textFor(one, 'contact.privacy_how')),
    contact(textFor(one, 'contact.police'), textFor(one, 'contact.police_how')),
    ...urgent
      .slice(0, MAX_CONTACTS)
      .map(({ name, service }) => contact(name, textFor(one, 'contact.supplier', { service }))),
  ];
}

const GRADES = ['four', 'three', 'two', 'one'] as const;

export const severityRows = (one: DocumentCase): readonly TagRow[] =>
  GRADES.map((grade) => ({
    grade: textFor(one, `severity.${grade}.name`),
    meaning: textFor(one, `severity.${grade}.meaning`),
    response: textFor(one, `severity.${grade}.response`),
  }));
