/** National part of a scoping result, as wire values. Source. */
import type { ActRule } from '../countries/domain/act-rules.js';
import type { NationalVerdict } from './domain/national-verdict.js';
import {
  actSources,
  classificationSources,
  nationalNote,
  nationalOverlay,
  nationalSource,
  type DirectiveClass,
  type NationalOverlay,
} from '../countries/domain/national-overlay.js';
import type { NationalRecord } from '../countries/domain/national-record.js';
import { classificationWarnings } from '../countries/domain/national-warnings.js';
import { message, type Message } from '../../shared/message.js';
import type { Source } from '../../shared/source.js';
import { statement, type Statement } from './domain/statement.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { SourceList } from '../../shared/graphql/statement-basis.graphql.js';
import type { ScopingAnswer } from './applicability.service.js';
import type { Counterfactual } from './domain/counterfactual.js';
import type { NationalRuling } from './domain/national-ruling.js';
import { FIGURE_WORDS, THRESHOLD_BASIS_WORDS } from './applicability.graphql.js';
import type {
  NationalOpenView,
  NationalOverlayView,
  NationalResultView,
  NationalStepView,
  ScopingCounterfactualView,
} from './national-side.graphql.js';
import {
  actOf,
  isOfMainAct,
  rulingSentences,
  rulingSources,
  rulingWarnings,
} from './domain/ruling-statements.js';

const toOverlayView = (overlay: NationalOverlay): NationalOverlayView => ({
  ...overlay,
  thresholdBasis: THRESHOLD_BASIS_WORDS[overlay.thresholdBasis],
});

/** Class whose national provision and term are reported: the national result if there is one. */
function nationalClass({ assessment, nationalVerdict }: ScopingAnswer): DirectiveClass {
  const { entityClass } = nationalVerdict ?? assessment.verdict;
  return entityClass === 'out_of_scope' ? null : entityClass;
}

function verdictNote(answer: ScopingAnswer): readonly Message[] {
  const { nationalVerdict: own, assessment, ruling, national } = answer;
  if (ruling !== null && national !== null) return rulingSentences(ruling, national);
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
  if (national === null || (ruling !== null && !isOfMainAct(ruling))) return [];
  const note = nationalNote(national, nationalClass(answer), language);
  return [note ?? national.transposition.note].filter((one) => one !== null);
}

/** Sentences on the national act; a class by its own rules comes first. */
function noteOf(answer: ScopingAnswer, localizer: Localizer): string | null {
  const terms = termNote(answer, localizer.language);
  const verdict = verdictNote(answer);
  const all = answer.ruling === null ? [...terms, ...verdict] : [...verdict, ...terms];
  return all.length === 0 ? null : all.map(localizer.localize).join(' ');
}

/** Provision of the class (or of all classes if out of scope) and those behind the national result. */
export function nationalSources(answer: ScopingAnswer): readonly Source[] {
  const { national, nationalVerdict, ruling } = answer;
  if (national === null) return [];
  if (ruling !== null) return rulingSources(ruling, national);
  const own = classificationSources(national, nationalClass(answer));
  const { overlayReady, provision } = national.classification;
  const ofClass = own.length > 0 || !overlayReady ? own : nationalSource(national, provision);
  const computed = nationalVerdict?.provisions ?? [];
  return [...ofClass, ...computed.flatMap((one) => nationalSource(national, one))];
}

/** Sources of `riigi_markus`. */
export function noteSources(answer: ScopingAnswer): readonly Source[] {
  const { national } = answer;
  if (national === null) return [];
  const cited = nationalSources(answer);
  return cited.length > 0 ? cited : actSources(national);
}

/** Each rests on the provision about classes, or on the act as a whole if that was not confirmed. */
export function nationalWarnings(answer: ScopingAnswer): readonly Statement[] {
  const { national, nationalVerdict, ruling, country } = answer;
  if (national !== null) {
    const ofClasses = nationalSource(national, national.classification.provision);
    const sources = ofClasses.length > 0 ? ofClasses : actSources(national);
    const general = classificationWarnings(national, nationalVerdict !== null || ruling !== null);
    return [
      ...(ruling === null ? [] : rulingWarnings(ruling, national)),
      ...general.map((said) => statement(said, sources)),
    ];
  }
  if (country === null) return [];
  return [statement(message('countries:general.baseline', { country: country.toUpperCase() }), [])];
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

const toStepView = ({ id, provision, url, quote }: ActRule): NationalStepView => ({
  rule: id,
  provision,
  url,
  quote,
});

const toOpenView = (rule: ActRule): NationalOpenView =>
  Object.assign(toStepView(rule), { isCoded: rule.isCoded });

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
    trace: held.map(toStepView),
    counterfactuals: ruling.counterfactuals.map((one) =>
      toCounterfactualView(one, list, localizer),
    ),
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
  if (national === null || (ruling !== null && !isOfMainAct(ruling))) return null;
  const overlay = nationalOverlay(national, nationalClass(answer), localizer.language);
  return overlay === null ? null : toOverlayView(overlay);
}

const summaryOf = (ruling: NationalRuling | null, national: NationalRecord | null) =>
  ruling === null || national === null ? null : (rulingSentences(ruling, national)[0] ?? null);

export function toNationalView(answer: ScopingAnswer, list: SourceList, localizer: Localizer) {
  const { national, nationalVerdict, ruling, assessment } = answer;
  const pending = national?.transposition.note ?? null;
  const ofDirective = message('scoping:reasons.verdict', {
    verdict: assessment.verdict.entityClass,
  });
  return {
    nationalOverlay: overlayOf(answer, localizer),
    nationalResult:
      nationalVerdict === null ? null : toResultView(nationalVerdict, answer, { list, localizer }),
    summary: localizer.localize(summaryOf(ruling, national) ?? ofDirective),
    nationalOpen: (ruling?.verdict.open ?? []).map(toOpenView),
    nationalNote: noteOf(answer, localizer),
    transpositionStatus: national?.transposition.status ?? null,
    transpositionNote: pending === null ? null : localizer.localize(pending),
  };
}
