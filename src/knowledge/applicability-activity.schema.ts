/** Schema of the activity codes in `kb/applicability`. */
import { z } from 'zod';
import { squash } from '../modules/scoping/domain/activity-code.js';
import type {
  ActivityKnowledge,
  ActivityLink,
  NaceList,
  NaceVersion,
  NationalCodes,
} from '../modules/scoping/domain/activity-knowledge.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts, type Source } from '../shared/source.js';

const code = z.string().regex(/^\d{2}(\.\d{1,2})?$/);
const naceVersion = z.enum(['2.1', '2.0']);
const headings = z.record(code, z.string().min(1));

const sectorCodes = z.strictObject({
  named_by_directive: z.array(code).default([]),
  by_heading: z.array(code).default([]),
  indicative: z.array(code).default([]),
});

const index = z.record(z.string(), sectorCodes);
const names = z.strictObject({ '2.1': z.array(z.string()), '2.0': z.array(z.string()) });

const classification = z.strictObject({
  current: naceVersion,
  max_digits: z.int().min(4),
  mixed: z.boolean(),
  confidence: z.enum(['high', 'medium', 'low']),
  versions: z.string(),
  names: names.optional(),
});

export const activityShape = {
  'nace-2.1': headings,
  'nace-2.0': headings,
  'activity-index-2.1': index,
  'activity-index-2.0': index,
  residuals: z.strictObject({
    '2.1': z.record(code, z.string()),
    '2.0': z.record(code, z.string()),
  }),
  'ambiguous-codes': z.array(code),
  'national-classifications': z.strictObject({
    union: z.strictObject({ names }),
    countries: z.record(z.string().regex(/^[a-z]{2}$/), classification),
  }),
};

type Shape = typeof activityShape;
export type ActivityFiles = Readonly<{ [Name in keyof Shape]: z.infer<Shape[Name]> }>;
type Index = z.infer<typeof index>;

/** Confirmed links first, because the first link of a code is used. */
function toLinks(raw: Index): Readonly<Record<string, readonly ActivityLink[]>> {
  const entries = Object.entries(raw);
  const all = [
    ...entries.flatMap(([sector, { named_by_directive: named, by_heading: headed }]) =>
      [...named, ...headed].map((key) => ({ key, sector, strength: 'confirmed' as const })),
    ),
    ...entries.flatMap(([sector, { indicative }]) =>
      indicative.map((key) => ({ key, sector, strength: 'indicative' as const })),
    ),
  ];
  const grouped = Object.groupBy(all, ({ key }) => key);
  return Object.fromEntries(
    Object.entries(grouped).map(([key, links = []]) => [
      key,
      links.map(({ sector, strength }) => ({ sector, strength })),
    ]),
  );
}

/** Rev. 2 lists classes only; its divisions and groups exist without a title. */
function toTitles(raw: Readonly<Record<string, string>>): Readonly<Record<string, string | null>> {
  const parents = Object.keys(raw).flatMap((key) => [key.slice(0, 2), key.slice(0, 4)]);
  return { ...Object.fromEntries(parents.map((key) => [key, null])), ...raw };
}

const NACE_NAMES = { '2.1': 'NACE Rev. 2.1', '2.0': 'NACE Rev. 2' } as const;

/** Rev. 2.1 cites its own act, Rev. 2 the annex that names it. */
const naceSource = (acts: Acts, version: NaceVersion): Source =>
  version === '2.1'
    ? resolveSource(acts, { act: 'nace', provision: 'Annex' })
    : resolveSource(acts, { act: 'nis2', provision: 'Annex II point 5(b)-(f)' });

function toNaceList(files: ActivityFiles, acts: Acts, version: NaceVersion): NaceList {
  const residuals = Object.entries(files.residuals[version]);
  return {
    name: NACE_NAMES[version],
    titles: toTitles(files[`nace-${version}`]),
    links: toLinks(files[`activity-index-${version}`]),
    residuals: Object.fromEntries(
      residuals.map(([key, text]) => [key, message(`scoping:residuals.${text}`)]),
    ),
    sources: [naceSource(acts, version)],
  };
}

function toLabels(files: ActivityFiles): Readonly<Record<string, NaceVersion>> {
  const { union, countries } = files['national-classifications'];
  const all = [union.names, ...Object.values(countries).flatMap((one) => one.names ?? [])];
  const labelled = (version: NaceVersion) =>
    all.flatMap((one) => one[version].map((name) => [squash(name), version] as const));
  return Object.fromEntries([...labelled('2.1'), ...labelled('2.0')]);
}

export function toActivityKnowledge(files: ActivityFiles, acts: Acts): ActivityKnowledge {
  const raw = Object.entries(files['national-classifications'].countries);
  const countries = raw.map(([country, one]): readonly [string, NationalCodes] => [
    country,
    { current: one.current, isMixed: one.mixed, maxDigits: one.max_digits },
  ]);
  return {
    nace: { '2.1': toNaceList(files, acts, '2.1'), '2.0': toNaceList(files, acts, '2.0') },
    ambiguous: files['ambiguous-codes'],
    labels: toLabels(files),
    countries: Object.fromEntries(countries),
    maxDigits: Math.max(...countries.map(([, one]) => one.maxDigits)),
  };
}
