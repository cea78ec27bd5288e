/** Schema of `kb/framework-mapping` and of the names in `kb/texts/<language>/measures.yaml`. */
import { z } from 'zod';
import { controlTable } from './control-table.js';
import { namesOf, toFrameworks } from './framework-names.js';
import { SecondReadings, secondReadingSchema } from './second-reading.schema.js';
import {
  gradeShape,
  linkRowsSchema,
  linkSetsSchema,
  rubricSchema,
  toGrade,
  toLinkSets,
} from './framework-links.schema.js';
import {
  FRAMEWORK_KEYS,
  type Control,
  type FrameworkKey,
} from '../modules/mapping/domain/control.js';
import type { FrameworkMappingKnowledge } from '../modules/mapping/domain/framework-mapping.js';
import type { Grade } from '../modules/mapping/domain/grade.js';
import { measureId } from '../modules/mapping/domain/graph-node.js';
import {
  EVIDENCE_CODES,
  edgeKey,
  MAPPING_ROLES,
  type MappingEdge,
} from '../modules/mapping/domain/mapping-edge.js';
import { RELATIONS } from '../modules/mapping/domain/relation.js';
import { COVERAGES, MEASURE_KEYS, type Measure } from '../modules/mapping/domain/measure.js';
import { MEMBER_STATES } from '../shared/country.js';
import { LANGUAGES } from '../shared/language.js';
import { message } from '../shared/message.js';
import { resolveSource, type Acts, type Source, type SourceRef } from '../shared/source.js';
import { source, text } from './schema-parts.js';

const frameworkKey = z.enum(FRAMEWORK_KEYS);
const measureKey = z.enum(MEASURE_KEYS);

const edge = z.strictObject({
  ref: text,
  role: z.enum(MAPPING_ROLES).optional(),
  relation: z.enum(RELATIONS),
  provision: text.optional(),
  evidence: z.array(z.enum(EVIDENCE_CODES)).nonempty(),
  ...gradeShape,
});

const measure = z.strictObject({
  key: measureKey,
  article: z.string().regex(/^art 21\(2\)\([a-j]\)$/),
  coverage: z.enum(COVERAGES),
  sources: z.array(source).nonempty(),
  mappings: z.partialRecord(frameworkKey, z.array(edge).nonempty()),
});

/** One file per framework (`controls`), measure letter (`measures`) and language (`names`, `titles` by reference). */
export const frameworkMappingSchema = z.strictObject({
  frameworks: z
    .array(
      z.strictObject({ key: frameworkKey, act: text, country: z.enum(MEMBER_STATES).optional() }),
    )
    .nonempty(),
  controls: z.partialRecord(frameworkKey, controlTable),
  titles: z.partialRecord(z.enum(LANGUAGES), z.partialRecord(frameworkKey, z.record(text, text))),
  measures: z.record(measureKey, measure),
  'link-sets': linkSetsSchema.optional(),
  links: z.record(text, linkRowsSchema),
  rubric: rubricSchema.optional(),
  'second-reading': secondReadingSchema.optional(),
  notes: z.array(z.strictObject({ key: text, sources: z.array(source).nonempty() })),
  'name-verification': z.record(
    z.enum(LANGUAGES),
    z.strictObject({
      verified: z.boolean(),
      basis: z.enum(['directive', 'reproductions', 'national_act', 'derived', 'recollection']),
    }),
  ),
  names: z.record(z.enum(LANGUAGES), z.object({ name: z.record(measureKey, text) })),
});

export type FrameworkMappingFiles = z.infer<typeof frameworkMappingSchema>;
type RawMeasure = z.infer<typeof measure>;
type RawEdge = z.infer<typeof edge>;

type Resolve = (reference: SourceRef) => Source;

function toMeasure(raw: RawMeasure, files: FrameworkMappingFiles, resolve: Resolve): Measure {
  const { key, article, coverage } = raw;
  return {
    key,
    article,
    coverage,
    names: namesOf(files.names, key),
    inPlace: message(`measures:in_place.${key}`),
    gap: message(`measures:gap.${key}`),
    coverageReason: message(`measures:coverage_reason.${key}`),
    sources: raw.sources.map(resolve),
  };
}

function titlesOf(files: FrameworkMappingFiles, framework: FrameworkKey, ref: string) {
  const { titles } = files;
  const point = MEASURE_KEYS.find((key) => files.measures[key].article === ref);
  if (framework === 'nis2' && point !== undefined) return { titles: namesOf(files.names, point) };
  const known = LANGUAGES.flatMap((language) => {
    const title = titles[language]?.[framework]?.[ref];
    return title === undefined ? [] : [[language, title] as const];
  });
  return known.length === 0 ? {} : { titles: Object.fromEntries(known) };
}

function toControls(files: FrameworkMappingFiles): Control[] {
  return FRAMEWORK_KEYS.flatMap((framework) =>
    (files.controls[framework] ?? []).map(({ point, ...raw }) => ({
      framework,
      ...raw,
      ...(point === undefined ? {} : { point }),
      ...titlesOf(files, framework, raw.ref),
    })),
  );
}

type EdgePlace = Readonly<{
  measure: RawMeasure;
  framework: FrameworkKey;
  act: string;
  grade: Grade | null;
}>;

function toEdge(
  raw: RawEdge,
  { measure, framework, act, grade }: EdgePlace,
  resolve: Resolve,
): MappingEdge {
  const provision = raw.provision ?? raw.ref;
  const ofMeasure = { act: 'nis2', provision: measure.article };
  const ofControl = { act, provision };
  return {
    key: edgeKey(measure.key, framework, raw.ref),
    measure: measure.key,
    framework,
    ref: raw.ref,
    role: raw.role ?? null,
    relation: raw.relation,
    coverage: framework === 'iso27001' ? measure.coverage : null,
    provision,
    evidence: raw.evidence,
    grade,
    sources: (raw.relation === 'equal' ? [ofMeasure] : [ofMeasure, ofControl]).map(resolve),
  };
}

function toEdges(
  files: FrameworkMappingFiles,
  resolve: Resolve,
  readings: SecondReadings,
): MappingEdge[] {
  return MEASURE_KEYS.flatMap((key) =>
    files.frameworks.flatMap(({ key: framework, act }) => {
      const measure = files.measures[key];
      const rows = measure.mappings[framework] ?? [];
      return rows.map((row) => {
        const second = readings.of(measureId(key), { framework, ref: row.ref });
        const grade = toGrade(files.rubric, row, second);
        return toEdge(row, { measure, framework, act, grade }, resolve);
      });
    }),
  );
}

/** @throws Error if a source names an unknown act */
export function toFrameworkMappingKnowledge(
  files: FrameworkMappingFiles,
  acts: Acts,
): FrameworkMappingKnowledge {
  const resolve: Resolve = (reference) => resolveSource(acts, reference);
  const readings = new SecondReadings(files);
  const knowledge = {
    measures: MEASURE_KEYS.map((key) => toMeasure(files.measures[key], files, resolve)),
    frameworks: toFrameworks(files.frameworks, acts),
    controls: toControls(files),
    edges: toEdges(files, resolve, readings),
    linkSets: toLinkSets(files, readings),
    notes: files.notes.map(({ key, sources }) => ({
      text: message(`mapping:note.${key}`),
      sources: sources.map(resolve),
    })),
    unverifiedNames: LANGUAGES.filter((language) => !files['name-verification'][language].verified),
  };
  readings.assertAllUsed();
  return knowledge;
}
