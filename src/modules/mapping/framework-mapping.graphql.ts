/** GraphQL types of the framework mapping. Source. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Baseline } from './domain/baseline.js';
import type { MappingNote } from './domain/framework-mapping.js';
import type { RequestContext } from '../../shared/graphql/context.js';
import { Bounds, ListLength } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { VersionArgs } from '../../shared/graphql/versions.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { FoundMeasure, FrameworkMappingService } from './framework-mapping.service.js';
import { MeasureView, toMeasureView } from './measure.graphql.js';
import { MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';

/** Characters; well above the longest measure name in any language. */
const MAX_MEASURE_KEY_LENGTH = 500;

@ArgsType()
export class FrameworkMappingMeasureArgs extends VersionArgs {
  @Bounds({ maxLength: MAX_MEASURE_KEY_LENGTH })
  @Field(() => String)
  measure_key!: string;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@ObjectType('MappingBaseline', { simpleResolvers: true })
export class BaselineView {
  @Field(() => Int, { name: 'kokku' })
  total!: number;

  @Field(() => [String], { name: 'tugev_kate' })
  strong!: readonly string[];

  @Field(() => [String], { name: 'osaline_kate' })
  partial!: readonly string[];

  @Field(() => GraphQLJSONObject, { name: 'vahed' })
  gaps!: Readonly<Record<string, string>>;
}

@ObjectType('MappingNote', { simpleResolvers: true })
export class MappingNoteView {
  @Field(() => String, { name: 'tekst' })
  text!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@MappingAccess()
@ObjectType('FrameworkMapping', { simpleResolvers: true })
export class FrameworkMappingView {
  @Field(() => BaselineView)
  baseline!: BaselineView;

  @ListLength(10)
  @Field(() => [MeasureView], { name: 'meetmed' })
  measures!: MeasureView[];

  @Field(() => [MappingNoteView], { name: 'markused' })
  notes!: MappingNoteView[];

  @Field(() => [String], { name: 'nimetus_kontrollimata' })
  unverifiedNames!: readonly string[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const toBaselineView = ({ gaps, ...rest }: Baseline, localizer: Localizer): BaselineView => ({
  ...rest,
  gaps: Object.fromEntries(gaps.map(({ article, text }) => [article, localizer.localize(text)])),
});

const toNoteView = ({ text, sources }: MappingNote, localizer: Localizer): MappingNoteView => ({
  text: localizer.localize(text),
  sources: localizer.sources(sources),
});

export const toFrameworkMappingView = (
  mapping: FrameworkMappingService,
  localizer: Localizer,
): FrameworkMappingView => ({
  baseline: toBaselineView(mapping.baseline(), localizer),
  measures: mapping.measures().map((one) => toMeasureView(one, localizer)),
  notes: mapping.notes().map((note) => toNoteView(note, localizer)),
  unverifiedNames: mapping.unverifiedNames(),
  language: localizer.language,
});

/** Lists further matches of a fragment in `meta.muud_vasted`, as articles. */
export function toFoundView(
  { mapping, others }: FoundMeasure,
  localizer: Localizer,
  context: RequestContext,
): MeasureView {
  if (others.length > 0) context.meta['muud_vasted'] = others.map(({ article }) => article);
  return toMeasureView(mapping, localizer);
}
