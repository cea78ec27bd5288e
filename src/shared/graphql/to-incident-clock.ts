/** Converts what deadlines, texts and records of incidents have in common. */
import type { Clock } from '../../modules/incidents/domain/clock.js';
import { formatInstant } from '../../modules/incidents/domain/instant.js';
import { formatLocal } from '../../modules/incidents/domain/local-time.js';
import type { StageAnswer } from '../../modules/incidents/domain/stage-answer.js';
import { codeOf, type Message } from '../message.js';
import { provisionBeside, type Source } from '../source.js';
import type { IncidentClockView } from './incident-clock.graphql.js';
import type { Localizer } from './localizer.js';

export const instantOrNull = (at: Date | null | undefined): string | null =>
  at ? formatInstant(at) : null;

export const localOrNull = (at: Date | null | undefined, zone: string | null): string | null =>
  at && zone !== null ? formatLocal(at, zone) : null;

export const localizeAll = (sentences: readonly Message[], localizer: Localizer): string =>
  sentences.map(localizer.localize).join(' ');

export function basisText(source: Source, localizer: Localizer): string {
  const act = localizer.act(source);
  return `${act} ${provisionBeside(act, source.provision)}`;
}

/** The term and the provision of the national act; null without them. */
export function toNationalBasis(
  stage: Pick<StageAnswer, 'nationalTerm' | 'nationalLegalBasis'> | null,
  localizer: Localizer,
) {
  const term = stage?.nationalTerm ?? null;
  const source = stage?.nationalLegalBasis ?? null;
  return {
    nationalDeadlineBasis: term === null ? null : localizer.localize(term),
    nationalLegalBasis: source === null ? null : basisText(source, localizer),
  };
}

export function toClockView(
  clock: Clock,
  zone: string | null,
  localizer: Localizer,
): IncidentClockView {
  const { deadline, later } = clock;
  return {
    regime: clock.regime,
    duty: clock.duty,
    title: localizer.localize(clock.title),
    deadline: instantOrNull(deadline),
    deadlineLocal: localOrNull(deadline, zone),
    isExact: clock.isExact,
    safeBy: instantOrNull(clock.safeBy),
    legalLatest: instantOrNull(clock.legalLatest),
    anchor: clock.anchor,
    recipients: clock.recipients,
    nationalDeadline: instantOrNull(clock.nationalDeadline),
    runsFrom: clock.runsFrom,
    startedAt: instantOrNull(clock.startedAt),
    basis: localizer.localize(clock.basis),
    basisCode: codeOf(clock.basis),
    noteCodes: clock.notes.map(codeOf),
    laterDeadline: instantOrNull(later?.at),
    laterDeadlineLocal: localOrNull(later?.at, zone),
    laterReason: later === null ? null : localizeAll(later.reasons, localizer),
    notes: clock.notes.map(localizer.localize),
    sources: localizer.sources(clock.sources),
  };
}
