/** Schema of `kb/incident/national`: reporting stages under national acts, one file per country. */
import { z } from 'zod';
import {
  ANCHORS,
  ENTITY_CLASSES,
  ENTITY_GROUPS,
  STAGES,
  TERM_UNITS,
  type NationalRegime,
  type NationalSchedules,
} from '../modules/incidents/domain/national-schedule.js';
import { MEMBER_STATES } from '../shared/country.js';
import type { Source } from '../shared/source.js';

/** `of_record`: the act of `kb/countries`, whatever its title here. */
const act = z.strictObject({
  title: z.string().min(1),
  url: z.url(),
  of_record: z.literal(true).optional(),
});

const stage = z.strictObject({
  stage: z.enum(STAGES),
  runs_from: z.enum(ANCHORS),
  term: z.strictObject({ value: z.int().positive(), unit: z.enum(TERM_UNITS) }),
  repeats: z.literal(true).optional(),
  provision: z.string().min(1),
});

const regime = z.strictObject({
  group: z.enum(ENTITY_GROUPS).optional(),
  entity_class: z.enum(ENTITY_CLASSES).optional(),
  act: act.optional(),
  text_as_of: z.iso.date().optional(),
  recipients: z.array(z.string().min(1)),
  recipient_provision: z.string().min(1).nullable(),
  recipient_act: act.optional(),
  stages: z.array(stage),
});

/** `read_on`: null if the act was not read; `text_as_of` is then the date of the secondary record. */
export const nationalStagesSchema = z.strictObject({
  country: z.enum(MEMBER_STATES),
  act,
  text_as_of: z.iso.date(),
  read_on: z.iso.date().nullable(),
  regimes: z.array(regime).min(1),
});

type NationalFile = z.infer<typeof nationalStagesSchema>;
type RegimeFile = NationalFile['regimes'][number];

function toRegime(raw: RegimeFile, file: NationalFile): NationalRegime {
  const positionDate = raw.text_as_of ?? file.text_as_of;
  const cite = (provision: string, from = raw.act ?? file.act): Source => ({
    title: from.title,
    url: from.url,
    provision,
    positionDate,
    ...(from.of_record === undefined ? {} : { isNationalAct: from.of_record }),
  });
  return {
    group: raw.group ?? null,
    entityClass: raw.entity_class ?? null,
    recipients: raw.recipients,
    recipientSource:
      raw.recipient_provision === null ? null : cite(raw.recipient_provision, raw.recipient_act),
    isRead: file.read_on !== null,
    stages: raw.stages.map((one) => ({
      stage: one.stage,
      runsFrom: one.runs_from,
      term: one.term,
      repeats: one.repeats === true,
      source: cite(one.provision),
    })),
  };
}

/** @throws Error if a file is named after another country */
export function toSchedules(files: Readonly<Record<string, NationalFile>>): NationalSchedules {
  const all = Object.entries(files).map(([name, file]) => {
    if (name !== file.country) throw new Error(`national/${name}.yaml is about ${file.country}`);
    return [file.country, file.regimes.map((raw) => toRegime(raw, file))] as const;
  });
  return Object.fromEntries(all);
}
