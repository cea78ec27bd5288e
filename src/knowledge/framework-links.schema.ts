/** Schema of `kb/framework-mapping/links` and `rubric.yaml`; versions before 2026-11-24 have neither. */
import { z } from 'zod';
import { FRAMEWORK_KEYS } from '../modules/mapping/domain/control.js';
import { LINK_LEVELS, type LinkSet } from '../modules/mapping/domain/control-link.js';
import {
  GRADINGS,
  RATIONALES,
  STRONGEST,
  type Grade,
  type Rationale,
  type SecondReading,
} from '../modules/mapping/domain/grade.js';
import { controlId } from '../modules/mapping/domain/graph-node.js';
import { EVIDENCE_CODES, type MappingRole } from '../modules/mapping/domain/mapping-edge.js';
import { RELATIONS, type Relation } from '../modules/mapping/domain/relation.js';
import { tableRows } from './control-table.js';
import type { SecondReadings } from './second-reading.schema.js';
import { reader, text } from './schema-parts.js';

const strengthSchema = z.int().min(0).max(STRONGEST);

/** `second`: null; readings of single links are in `second-reading.csv`. */
const reading = reader.extend({ second: z.null() });

const linkSet = z.strictObject({
  key: z.string().regex(/^[a-z0-9_]+$/),
  from: z.enum(FRAMEWORK_KEYS),
  to: z.enum(FRAMEWORK_KEYS),
  level: z.enum(LINK_LEVELS),
  relation: z.enum(RELATIONS),
  strength: strengthSchema,
  rationale: z.enum(RATIONALES),
  graded: z.enum(GRADINGS),
  evidence: z.array(z.enum(EVIDENCE_CODES)).nonempty(),
  licence: text.nullable(),
  attribution: text.nullable(),
  reading,
});

export const linkSetsSchema = z.array(linkSet).nonempty();

const row = z.strictObject({
  from: text,
  to: text,
  provision: text.optional(),
  relation: z.enum(RELATIONS).optional(),
  strength: z.coerce.number().pipe(strengthSchema).optional(),
  rationale: z.enum(RATIONALES).optional(),
  reason: text.optional(),
});

const COLUMNS = new Set(Object.keys(row.shape));

const withoutEmpty = (cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));

export const linkRowsSchema = z.preprocess(
  (table) => (typeof table === 'string' ? tableRows(table, COLUMNS).map(withoutEmpty) : table),
  z.array(row).nonempty(),
);

const byRole = z.strictObject({
  core: strengthSchema,
  related: strengthSchema,
  ungraded: strengthSchema,
});

export const rubricSchema = z.strictObject({
  levels: z.array(z.strictObject({ strength: strengthSchema, means: text })).length(STRONGEST + 1),
  by_rule: z.record(z.enum(RELATIONS), byRole),
  reading,
  second_reading: reader.optional(),
});

type LinkFiles = Readonly<{
  'link-sets'?: z.infer<typeof linkSetsSchema> | undefined;
  links: Readonly<Record<string, z.infer<typeof linkRowsSchema>>>;
}>;

type RawRow = z.infer<typeof row>;
type RawSet = z.infer<typeof linkSet>;

/** An empty cell takes the value of the table. */
const toLinkRow = (set: RawSet, one: RawRow, second: SecondReadings): LinkSet['links'][number] => ({
  from: one.from,
  to: one.to,
  provision: one.provision ?? null,
  relation: one.relation ?? set.relation,
  strength: one.strength ?? set.strength,
  rationale: one.rationale ?? set.rationale,
  reason: one.reason ?? null,
  second: second.of(controlId({ framework: set.from, ref: one.from }), {
    framework: set.to,
    ref: one.to,
  }),
});

/** @throws Error if a table has no file, or a file no table */
export function toLinkSets(
  { 'link-sets': sets = [], links }: LinkFiles,
  second: SecondReadings,
): LinkSet[] {
  const extra = Object.keys(links).filter((name) => !sets.some(({ key }) => key === name));
  if (extra.length > 0) throw new Error(`links.yaml has no table ${extra.join(', ')}`);
  return sets.map((set) => {
    const rows = links[set.key];
    if (rows === undefined) throw new Error(`links/${set.key}.csv is missing`);
    const { key, from, to, level, graded, evidence, licence, attribution, reading: once } = set;
    return {
      key,
      from,
      to,
      level,
      graded,
      evidence,
      licence,
      attribution,
      reading: once,
      links: rows.map((one) => toLinkRow(set, one, second)),
    };
  });
}

/** Members of a link of a measure that was graded by itself. */
export const gradeShape = {
  strength: strengthSchema.optional(),
  rationale: z.enum(RATIONALES).optional(),
  reason: text.optional(),
};

type RawGrade = Readonly<{
  relation: Relation;
  role?: MappingRole | undefined;
  strength?: number | undefined;
  rationale?: Rationale | undefined;
  reason?: string | undefined;
}>;

/** null in versions that have no rubric. */
export function toGrade(
  rubric: z.infer<typeof rubricSchema> | undefined,
  raw: RawGrade,
  second: SecondReading | null,
): Grade | null {
  if (rubric === undefined) return null;
  return {
    strength: raw.strength ?? rubric.by_rule[raw.relation][raw.role ?? 'ungraded'],
    grading: raw.reason === undefined ? 'rule' : 'reading',
    rationale: raw.rationale ?? (raw.relation === 'equal' ? 'syntactic' : 'semantic'),
    reason: raw.reason ?? null,
    reading: { ...rubric.reading, second },
  };
}
