/** The draft that an answer applies. Not part of the documented interface, so names are English. */
import { Field, ObjectType } from 'type-graphql';
import {
  draftNotice,
  sourcesOf,
  stageName,
  type Reform,
  wordingIn,
} from '../../modules/reforms/domain/reform.js';
import type { Localizer } from './localizer.js';
import { SourceView } from './source.graphql.js';

@ObjectType('ReformNote', { simpleResolvers: true })
export class ReformNoteView {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  stage!: string;

  @Field(() => String, { name: 'stage_name' })
  stageName!: string;

  @Field(() => String, { name: 'stage_date', nullable: true })
  stageDate!: string | null;

  @Field(() => String, { name: 'position_date' })
  positionDate!: string;

  @Field(() => Boolean, { name: 'is_law' })
  isLaw!: boolean;

  @Field(() => String)
  notice!: string;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

export const toReformNote = (reform: Reform, localizer: Localizer): ReformNoteView => ({
  id: reform.id,
  name: reform.name,
  title: wordingIn(reform.title, localizer.language),
  stage: reform.stage,
  stageName: localizer.localize(stageName(reform)),
  stageDate: reform.stageDate,
  positionDate: reform.positionDate,
  isLaw: false,
  notice: localizer.localize(draftNotice(reform)),
  sources: localizer.sources(sourcesOf(reform, reform.sources)),
});
