/** National part of a scoping result, as wire values. Source. */
import type { ActRule } from '../countries/domain/act-rules.js';
import type { NationalVerdict } from './domain/national-verdict.js';
import {
  classTermNote,
  nationalNote,
  nationalOverlay,
  type NationalOverlay,
} from '../countries/domain/national-overlay.js';
import type { NationalRecord } from '../countries/domain/national-record.js';
import { memoizePer } from '../../shared/memoize-per.js';
import { message, type Message } from '../../shared/message.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { SourceList } from '../../shared/graphql/source-list.js';
import type { ScopingAnswer } from './applicability.service.js';
import type { Counterfactual } from './domain/counterfactual.js';
import type { NationalRuling } from './domain/national-ruling.js';
import { nationalClass } from './national-sources.graphql.js';
import { FIGURE_WORDS, THRESHOLD_BASIS_WORDS } from './scoping-words.graphql.js';
import type {
  NationalOpenView,
  NationalOverlayView,
  NationalResultView,
  NationalStepView,
  ScopingCounterfactualView,
} from './national-side.graphql.js';
import { actOf, isOfMainAct, rulingSentences } from './domain/ruling-statements.js';

/** `deciding`: rule that gave the class; its provision is more exact than the one on the class in general. */
const toOverlayView = memoizePer(
  (overlay: NationalOverlay, deciding: ActRule | null): NationalOverlayView =>
    Object.freeze({
      ...overlay,
      thresholdBasis: THRESHOLD_BASIS_WORDS[overlay.thresholdBasis],
      ...(deciding === null ? {} : { provision: deciding.provision, sourceUrl: deciding.url }),
    }),
);

function bySizeNote({ nationalVerdict: own, assessment }: ScopingAnswer): readonly Message[] {
  if (own === null) return [];
  const provision = own.provisions.join('; ');
  const params = {
    provision,
    verdict: own.entityClass,
    directive: assessment.verdict.entityClass,
  };
  return [message('countries:general.national_differs', params)];
}

/** The term of the class and, for a pending country, its explanation. */
function termNote(answer: ScopingAnswer, language: Localizer['language']): readonly Message[] {
  const { national, ruling } = answer;
  if (national === null || (ruling !== null && !isOfMainAct(ruling, national))) return [];
  const entityClass = nationalClass(answer);
  // The sentence on the class names the provision that was applied, which may not be the general one on classes.
  if (entityClass !== null && ruling !== null && ruling.verdict.deciding !== null) {
    const overlay = nationalOverlay(national, entityClass, language);
    return overlay === null ? [] : [classTermNote(overlay)];
  }
  const note = nationalNote(national, entityClass, language);
  return [note ?? national.transposition.note].filter((one) => one !== null);
}

/** Sentences on the national act; a class by its own rules comes first. `ruled`: sentences about that class. */
function noteOf(
  answer: ScopingAnswer,
  ruled: readonly string[],
  { localize, language }: Localizer,
): string | null {
  const terms = termNote(answer, language).map(localize);
  const all =
    answer.ruling === null ? [...terms, ...bySizeNote(answer).map(localize)] : [...ruled, ...terms];
  return all.length === 0 ? null : all.join(' ');
}

export const toCounterfactualView = (
  one: Counterfactual,
  list: SourceList,
  localizer: Localizer,
): ScopingCounterfactualView => ({
  condition: `${FIGURE_WORDS[one.figure]} ${one.comparison} ${String(one.limit)}`,
  classification: one.entityClass,
  text: localizer.localize(one.message),
  sources: list.placesOf(one.sources),
});

const toStepView = memoizePer(({ id, provision, url, quote }: ActRule): NationalStepView =>
  Object.freeze({ rule: id, provision, url, quote }),
);

const toOpenView = memoizePer((rule: ActRule): NationalOpenView =>
  Object.freeze(Object.assign({}, toStepView(rule), { isCoded: rule.isCoded })),
);

type ViewTools = Readonly<{ list: SourceList; localizer: Localizer }>;

function toRulingView(
  ruling: NationalRuling,
  national: NationalRecord,
  { list, localizer }: ViewTools,
): Omit<NationalResultView, 'classification' | 'size' | 'differs' | 'provisions'> {
  const { deciding, held } = ruling.verdict;
  return {
    act: actOf(ruling, national),
    url: deciding?.url ?? null,
    quote: deciding?.quote ?? null,
    trace: held.map((rule) => toStepView(rule)),
    counterfactuals: ruling
      .counterfactuals()
      .map((one) => toCounterfactualView(one, list, localizer)),
  };
}

const NO_RULING = { act: null, url: null, quote: null, trace: [], counterfactuals: [] };

function toResultView(
  own: NationalVerdict,
  { ruling, national }: ScopingAnswer,
  tools: ViewTools,
): NationalResultView {
  return {
    classification: own.entityClass,
    size: own.size,
    differs: own.differs,
    provisions: [...own.provisions],
    ...(ruling === null || national === null ? NO_RULING : toRulingView(ruling, national, tools)),
  };
}

function overlayOf(answer: ScopingAnswer, localizer: Localizer): NationalOverlayView | null {
  const { national, ruling } = answer;
  if (national === null || (ruling !== null && !isOfMainAct(ruling, national))) return null;
  const overlay = nationalOverlay(national, nationalClass(answer), localizer.language);
  return overlay === null ? null : toOverlayView(overlay, ruling?.verdict.deciding ?? null);
}

const ruledSentences = ({ ruling, national }: ScopingAnswer): readonly Message[] =>
  ruling === null || national === null ? [] : rulingSentences(ruling, national);

/** The class that binds: under the act, if its rules were coded, else under the Directive. */
function summaryOf({ assessment }: ScopingAnswer, ruled: readonly string[], localizer: Localizer) {
  return ruled[0] ?? localizer.localize(assessment.result.message);
}

export function toNationalView(answer: ScopingAnswer, list: SourceList, localizer: Localizer) {
  const { national, nationalVerdict, ruling } = answer;
  const pending = national?.transposition.note ?? null;
  const ruled = ruledSentences(answer).map(localizer.localize);
  return {
    nationalOverlay: overlayOf(answer, localizer),
    nationalResult:
      nationalVerdict === null ? null : toResultView(nationalVerdict, answer, { list, localizer }),
    summary: summaryOf(answer, ruled, localizer),
    nationalOpen: (ruling?.verdict.open ?? []).map((rule) => toOpenView(rule)),
    nationalNote: noteOf(answer, ruled, localizer),
    transpositionStatus: national?.transposition.status ?? null,
    transpositionNote: pending === null ? null : localizer.localize(pending),
  };
}
