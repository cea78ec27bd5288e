/** Converts an incident answer to its GraphQL view. */
import type { IncidentPhase, Deviation } from '../countries/domain/national-record.js';
import { deviationsByWeight } from '../countries/domain/national-warnings.js';
import { formatInstant } from './domain/instant.js';
import type { Notice } from './domain/notice-tags.js';
import type { StageAnswer } from './domain/stage-answer.js';
import { formatLocal } from './domain/local-time.js';
import { renderTemplate } from './domain/template.js';
import type { Warning } from './domain/warning.js';
import { codeOf } from '../../shared/message.js';
import { SourceList } from '../../shared/graphql/source-list.js';
import {
  basisText,
  instantOrNull,
  localizeAll,
  toNationalBasis,
} from '../../shared/graphql/to-incident-clock.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { IncidentAnswer } from './incident.service.js';
import type {
  IncidentPhaseView,
  IncidentTemplatesView,
  NationalDeviationView,
} from './incident.graphql.js';

function toPhaseView(
  stage: StageAnswer,
  zone: string | null,
  localizer: Localizer,
): IncidentPhaseView {
  const { finalTerm } = stage;
  return {
    phase: stage.phase,
    deadline: formatInstant(stage.deadline),
    deadlineLocal: zone === null ? null : formatLocal(stage.deadline, zone),
    deadlineBasis: localizer.localize(stage.basis),
    deadlineBasisCode: codeOf(stage.basis),
    deadlineNoteCodes: (finalTerm?.notes ?? []).map(codeOf),
    nationalDeadline: instantOrNull(stage.nationalDeadline),
    trustServiceDeadline: instantOrNull(stage.trustServiceDeadline),
    safeBy: instantOrNull(finalTerm?.safeBy),
    legalLatest: instantOrNull(finalTerm?.legalLatest),
    legalLatestIsExact: finalTerm?.legalLatestIsExact ?? null,
    deadlineNote: finalTerm === null ? null : localizeAll(finalTerm.notes, localizer),
    anchor: stage.anchor,
    recipients: stage.recipients,
    legalBasis: basisText(stage.legalBasis, localizer),
    ...toNationalBasis(stage, localizer),
    template: renderTemplate(stage.template, localizer.localize),
    sources: localizer.sources(stage.sources),
  };
}

export const toDeviationView = (
  deviation: Deviation,
  localizer: Localizer,
): NationalDeviationView => ({
  text: localizer.localize(deviation.warning),
  code: codeOf(deviation.warning),
  strong: deviation.strong,
  source: localizer.source(deviation.source),
});

/** The warnings as sentences, beside them what each rests on, and the sources that these point to. */
export function toWarningViews(warnings: readonly Warning[], localizer: Localizer) {
  const list = new SourceList([]);
  return {
    warnings: warnings.map(({ sentences }) => localizeAll(sentences, localizer)),
    warningBases: warnings.map(({ about, sources }) => list.basisOf(about, sources)),
    sources: localizer.sources(list.all),
  };
}

export function toIncidentTemplatesView(
  { stages, warnings, national }: IncidentAnswer,
  localizer: Localizer,
): IncidentTemplatesView {
  const note = national?.transposition.note ?? null;
  const deviations = national === null ? [] : deviationsByWeight(national);
  return {
    phases: stages.map((stage) => toPhaseView(stage, national?.timeZone ?? null, localizer)),
    ...toWarningViews(warnings, localizer),
    deviations: deviations.map((deviation) => toDeviationView(deviation, localizer)),
    transpositionStatus: national?.transposition.status ?? null,
    transpositionNote: note === null ? null : localizer.localize(note),
    language: localizer.language,
  };
}

/** Every answer has all stages. */
export const toNotice = (
  { phases, language }: IncidentTemplatesView,
  wanted: IncidentPhase,
): Notice => ({ text: phases.find(({ phase }) => phase === wanted)?.template ?? '', language });

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
