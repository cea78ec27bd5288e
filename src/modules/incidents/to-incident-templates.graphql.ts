/** From an incident answer to its wire form. */
import type { IncidentPhase } from '../countries/domain/national-record.js';
import type { Deviation } from '../countries/domain/national-record.js';
import { deviationsByWeight } from '../countries/domain/national-warnings.js';
import { formatInstant } from './domain/instant.js';
import type { Notice } from './domain/notice-tags.js';
import type { StageAnswer } from './domain/stage-answer.js';
import { formatLocal } from './domain/local-time.js';
import { renderTemplate } from './domain/template.js';
import type { Message } from '../../shared/message.js';
import type { Voice } from '../../shared/graphql/voice.js';
import type { IncidentAnswer } from './incident.service.js';
import type {
  IncidentPhaseView,
  IncidentTemplatesView,
  NationalDeviationView,
} from './incident.graphql.js';

export const instantOrNull = (at: Date | null | undefined): string | null =>
  at ? formatInstant(at) : null;

export const sayAll = (sentences: readonly Message[], voice: Voice): string =>
  sentences.map(voice.say).join(' ');

function toPhaseView(stage: StageAnswer, zone: string | null, voice: Voice): IncidentPhaseView {
  const { finalTerm, legalBasis } = stage;
  return {
    phase: stage.phase,
    deadline: formatInstant(stage.deadline),
    deadlineLocal: zone === null ? null : formatLocal(stage.deadline, zone),
    deadlineBasis: voice.say(stage.basis),
    nationalDeadline: instantOrNull(stage.nationalDeadline),
    trustServiceDeadline: instantOrNull(stage.trustServiceDeadline),
    safeBy: instantOrNull(finalTerm?.safeBy),
    legalLatest: instantOrNull(finalTerm?.legalLatest),
    legalLatestIsExact: finalTerm?.legalLatestIsExact ?? null,
    deadlineNote: finalTerm === null ? null : sayAll(finalTerm.notes, voice),
    legalBasis: `${voice.act(legalBasis)} ${legalBasis.provision}`,
    template: renderTemplate(stage.template, voice.say),
    sources: voice.sources(stage.sources),
  };
}

export const toDeviationView = (deviation: Deviation, voice: Voice): NationalDeviationView => ({
  text: voice.say(deviation.warning),
  strong: deviation.strong,
  source: voice.source(deviation.source),
});

export function toIncidentTemplatesView(
  { stages, warnings, national }: IncidentAnswer,
  voice: Voice,
): IncidentTemplatesView {
  const note = national?.transposition.note ?? null;
  const deviations = national === null ? [] : deviationsByWeight(national);
  return {
    phases: stages.map((stage) => toPhaseView(stage, national?.timeZone ?? null, voice)),
    warnings: warnings.map((sentences) => sayAll(sentences, voice)),
    deviations: deviations.map((deviation) => toDeviationView(deviation, voice)),
    transpositionStatus: national?.transposition.status ?? null,
    transpositionNote: note === null ? null : voice.say(note),
    language: voice.language,
  };
}

/** Every answer has all stages. */
export const toNotice = (
  { phases, language }: IncidentTemplatesView,
  wanted: IncidentPhase,
): Notice => ({ text: phases.find(({ phase }) => phase === wanted)?.template ?? '', language });

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
