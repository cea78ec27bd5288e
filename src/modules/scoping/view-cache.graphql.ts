/**
 * Views of answers without the sentence about the size, kept by class, outcome and language. Lists that recur are one
 * frozen object each, so that the writer keeps their texts.
 */
import { Interner } from '../../shared/interner.js';
import { partedList } from '../../shared/parted-list.js';
import { asTemplate } from '../../shared/view-template.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { CachedParts, ScopingAnswer } from './applicability.service.js';
import type { ScopingResultView, ScopingTraceStepView } from './scoping-result.graphql.js';

/** Of one generation. A view refers to shared lists and takes some 700 bytes. */
const MAX_VIEWS = 16_000;
/** Shared lists, records and sentences, of all languages. */
const MAX_SHARED = 100_000;

/** A plain object, which is copied faster than an instance. */
type PlainView = { [Name in keyof ScopingResultView]: ScopingResultView[Name] };

/** The others follow from class, outcome and language. */
const VARYING = ['reasons', 'trace', 'groupHint', 'receipt', 'reform', 'change'] as const;

type CachedView = Readonly<{
  view: PlainView;
  reasons: readonly string[];
  size: Omit<ScopingTraceStepView, 'text'>;
  steps: readonly ScopingTraceStepView[];
}>;

const interner = new Interner();

type Views = WeakMap<Localizer, WeakMap<object, Map<object, CachedView>>>;

/** Of two generations, so that those in use survive. */
let recent: Views = new WeakMap();
let older: Views = new WeakMap();
let count = 0;

/** `ofDirective`: how many items come from the Directive; the others follow from the country. */
function shared<Item>(list: Item[], ofDirective: number): Item[] {
  const { length } = list;
  if (ofDirective === 0 || ofDirective >= length) return interner.of(list);
  const parts = [interner.of(list.slice(0, ofDirective)), interner.of(list.slice(ofDirective))];
  return partedList(...parts);
}

function toKept({ assessment }: ScopingAnswer, view: ScopingResultView): CachedView | null {
  const [size, ...steps] = view.trace;
  const [first, ...reasons] = view.reasons;
  if (size === undefined || first !== size.text) return null;
  const { rule, article } = size;
  const warnings = assessment.warnings.length;
  const kept: PlainView = Object.assign({}, view, {
    reasonBases: interner.of(view.reasonBases),
    warnings: shared(view.warnings, warnings),
    warningBases: shared(view.warningBases, warnings),
    nationalResult: interner.of(view.nationalResult),
    nationalOpen: interner.of(view.nationalOpen),
    nationalNoteSources: interner.of(view.nationalNoteSources),
    activityCodeMatch: interner.of(view.activityCodeMatch),
    activityCodeHints: interner.of(view.activityCodeHints),
    counterfactuals: interner.of(view.counterfactuals),
    situations: interner.of(view.situations),
    sources: shared(view.sources, assessment.sources.length),
  });
  return {
    view: asTemplate(kept, VARYING),
    reasons: interner.of(reasons),
    size: { rule, article },
    steps: interner.of(steps),
  };
}

function renew(): void {
  older = recent;
  recent = new WeakMap();
  count = 0;
}

function forget(): void {
  interner.clear();
  renew();
  older = new WeakMap();
}

const findIn = (
  views: Views,
  localizer: Localizer,
  { assessment, outcome }: CachedParts,
): CachedView | undefined => views.get(localizer)?.get(assessment)?.get(outcome);

function find(localizer: Localizer, parts: CachedParts): CachedView | undefined {
  const known = findIn(recent, localizer, parts);
  if (known !== undefined) return known;
  const old = findIn(older, localizer, parts);
  if (old !== undefined) keep(localizer, parts, old);
  return old;
}

function keep(localizer: Localizer, { assessment, outcome }: CachedParts, made: CachedView): void {
  if (interner.size >= MAX_SHARED) forget();
  if (count >= MAX_VIEWS) renew();
  count += 1;
  const ofLanguage = recent.get(localizer) ?? new WeakMap<object, Map<object, CachedView>>();
  const ofClass = ofLanguage.get(assessment) ?? new Map<object, CachedView>();
  recent.set(localizer, ofLanguage.set(assessment, ofClass.set(outcome, made)));
}

const withSize = ({ view, reasons, size, steps }: CachedView, text: string): ScopingResultView => ({
  ...view,
  reasons: partedList([text], reasons),
  trace: partedList([{ rule: size.rule, article: size.article, text }], steps),
});

/**
 * @param sentence about the size, with the figures
 * @param make the whole view
 */
export function cachedView(
  answer: ScopingAnswer,
  localizer: Localizer,
  { sentence, make }: Readonly<{ sentence: () => string; make: () => ScopingResultView }>,
): ScopingResultView {
  const { kept } = answer;
  if (kept === null) return make();
  const known = find(localizer, kept);
  if (known !== undefined) return withSize(known, sentence());
  const view = make();
  const made = toKept(answer, view);
  if (made !== null) keep(localizer, kept, made);
  return made === null ? view : withSize(made, sentence());
}
