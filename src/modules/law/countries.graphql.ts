/** GraphQL types of the law of a country, and of the acts that are cited. Not part of the documented interface. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { Check, CountryCode } from '../../shared/graphql/decorators.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { TRANSPOSITION_STATUS } from '../../shared/graphql/transposition.graphql.js';
import { nativeTerm, nationalSource } from '../countries/domain/national-overlay.js';
import type {
  NationalClass,
  NationalRecord,
  TranspositionStatus,
} from '../countries/domain/national-record.js';
import { isCalendarDate } from '../changelog/domain/calendar-date.js';
import { LawArgs } from './law-rules.graphql.js';
import type { LawAct } from './law.service.js';

@ArgsType()
export class LawCountryArgs extends LawArgs {
  @CountryCode()
  @Field(() => String)
  country!: string;
}

const checkDay = (value: unknown, field: string) =>
  typeof value === 'string' && !isCalendarDate(value) ? [{ field, type: 'date_parsing' }] : [];

@ArgsType()
export class LawDutiesArgs extends LawCountryArgs {
  @Check(checkDay)
  @Field(() => String, {
    nullable: true,
  })
  from?: string | null;
}

@ObjectType('LawCountryClass', { simpleResolvers: true })
export class LawCountryClassView {
  @Field(() => String, { nullable: true })
  provision!: string | null;

  @Field(() => String, { nullable: true })
  term!: string | null;
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

const toClassView = ({ provision, term }: NationalClass, { language }: Localizer) => ({
  provision,
  term: term === null ? null : nativeTerm(term, language),
});

export function toCountryView(record: NationalRecord, localizer: Localizer): LawCountryView {
  const { act, classification, incident, transposition } = record;
  const { provision, essential, important, thresholdNote, notes } = classification;
  const provisions = [provision, essential.provision, important.provision, incident.provision];
  const cited = provisions.flatMap((one) => nationalSource(record, one));
  const ofAct = cited.length > 0 ? cited : nationalSource(record, act.publication);
  return {
    country: record.country,
    name: localizer.localize(record.name),
    status: transposition.status,
    note: transposition.note === null ? null : localizer.localize(transposition.note),
    act: act.title,
    actEn: act.titleEn,
    publication: act.publication,
    inForceDate: act.inForceDate,
    essential: toClassView(essential, localizer),
    important: toClassView(important, localizer),
    incidentProvision: incident.provision,
    incidentRecipient: incident.recipient,
    authority: record.authority?.name ?? null,
    notes: [thresholdNote, ...notes].flatMap((one) =>
      one === null ? [] : localizer.localize(one),
    ),
    unverified: record.unverified.map((one) => localizer.t(`countries:unverified.${one}`)),
    sources: localizer.sources(ofAct),
    language: localizer.language,
  };
}

export const toCountriesView = (
  records: readonly NationalRecord[],
  localizer: Localizer,
): LawCountriesView => ({
  countries: records.map((one) => toCountryView(one, localizer)),
  language: localizer.language,
});

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
