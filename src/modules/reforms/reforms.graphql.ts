/** GraphQL types of drafts of law. Not part of the documented interface, so names are English. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { ReformNoteView, toReformNote } from '../../shared/graphql/reform.graphql.js';
import { LocalizedVersionArgs } from '../../shared/graphql/versions.js';
import { wordingIn, type Reform, type ReformChange, type ReformSource } from './domain/reform.js';

/** Characters; well above the longest id. */
const MAX_ID_LENGTH = 100;

@ArgsType()
export class ReformArgs extends LocalizedVersionArgs {
  @Bounds({ minLength: 1, maxLength: MAX_ID_LENGTH })
  @Field(() => String)
  id!: string;
}

@ObjectType('ReformReport', { simpleResolvers: true })
export class ReformReportView {
  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  url!: string | null;

  @Field(() => String, { name: 'read_on' })
  readOn!: string;
}

@ObjectType('ReformChange', { simpleResolvers: true })
export class ReformChangeView {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  effect!: string;

  @Field(() => String, { name: 'special_case', nullable: true })
  specialCase!: string | null;

  @Field(() => String)
  confidence!: string;

  @Field(() => [ReformReportView])
  reports!: ReformReportView[];
}

@ObjectType('Reform', { simpleResolvers: true })
export class ReformView {
  @Field(() => ReformNoteView)
  draft!: ReformNoteView;

  @Field(() => String, { nullable: true })
  procedure!: string | null;

  @Field(() => String, { nullable: true })
  country!: string | null;

  @Field(() => [ReformChangeView])
  changes!: ReformChangeView[];

  @Field(() => [String])
  unknown!: string[];

  @Field(() => [ReformReportView])
  reports!: ReformReportView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

@ObjectType('Reforms', { simpleResolvers: true })
export class ReformsView {
  @Field(() => [ReformView])
  reforms!: ReformView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const toReportView = ({ title, url, readOn }: ReformSource): ReformReportView => ({
  title,
  url,
  readOn,
});

const toChangeView = (
  { id, text, effect, confidence, sources }: ReformChange,
  localizer: Localizer,
): ReformChangeView => ({
  id,
  text: wordingIn(text, localizer.language),
  effect: effect.kind,
  specialCase: 'specialCase' in effect ? effect.specialCase : null,
  confidence,
  reports: sources.map(toReportView),
});

export const toReformView = (reform: Reform, localizer: Localizer): ReformView => ({
  draft: toReformNote(reform, localizer),
  procedure: reform.procedure,
  country: reform.country,
  changes: reform.changes.map((one) => toChangeView(one, localizer)),
  unknown: reform.unknown.map((one) => wordingIn(one, localizer.language)),
  reports: reform.sources.map(toReportView),
  language: localizer.language,
});

export const toReformsView = (all: readonly Reform[], localizer: Localizer): ReformsView => ({
  reforms: all.map((one) => toReformView(one, localizer)),
  language: localizer.language,
});
