/** GraphQL types of the law of a country. Not part of the documented interface. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { CountryCode, Day } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { TRANSPOSITION_STATUS } from '../../shared/graphql/transposition.graphql.js';
import { actSources, nativeTerm, nationalSource } from '../countries/domain/national-overlay.js';
import type {
  NationalClass,
  NationalRecord,
  TranspositionStatus,
} from '../countries/domain/national-record.js';
import { countryJsonLd, termIri } from './domain/json-ld.js';
import { LocalizedVersionArgs } from '../../shared/graphql/versions.js';

@ArgsType()
export class LawCountryArgs extends LocalizedVersionArgs {
  @CountryCode()
  @Field(() => String)
  country!: string;
}

@ArgsType()
export class LawDutiesArgs extends LawCountryArgs {
  @Day()
  @Field(() => String, { nullable: true })
  from?: string | null;
}

@ObjectType('LawCountryClass', { simpleResolvers: true })
export class LawCountryClassView {
  @Field(() => String, { nullable: true })
  provision!: string | null;

  @Field(() => String, { nullable: true })
  term!: string | null;

  @Field(() => String)
  iri!: string;
}

@ObjectType('LawCountry', { simpleResolvers: true })
export class LawCountryView {
  @Field(() => String)
  country!: string;

  @Field(() => String)
  name!: string;

  @Field(() => TRANSPOSITION_STATUS)
  status!: TranspositionStatus;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => String)
  act!: string;

  @Field(() => String, { name: 'act_en' })
  actEn!: string;

  @Field(() => String, { nullable: true })
  publication!: string | null;

  @Field(() => String, { name: 'in_force_date', nullable: true })
  inForceDate!: string | null;

  @Field(() => LawCountryClassView)
  essential!: LawCountryClassView;

  @Field(() => LawCountryClassView)
  important!: LawCountryClassView;

  @Field(() => String, { name: 'incident_provision', nullable: true })
  incidentProvision!: string | null;

  @Field(() => String, { name: 'incident_recipient', nullable: true })
  incidentRecipient!: string | null;

  @Field(() => String, { nullable: true })
  authority!: string | null;

  @Field(() => [String])
  notes!: string[];

  @Field(() => [String])
  unverified!: string[];

  @Field(() => [SourceView])
  sources!: SourceView[];

  @Field(() => GraphQLJSONObject, { name: 'json_ld' })
  jsonLd!: Readonly<Record<string, unknown>>;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

@ObjectType('LawCountries', { simpleResolvers: true })
export class LawCountriesView {
  @Field(() => [LawCountryView])
  countries!: LawCountryView[];

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const toClassView = ({ provision, term }: NationalClass, iri: string, { language }: Localizer) => ({
  provision,
  iri,
  term: term === null ? null : nativeTerm(term, language),
});

const linkedLaw = (
  { officialLanguages, classification }: NationalRecord,
  described: Readonly<{ iri: string; name: string; sources: readonly SourceView[] }>,
  { language }: Localizer,
) =>
  countryJsonLd({
    ...described,
    language,
    mainLanguage: officialLanguages[0] ?? language,
    terms: [
      { class: 'essential', term: classification.essential.term },
      { class: 'important', term: classification.important.term },
    ],
  });

/** @param baseUrl public URL without a trailing slash */
export function toCountryView(
  record: NationalRecord,
  localizer: Localizer,
  baseUrl: string,
): LawCountryView {
  const { act, classification, incident, transposition } = record;
  const { provision, essential, important, thresholdNote, notes } = classification;
  const provisions = [provision, essential.provision, important.provision, incident.provision];
  const cited = provisions.flatMap((one) => nationalSource(record, one));
  const ofAct = cited.length > 0 ? cited : actSources(record);
  const iri = `${baseUrl}/v1/law/countries/${record.country}`;
  const name = localizer.localize(record.name);
  const sources = localizer.sources(ofAct);
  return {
    country: record.country,
    name,
    status: transposition.status,
    note: transposition.note === null ? null : localizer.localize(transposition.note),
    act: act.title,
    actEn: act.titleEn,
    publication: act.publication,
    inForceDate: act.inForceDate,
    essential: toClassView(essential, termIri(iri, 'essential'), localizer),
    important: toClassView(important, termIri(iri, 'important'), localizer),
    incidentProvision: incident.provision,
    incidentRecipient: incident.recipient,
    authority: record.authority?.name ?? null,
    notes: [thresholdNote, ...notes].flatMap((one) =>
      one === null ? [] : localizer.localize(one),
    ),
    unverified: record.unverified.map((one) => localizer.t(`countries:unverified.${one}`)),
    sources,
    jsonLd: linkedLaw(record, { iri, name, sources }, localizer),
    language: localizer.language,
  };
}

export const toCountriesView = (
  records: readonly NationalRecord[],
  localizer: Localizer,
  baseUrl: string,
): LawCountriesView => ({
  countries: records.map((one) => toCountryView(one, localizer, baseUrl)),
  language: localizer.language,
});
