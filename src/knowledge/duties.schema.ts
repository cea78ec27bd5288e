/** Schema of `kb/duties`: one file per country whose act was read, and `union` for the Directive. */
import { z } from 'zod';
import {
  DUTY_KINDS,
  TERM_STARTS,
  TERM_UNITS,
  type DutiesKnowledge,
  type Duty,
} from '../modules/law/domain/duty.js';
import type {
  CountriesKnowledge,
  NationalRecord,
} from '../modules/countries/domain/national-record.js';
import { ENTITY_GROUPS } from '../modules/incidents/domain/national-schedule.js';
import { nationalSource } from '../modules/countries/domain/national-overlay.js';
import { MEMBER_STATES, isMemberState, type MemberState } from '../shared/country.js';
import { resolveSource, type Acts, type Source } from '../shared/source.js';
import { quote } from './schema-parts.js';

const term = z.strictObject({
  value: z.int().positive(),
  unit: z.enum(TERM_UNITS),
  from: z.enum(TERM_STARTS),
});

/** Another act than the country's. `text_as_of`: by default the date of the text of the country's act. */
const otherAct = z.strictObject({
  title: z.string().min(1),
  url: z.url(),
  text_as_of: z.iso.date().optional(),
});

const duty = z.strictObject({
  code: z.string().regex(/^[a-z0-9_]+(\.[a-z0-9_]+)?$/),
  kind: z.enum(DUTY_KINDS),
  classes: z.array(z.enum(['essential', 'important'])).nonempty(),
  group: z.enum(ENTITY_GROUPS).optional(),
  act: otherAct.optional(),
  provision: z.string().min(1),
  quote: quote.optional(),
  term: term.optional(),
  repeats: term.optional(),
  applies_from: z.iso.date().optional(),
  recipient: z.string().min(1).optional(),
  data: z.array(z.string().min(1)).default([]),
  fine: z
    .strictObject({
      million: z.number().positive(),
      currency: z.string().length(3),
      turnover_percent: z.number().positive().nullable(),
    })
    .optional(),
});

/** Versions before 2026-11-22 have no such folder. */
export const dutiesSchema = z.partialRecord(z.enum(['union', ...MEMBER_STATES]), z.array(duty));

type DutiesFiles = z.infer<typeof dutiesSchema>;
type DutyFile = z.infer<typeof duty>;

const toDuty = (raw: DutyFile, country: MemberState | null, source: Source): Duty => ({
  code: `${country ?? 'union'}.${raw.code}`,
  kind: raw.kind,
  country,
  classes: raw.classes,
  group: raw.group ?? null,
  term: raw.term ?? null,
  repeats: raw.repeats ?? null,
  appliesFrom: raw.applies_from ?? null,
  recipient: raw.recipient ?? null,
  data: raw.data,
  fine:
    raw.fine === undefined
      ? null
      : {
          million: raw.fine.million,
          currency: raw.fine.currency,
          turnoverPercent: raw.fine.turnover_percent,
        },
  quote: raw.quote ?? null,
  source,
});

/** @throws Error if the act of the country has no address: the duty would have no source */
function nationalDuty(raw: DutyFile, record: NationalRecord): Duty {
  const { country, positionDate: ofAct } = record;
  if (raw.act !== undefined) {
    const { title, url, text_as_of: positionDate = ofAct } = raw.act;
    return toDuty(raw, country, { title, url, provision: raw.provision, positionDate });
  }
  const [source] = nationalSource(record, raw.provision);
  if (source === undefined) throw new Error(`kb/duties/${country}.yaml: no source`);
  return toDuty(raw, country, source);
}

/** @param countries undefined if they have errors, which are reported themselves */
export function toDutiesKnowledge(
  files: DutiesFiles,
  acts: Acts,
  countries: CountriesKnowledge | undefined,
): DutiesKnowledge {
  const national = Object.entries(files).flatMap(([name, raw]) =>
    isMemberState(name) && countries !== undefined
      ? [[name, raw.map((one) => nationalDuty(one, countries[name]))] as const]
      : [],
  );
  return {
    union: (files.union ?? []).map((raw) =>
      toDuty(raw, null, resolveSource(acts, { act: 'nis2', provision: raw.provision })),
    ),
    countries: Object.fromEntries(national),
  };
}
