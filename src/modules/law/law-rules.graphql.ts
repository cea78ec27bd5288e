/** GraphQL types of rules and parameters. Not part of the documented interface, so names are English. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, Float, ObjectType } from 'type-graphql';
import { Bounds, CountryCode } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { LocalizedVersionArgs } from '../../shared/graphql/versions.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { EntityClass } from '../scoping/domain/applicability-knowledge.js';
import { jsonLdOf } from './domain/json-ld.js';
import type { LawParameter } from './domain/law-parameter.js';
import { type LawRule, type RuleKind, RULE_KINDS } from './domain/law-rule.js';
import { CLASSIFICATION } from '../../shared/graphql/classification.graphql.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

/** Characters; well above the longest code. */
const MAX_CODE_LENGTH = 100;

const RULE_KIND = wordEnum('LawRuleKind', RULE_KINDS);

@ArgsType()
export class LawListArgs extends LocalizedVersionArgs {
  @CountryCode()
  @Field(() => String, { nullable: true })
  country?: string | null;
}

@ArgsType()
export class LawRulesArgs extends LawListArgs {
  @Field(() => RULE_KIND, { nullable: true })
  kind?: RuleKind | null;
}

@ArgsType()
export class LawRuleArgs extends LocalizedVersionArgs {
  @Bounds({ maxLength: MAX_CODE_LENGTH })
  @Field(() => String)
  rule_code!: string;
}

@ObjectType('LawRule', { simpleResolvers: true })
export class LawRuleView {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  iri!: string;

  @Field(() => RULE_KIND)
  kind!: RuleKind;

  @Field(() => String)
  text!: string;

  @Field(() => CLASSIFICATION, { nullable: true })
  gives!: EntityClass | null;

  @Field(() => String, { nullable: true })
  country!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];

  @Field(() => GraphQLJSONObject, { name: 'json_ld' })
  jsonLd!: Readonly<Record<string, unknown>>;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

@ObjectType('LawRules', { simpleResolvers: true })
export class LawRulesView {
  @Field(() => [LawRuleView])
  rules!: LawRuleView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

@ObjectType('LawParameter', { simpleResolvers: true })
export class LawParameterView {
  @Field(() => String)
  code!: string;

  @Field(() => Float)
  value!: number;

  @Field(() => String)
  unit!: string;

  @Field(() => String, { nullable: true })
  country!: string | null;

  @Field(() => String, { name: 'valid_from', nullable: true })
  validFrom!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('LawParameters', { simpleResolvers: true })
export class LawParametersView {
  @Field(() => [LawParameterView])
  parameters!: LawParameterView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

/** @param baseUrl public URL without a trailing slash */
export function toRuleView(rule: LawRule, localizer: Localizer, baseUrl: string): LawRuleView {
  const { code, kind, gives, country } = rule;
  const iri = `${baseUrl}/v1/law/rules/${code}`;
  const text = localizer.localize(rule.message);
  const sources = localizer.sources(rule.sources);
  const jsonLd = jsonLdOf({ iri, code, text, language: localizer.language, sources });
  return { code, iri, kind, text, gives, country, sources, jsonLd, language: localizer.language };
}

export const toParameterView = (
  { source, ...rest }: LawParameter,
  localizer: Localizer,
): LawParameterView => ({ ...rest, sources: [localizer.source(source)] });

export const toRulesView = (
  rules: readonly LawRule[],
  localizer: Localizer,
  baseUrl: string,
): LawRulesView => ({
  rules: rules.map((one) => toRuleView(one, localizer, baseUrl)),
  language: localizer.language,
});

export const toParametersView = (
  all: readonly LawParameter[],
  localizer: Localizer,
): LawParametersView => ({
  parameters: all.map((one) => toParameterView(one, localizer)),
  language: localizer.language,
});
