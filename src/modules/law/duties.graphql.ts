/** GraphQL types of duties and their calendar. Not part of the documented interface, so names are English. */
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { ENTITY_GROUP } from '../../shared/graphql/incident-words.graphql.js';
import { SourceView } from '../../shared/graphql/source.graphql.js';
import { dueDay, type Duty, type DutyKind, type Term, DUTY_KINDS } from './domain/duty.js';
import type { CountryDuties } from './law.service.js';
import type { EntityGroup } from '../incidents/domain/national-schedule.js';
import type { WriteCalendar } from '../incidents/domain/calendar-file.js';
import { isoDay } from '../../shared/iso-day.js';
import { wordEnum } from '../../shared/graphql/wire-enum.js';

const DUTY_KIND = wordEnum('DutyKind', DUTY_KINDS);

@ObjectType('DutyTerm', { simpleResolvers: true })
class DutyTermView {
  @Field(() => Int)
  value!: number;

  @Field(() => String)
  unit!: string;

  @Field(() => String)
  from!: string;
}

@ObjectType('DutyFine', { simpleResolvers: true })
export class DutyFineView {
  @Field(() => Float)
  million!: number;

  @Field(() => String)
  currency!: string;

  @Field(() => Float, { name: 'turnover_percent', nullable: true })
  turnoverPercent!: number | null;
}

@ObjectType('Duty', { simpleResolvers: true })
export class DutyView {
  @Field(() => String)
  code!: string;

  @Field(() => DUTY_KIND)
  kind!: DutyKind;

  @Field(() => [String])
  classes!: readonly string[];

  @Field(() => ENTITY_GROUP, { nullable: true })
  group!: EntityGroup | null;

  @Field(() => DutyTermView, { nullable: true })
  term!: Term | null;

  @Field(() => DutyTermView, { nullable: true })
  repeats!: Term | null;

  @Field(() => String, { name: 'applies_from', nullable: true })
  appliesFrom!: string | null;

  @Field(() => String, { name: 'due_on', nullable: true })
  dueOn!: string | null;

  @Field(() => String, { nullable: true })
  recipient!: string | null;

  @Field(() => [String])
  data!: readonly string[];

  @Field(() => DutyFineView, { nullable: true })
  fine!: DutyFineView | null;

  @Field(() => String, { nullable: true })
  quote!: string | null;

  @Field(() => [SourceView])
  sources!: SourceView[];
}

@ObjectType('Duties', { simpleResolvers: true })
export class DutiesView {
  @Field(() => String)
  country!: string;

  @Field(() => Boolean, { name: 'national_text_held' })
  nationalTextHeld!: boolean;

  @Field(() => [DutyView])
  national!: DutyView[];

  @Field(() => [DutyView])
  union!: DutyView[];

  @Field(() => String, { nullable: true })
  ics!: string | null;

  @Field(() => String, { name: 'keel_kasutatud' })
  language!: string;
}

const dueOf = ({ term }: Duty, from: Date | null): Date | null =>
  term === null || from === null ? null : dueDay(term, from);

function toDutyView(duty: Duty, from: Date | null, localizer: Localizer): DutyView {
  const due = dueOf(duty, from);
  return {
    code: duty.code,
    kind: duty.kind,
    classes: duty.classes,
    group: duty.group,
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
