/** GraphQL type of a measure and its wire words. Source. */
import { Field, ObjectType } from 'type-graphql';
import { titleIn, type Control } from './domain/control.js';
import type { Coverage, Measure } from './domain/measure.js';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { lazy } from '../../shared/lazy.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { MeasureMapping } from './framework-mapping.service.js';
import { COVERAGE, MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';

@ObjectType('LocalizedName', { simpleResolvers: true })
class LocalizedNameView {}

for (const language of LANGUAGES) {
  Field(() => String, { nullable: true })(LocalizedNameView.prototype, language);
}

@ObjectType('ControlReference', { simpleResolvers: true })
export class ControlReferenceView {
  @Field(() => String, { name: 'viide' })
  ref!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;
}

@ObjectType('MeasureControls', { simpleResolvers: true })
export class MeasureControlsView {
  @Field(() => [ControlReferenceView])
  iso27001!: ControlReferenceView[];

  @Field(() => [ControlReferenceView])
  dora!: ControlReferenceView[];

  @Field(() => [ControlReferenceView])
  gdpr!: ControlReferenceView[];
}

@ObjectType('IsoCertified', { simpleResolvers: true })
export class IsoCertifiedView {
  @Field(() => COVERAGE, { name: 'kate' })
  coverage!: Coverage;

  @Field(() => String, { name: 'olemas' })
  inPlace!: string;

  @Field(() => String, { name: 'vahe' })
  gap!: string;

  @Field(() => String, { name: 'pohjendus' })
  reason!: string;
}

@MappingAccess()
@ObjectType('Measure', { simpleResolvers: true })
export class MeasureView {
  /** Not on the wire; resolvers of the measure's links use it. */
  measure!: Measure;
  localizer!: Localizer;

  @Field(() => String, { name: 'voti' })
  key!: string;

  @Field(() => String, { name: 'artikkel' })
  article!: string;

  @Field(() => LocalizedNameView, { name: 'nimetus' })
  names!: Readonly<Record<Language, string>>;

  @Field(() => MeasureControlsView, { name: 'kaardistus' })
  controls!: MeasureControlsView;

  @Field(() => IsoCertifiedView, { name: 'iso_sertifitseeritud' })
  certified!: IsoCertifiedView;

  @Field(() => [SourceView])
  sources!: SourceView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const toControlReference =
  ({ language }: Localizer) =>
  (control: Control): ControlReferenceView => ({
    ref: control.ref,
    title: titleIn(control, language) ?? control.ref,
  });

function toCertifiedView(measure: Measure, localizer: Localizer): IsoCertifiedView {
  return {
    coverage: measure.coverage,
    inPlace: localizer.localize(measure.inPlace),
    gap: localizer.localize(measure.gap),
    reason: localizer.localize(measure.coverageReason),
  };
}

const toControlsView = (
  { iso27001, dora, gdpr }: MeasureMapping['core'],
  localizer: Localizer,
): MeasureControlsView => ({
  iso27001: iso27001.map(toControlReference(localizer)),
  dora: dora.map(toControlReference(localizer)),
  gdpr: gdpr.map(toControlReference(localizer)),
});

/** Texts are localized on first access, because most graph queries read only a name. */
function newMeasureView({ measure, core }: MeasureMapping, localizer: Localizer): MeasureView {
  const controls = lazy(() => toControlsView(core, localizer));
  const certified = lazy(() => toCertifiedView(measure, localizer));
  const sources = lazy(() => localizer.sources(measure.sources));
  return {
    measure,
    localizer,
    key: measure.key,
    article: measure.article,
    names: measure.names,
    get controls() {
      return controls();
    },
    get certified() {
      return certified();
    },
    get sources() {
      return sources();
    },
    language: localizer.language,
  };
}

/** Cache per localizer: one query may reach the same ten measures many times. */
const viewsByLocalizer = new WeakMap<Localizer, Map<string, MeasureView>>();

export function toMeasureView(mapping: MeasureMapping, localizer: Localizer): MeasureView {
  const views = viewsByLocalizer.get(localizer) ?? new Map<string, MeasureView>();
  viewsByLocalizer.set(localizer, views);
  const view = views.get(mapping.measure.key) ?? newMeasureView(mapping, localizer);
  views.set(mapping.measure.key, view);
  return view;
}
