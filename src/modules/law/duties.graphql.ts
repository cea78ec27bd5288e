/** GraphQL types of duties and their calendar. Not part of the documented interface, so names are English. */
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import type { WriteCalendar } from '../incidents/clocks.ports.js';
import { dueDay, type Duty, type DutyKind, type Term } from './domain/duty.js';
import type { CountryDuties } from './law.service.js';

export const DUTY_KIND = {
  registration: 'registration',
  measures: 'measures',
  management: 'management',
  training: 'training',
  audit: 'audit',
  supervision: 'supervision',
  fine: 'fine',
} as const;
registerEnumType(DUTY_KIND, { name: 'DutyKind' });

@ObjectType('DutyTerm', { simpleResolvers: true })
export class DutyTermView {
  @Field(() => Int)
  value!: number;

  @Field(() => String, { description: 'days, weeks, months or years' })
  unit!: string;

  @Field(() => String, { description: 'event from which it runs, such as becoming_subject' })
  from!: string;
}

@ObjectType('DutyFine', {
  simpleResolvers: true,
  description: 'upper limit; the higher one counts',
})
export class DutyFineView {
  @Field(() => Float, { description: 'in million of the currency' })
  million!: number;

  @Field(() => String, { description: 'ISO 4217' })
  currency!: string;

  @Field(() => Float, { name: 'turnover_percent', nullable: true })
  turnoverPercent!: number | null;
}

@ObjectType('Duty', {
  simpleResolvers: true,
  description: 'A duty as stated in an act that was read',
})
export class DutyView {
  @Field(() => String)
  code!: string;

  @Field(() => DUTY_KIND)
  kind!: DutyKind;

  @Field(() => [String], { description: 'essential, important' })
  classes!: readonly string[];

  @Field(() => DutyTermView, { nullable: true })
  term!: Term | null;

  @Field(() => DutyTermView, { nullable: true })
  repeats!: Term | null;

  @Field(() => String, { name: 'applies_from', nullable: true })
  appliesFrom!: string | null;

  @Field(() => String, { name: 'due_on', nullable: true, description: 'term counted from `from`' })
  dueOn!: string | null;

  @Field(() => String, { nullable: true, description: 'in the language of the act' })
  recipient!: string | null;

  @Field(() => [String], { description: 'data to submit, in the language of the act' })
  data!: readonly string[];

  @Field(() => DutyFineView, { nullable: true })
  fine!: DutyFineView | null;

  @Field(() => String, { nullable: true, description: 'at most 15 words of the act' })
  quote!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('Duties', { simpleResolvers: true })
export class DutiesView {
  @Field(() => String)
  country!: string;

  @Field(() => Boolean, {
    name: 'national_text_held',
    description: 'false: no text of the national act was read, so only the Directive is listed',
  })
  nationalTextHeld!: boolean;

  @Field(() => [DutyView], { description: 'duties under the national act' })
  national!: DutyView[];

  @Field(() => [DutyView], { description: 'duties that the Directive requires' })
  union!: DutyView[];

  @Field(() => String, { nullable: true, description: 'iCalendar file; null without `from`' })
  ics!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 'YYYY-MM-DD'.length);

const dueOf = ({ term }: Duty, from: Date | null): Date | null =>
  term === null || from === null ? null : dueDay(term, from);

function toDutyView(duty: Duty, from: Date | null, localizer: Localizer): DutyView {
  const due = dueOf(duty, from);
  return {
    code: duty.code,
    kind: duty.kind,
    classes: duty.classes,
    term: duty.term,
    repeats: duty.repeats,
    appliesFrom: duty.appliesFrom,
    recipient: duty.recipient,
    data: duty.data,
    fine: duty.fine,
    quote: duty.quote,
    dueOn: due === null ? null : isoDay(due),
    sources: [localizer.source(duty.source)],
  };
}

const SECONDS_OF_WEEK = 604_800;

function toEvents(duties: readonly Duty[], from: Date, localizer: Localizer) {
  return duties.flatMap((duty) => {
    const at = dueOf(duty, from);
    const { provision } = duty.source;
    const title = `${provision}, ${localizer.act(duty.source)}`;
    const event = { key: `${duty.code} ${isoDay(from)}`, title, description: duty.quote ?? title };
    return at === null ? [] : [{ ...event, at, alarmSeconds: SECONDS_OF_WEEK }];
  });
}

type Calendar = Readonly<{ from: Date | null; write: WriteCalendar }>;

/** The answer is cached, so the file is stamped with the day of the law data. */
const stampOf = ({ kbVersion }: Localizer): Date =>
  new Date(kbVersion.slice('kb_'.length, 'kb_YYYY-MM-DD'.length));

export function toDutiesView(
  { record, national, union }: CountryDuties,
  localizer: Localizer,
  { from, write }: Calendar,
): DutiesView {
  const name = localizer.localize(record.name);
  return {
    country: record.country,
    nationalTextHeld: national.length > 0,
    national: national.map((one) => toDutyView(one, from, localizer)),
    union: union.map((one) => toDutyView(one, from, localizer)),
    ics:
      from === null
        ? null
        : write(`NIS2, ${name}`, toEvents(national, from, localizer), stampOf(localizer)),
    language: localizer.language,
  };
}
