/** Schema of `kb/changes`: one file per change, named by its id. */
import { z } from 'zod';
import {
  CHANGE_KINDS,
  type Change,
  type ChangesKnowledge,
} from '../modules/changelog/domain/change.js';
import { CHANGE_ID } from '../modules/changelog/domain/change-cursor.js';
import { KB_VERSION, PENDING_RELEASE, releasesOf } from '../modules/changelog/domain/kb-release.js';
import { newestFirst } from '../modules/changelog/domain/change-log.js';
import type { CountriesKnowledge } from '../modules/countries/domain/national-record.js';
import { FRAMEWORK_KEYS } from '../modules/mapping/domain/control.js';
import { MEASURE_KEYS } from '../modules/mapping/domain/measure.js';
import { MEMBER_STATES } from '../shared/country.js';
import type { Acts } from '../shared/source.js';
import { changedAct } from './changed-act.js';
import { translated } from './schema-parts.js';

const kbVersion = z.union([z.string().regex(KB_VERSION), z.literal(PENDING_RELEASE)]);

/**
 * `national_act`: of a change for one state; default: its act on the Directive. `url`: address of the change; default: that
 * of the act. `report`: id of the link report that led to it. `measures`,
 * `frameworks`: if limited to some.
 */
const change = z.strictObject({
  date: z.iso.date(),
  kb_version: kbVersion,
  previous_kb_version: kbVersion.nullable(),
  act: z.string().min(1),
  provision: z.string().min(1).nullable(),
  country: z.enum(MEMBER_STATES).nullable(),
  kind: z.enum(CHANGE_KINDS),
  description: translated,
  national_act: z.strictObject({ title: z.string().min(1), url: z.url() }).optional(),
  url: z.url().optional(),
  report: z.uuid().optional(),
  measures: z.array(z.enum(MEASURE_KEYS)).min(1).optional(),
  frameworks: z.array(z.enum(FRAMEWORK_KEYS)).min(1).optional(),
});

/** Key: file name without extension. */
export const changesSchema = z.record(z.string().regex(CHANGE_ID), change);

export type ChangesFiles = z.infer<typeof changesSchema>;

function toChange(
  id: string,
  raw: ChangesFiles[string],
  acts: Acts,
  countries: Partial<CountriesKnowledge>,
): Change {
  const act = acts[raw.act];
  if (act === undefined)
    throw new Error(`kb/changes/${id}.yaml: kb/sources.yaml has no act "${raw.act}"`);
  return {
    id,
    date: raw.date,
    kbVersion: raw.kb_version,
    previousKbVersion: raw.previous_kb_version,
    ...changedAct(raw, act, countries),
    country: raw.country,
    kind: raw.kind,
    description: raw.description,
    ...(raw.report === undefined ? {} : { report: raw.report }),
    ...(raw.measures === undefined ? {} : { measures: raw.measures }),
    ...(raw.frameworks === undefined ? {} : { frameworks: raw.frameworks }),
  };
}

/** @throws Error if a change names an unknown act */
export const toChangesKnowledge = (
  files: ChangesFiles,
  acts: Acts,
  countries: Partial<CountriesKnowledge> = {},
): ChangesKnowledge =>
  newestFirst(Object.entries(files).map(([id, raw]) => toChange(id, raw, acts, countries)));

/**
 * Gives pending changes the version of the present content, so callers never see a version that does not exist.
 * @param version version of the present content
 */
export function withVersion(log: ChangesKnowledge, version: string): ChangesKnowledge {
  const last = releasesOf(log).at(-1)?.version ?? null;
  return log.map((change) =>
    change.kbVersion === PENDING_RELEASE
      ? { ...change, kbVersion: version, previousKbVersion: last }
      : change,
  );
}
