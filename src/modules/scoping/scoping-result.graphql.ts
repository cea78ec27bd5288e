/** GraphQL output of scoping. Source. */
import { Field, Int, ObjectType } from 'type-graphql';
import type { Annex, EntityClass } from './domain/applicability-knowledge.js';
import type { TranspositionStatus } from '../countries/domain/national-record.js';
import { OmitNull, OmitOnRest } from '../../shared/graphql/decorators.js';
import { ReformNoteView } from '../../shared/graphql/reform.graphql.js';
import { ScopingChangeView } from '../../shared/graphql/scoping-change.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { StatementBasisView } from '../../shared/graphql/statement-basis.graphql.js';
import { TRANSPOSITION_STATUS } from '../../shared/graphql/transposition.graphql.js';
import {
  NationalOpenView,
  NationalOverlayView,
  NationalResultView,
  ScopingCounterfactualView,
} from './national-side.graphql.js';
import { ANNEX } from '../../shared/graphql/annex.graphql.js';
import { SIZE_CLASS } from '../../shared/graphql/size-class.graphql.js';
import type { SizeClass } from '../countries/domain/company-size.js';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';

@ObjectType('ActivityCodeMatch', {
  simpleResolvers: true,
})
export class ActivityCodeMatchView {
  @Field(() => String, { name: 'kood' })
  code!: string;

  @Field(() => String, {
    name: 'klassifikaator',
  })
  classification!: string;

  @Field(() => String, { name: 'nimetus', nullable: true })
  title!: string | null;

  @Field(() => String, { name: 'sektor' })
  sector!: string;

  @Field(() => ANNEX)
  annex!: Annex;

  @Field(() => String, { name: 'tugevus' })
  strength!: string;
}

@ObjectType('ActivityCodeHint', {
  simpleResolvers: true,
})
export class ActivityCodeHintView {
  @Field(() => String, { name: 'sektor' })
  sector!: string;

  @Field(() => String, { name: 'nimetus' })
  title!: string;

  @Field(() => ANNEX)
  annex!: Annex;
}

@ObjectType('ScopingTraceStep', {
  simpleResolvers: true,
})
export class ScopingTraceStepView {
  @Field(() => String, { name: 'reegel' })
  rule!: string;

  @Field(() => String, { name: 'artikkel' })
  article!: string;

  @Field(() => String, { name: 'tekst' })
  text!: string;
}

@ObjectType('ScopingResult', { simpleResolvers: true })
export class ScopingResultView {
  @Field(() => CLASSIFICATION, { name: 'klassifikatsioon' })
  classification!: EntityClass;

  @Field(() => SIZE_CLASS, { name: 'suurus' })
  sizeClass!: SizeClass;

  @Field(() => String, { name: 'sektor', nullable: true })
  sector!: string | null;

  @Field(() => ANNEX, { nullable: true })
  annex!: Annex | null;

  @Field(() => [String], { name: 'pohjendused' })
  reasons!: string[];

  @Field(() => [String], { name: 'hoiatused' })
  warnings!: string[];

  @Field(() => [StatementBasisView], {
    name: 'pohjenduste_alused',
  })
  reasonBases!: StatementBasisView[];

  @Field(() => [StatementBasisView], {
    name: 'hoiatuste_alused',
  })
  warningBases!: StatementBasisView[];

  @Field(() => NationalOverlayView, { name: 'riigi_overlay', nullable: true })
  nationalOverlay!: NationalOverlayView | null;

  @Field(() => NationalResultView, {
    name: 'riigi_tulemus',
    nullable: true,
  })
  nationalResult!: NationalResultView | null;

  @Field(() => String, {
    name: 'kokkuvote',
    nullable: true,
  })
  summary!: string | null;

  @Field(() => [NationalOpenView], {
    name: 'riigi_lahtine',
  })
  nationalOpen!: NationalOpenView[];

  @Field(() => String, { name: 'riigi_markus', nullable: true })
  nationalNote!: string | null;

  @Field(() => [Int], {
    name: 'riigi_markus_allikad',
  })
  nationalNoteSources!: number[];

  @Field(() => ActivityCodeMatchView, { name: 'kood_vaste', nullable: true })
  activityCodeMatch!: ActivityCodeMatchView | null;

  @Field(() => [ActivityCodeHintView], { name: 'kood_vihjed' })
  activityCodeHints!: ActivityCodeHintView[];

  @Field(() => [ScopingTraceStepView], { name: 'jalg' })
  trace!: ScopingTraceStepView[];

  @Field(() => [ScopingCounterfactualView], { name: 'vastupidine' })
  counterfactuals!: ScopingCounterfactualView[];

  @Field(() => [String], {
    name: 'olukord',
  })
  situations!: string[];

  @OmitOnRest(null, 'transposed')
  @Field(() => TRANSPOSITION_STATUS, {
    name: 'transposition_status',
    nullable: true,
  })
  transpositionStatus!: TranspositionStatus | null;

  @OmitNull()
  @Field(() => String, { name: 'transposition_note', nullable: true })
  transpositionNote!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;

  @OmitNull()
  @Field(() => String, { name: 'kontserni_vihje', nullable: true })
  groupHint!: string | null;

  @OmitNull()
  @Field(() => String, { nullable: true })
  receipt!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];

  @OmitNull()
  @Field(() => ReformNoteView, { nullable: true })
  reform!: ReformNoteView | null;

  @OmitNull()
  @Field(() => ScopingChangeView, { name: 'reform_change', nullable: true })
  change!: ScopingChangeView | null;
}
