/** National provision, sources and statements of one stage. */
import { nationalSource } from '../../countries/domain/national-overlay.js';
import type { IncidentPhase, NationalRecord } from '../../countries/domain/national-record.js';
import { message, type Message } from '../../../shared/message.js';
import { provisionBeside, type Source } from '../../../shared/source.js';
import { addHours, earliest } from './calendar.js';
import type { Deadlines } from './deadlines.js';
import { stageOf, type NationalRegime, type NationalStage } from './national-schedule.js';

/** What national law requires: the record of the country and the regime of the entity. */
export type NationalLaw = Readonly<{
  national: NationalRecord | null;
  regime: NationalRegime | null;
}>;

const provisionOf = ({ incident }: NationalRecord, phase: IncidentPhase): string | null =>
  incident.stages[phase] ?? incident.provision;

/** A pending country gives no national source. */
const isPending = (record: NationalRecord): boolean => record.transposition.status === 'pending';

const isUnchecked = (national: NationalRecord, regime: NationalRegime | null): boolean =>
  regime?.isRead !== true && national.unverified.includes('incident_provision');

/** National provision of the stage, marked if not verified against the act. */
export function nationalBasis(
  { national, regime }: NationalLaw,
  phase: IncidentPhase,
): readonly Message[] {
  if (national === null) return [];
  const coded = isPending(national) ? undefined : stageOf(regime, phase)?.source;
  const provision = coded?.provision ?? provisionOf(national, phase);
  if (provision === null) return [];
  const key = isUnchecked(national, regime) ? 'national_unchecked' : 'national';
  const { title, shortTitle } = national.act;
  const act = typeof coded?.title === 'string' ? coded.title : title;
  const named = provisionBeside(act, provision, shortTitle);
  return [message(`incident:template.${key}`, { provision: named, act })];
}

function codedSources(
  { source }: NationalStage,
  regime: NationalRegime | null,
  phase: IncidentPhase,
): readonly Source[] {
  if (phase !== 'incident_notification') return [source];
  const second = stageOf(regime, 'trust_service_notification')?.source ?? source;
  return second.provision === source.provision ? [source] : [source, second];
}

/** The act with the stage's provision, and with that on trust services for the second stage. */
export function nationalStageSources(
  { national, regime }: NationalLaw,
  phase: IncidentPhase,
): readonly Source[] {
  if (national === null || isPending(national)) return [];
  const rule = stageOf(regime, phase);
  if (rule !== null) return codedSources(rule, regime, phase);
  const trustServices = phase === 'incident_notification' ? national.incident.trustServices : null;
  return [
    ...nationalSource(national, provisionOf(national, phase)),
    ...nationalSource(national, trustServices),
  ];
}

/** Shorter national deadline of a stage; null if there is none. Versions without coded stages name it as a deviation. */
export function nationalDeadline(
  { national }: Pick<NationalLaw, 'national'>,
  phase: IncidentPhase,
  { national: coded }: Deadlines,
  detectedAt: Date,
): Date | null {
  const ends = (national?.incident.deviations ?? []).flatMap(({ shorterTerm }) =>
    shorterTerm?.phase === phase ? [addHours(detectedAt, shorterTerm.hours)] : [],
  );
  const [first, ...others] = [...ends, ...(coded[phase] === null ? [] : [coded[phase]])];
  return first === undefined ? null : earliest(first, ...others);
}

/** The act with the stage's provision; null if it is not known, not verified or not yet law. */
export function nationalLegalBasis(law: NationalLaw, phase: IncidentPhase): Source | null {
  const isVerified = law.national !== null && !isUnchecked(law.national, law.regime);
  return isVerified ? (nationalStageSources(law, phase)[0] ?? null) : null;
}

/** The term of a stage under the act, in words, with its source. */
export const termOf = ({ stage, term, runsFrom }: NationalStage): Message =>
  message('incident:national.term', {
    stage,
    value: term.value,
    unit: term.unit,
    anchor: runsFrom,
  });

export function sourceParams({ source: { title, provision, url } }: NationalStage) {
  const act = typeof title === 'string' ? title : '';
  return { act, provision: provisionBeside(act, provision), url };
}

export const sourceNote = (rule: NationalStage): Message =>
  message('incident:template.source', sourceParams(rule));

export const termNote = (rule: NationalStage): readonly Message[] => [
  termOf(rule),
  sourceNote(rule),
];

const isMonths = ({ term }: NationalStage, months: number): boolean =>
  term.unit === 'months' && term.value === months;

/** Whether a final report is due as under art 23(4)(d). */
const isDirectiveTerm = (rule: NationalStage, months: number): boolean =>
  rule.runsFrom === 'notification_submitted' && isMonths(rule, months);

/** The act's term of the final report, if it is not that of art 23(4)(d); otherwise null. */
export function ownFinalTerm(regime: NationalRegime | null, months: number): NationalStage | null {
  const rule = stageOf(regime, 'final_report');
  return rule === null || isDirectiveTerm(rule, months) ? null : rule;
}

/** The act's term after an incident that was still ongoing, if it is not that of art 23(4)(e); otherwise null. */
export function ownTermAfterHandling(
  regime: NationalRegime | null,
  months: number,
): NationalStage | null {
  const rule = stageOf(regime, 'final_report_after_handling');
  return rule === null || isMonths(rule, months) ? null : rule;
}

/** Whether the stages of the act were coded and read. Empty in versions without coded stages. */
export function codingNotes(
  { national, regime }: NationalLaw,
  isCoded: boolean,
): readonly Message[] {
  if (!isCoded || national === null || national.act.stage === 'bill') return [];
  if (regime === null || regime.stages.length === 0)
    return [message('incident:national.not_coded')];
  return regime.isRead ? [] : [message('incident:national.not_read')];
}
