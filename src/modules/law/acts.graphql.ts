/** GraphQL types of the acts that are cited. Not part of the documented interface. */
import { Field, ObjectType } from 'type-graphql';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { LawAct } from './law.service.js';

@ObjectType('LawAct', { simpleResolvers: true })
export class LawActView {
  @Field(() => String)
  key!: string;

  @Field(() => String, { nullable: true })
  country!: string | null;

  @Field(() => String)
  title!: string;

  @Field(() => String, { name: 'in_force_date', nullable: true })
  inForceDate!: string | null;

  @Field(() => SourceView)
  source!: SourceView;
}

@ObjectType('LawActs', { simpleResolvers: true })
export class LawActsView {
  @Field(() => [LawActView])
  acts!: LawActView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const toActView = (
  { key, country, inForceDate, source }: LawAct,
  localizer: Localizer,
): LawActView => ({
  key,
  country,
  title: localizer.act(source),
  inForceDate,
  source: localizer.source(source),
});

export const toActsView = (acts: readonly LawAct[], localizer: Localizer): LawActsView => ({
  acts: acts.map((one) => toActView(one, localizer)),
  language: localizer.language,
});
