/**
 * Rules of four platforms' importers, written from their public source code: each function returns what the importer
 * would refuse or silently ignore; empty if it takes everything.
 */
import { z } from 'zod';

const URN =
  /^urn:([a-zA-Z0-9_-]+):([a-zA-Z0-9_-]+):([a-zA-Z0-9_-]+)(?::([a-zA-Z0-9_-]+))?:([0-9A-Za-z[\]()\-._:]+)$/;

const urn = z
  .string()
  .regex(URN)
  .refine((text) => text === text.toLowerCase(), 'not in lower case');

const mapping = z.strictObject({
  source_requirement_urn: urn,
  target_requirement_urn: urn,
  relationship: z.enum(['subset', 'intersect', 'equal', 'superset', 'not_related']),
  rationale: z.enum(['syntactic', 'semantic', 'functional']).optional(),
  strength_of_relationship: z.int().min(0).max(10).optional(),
  annotation: z.string().optional(),
});

const requirementNode = z.strictObject({
  urn,
  parent_urn: urn.optional(),
  ref_id: z.string().optional(),
  name: z.string().optional(),
  assessable: z.boolean(),
  depth: z.int().positive(),
});

const framework = z.strictObject({
  urn,
  ref_id: z.string().min(1),
  name: z.string(),
  description: z.string(),
  requirement_nodes: z.array(requirementNode).min(1),
});

const mappingSet = z.strictObject({
  urn,
  ref_id: z.string(),
  name: z.string().min(1),
  description: z.string(),
  source_framework_urn: urn,
  target_framework_urn: urn,
  requirement_mappings: z.array(mapping).min(1),
});

export const cisoAssistantLibrary = z.strictObject({
  urn,
  locale: z.string(),
  ref_id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  copyright: z.string().optional(),
  version: z.int().positive().max(2_147_483_647),
  publication_date: z.iso.date(),
  provider: z.string(),
  packager: z.string(),
  dependencies: z.array(urn).optional(),
  objects: z
    .strictObject({
      frameworks: z.array(framework).optional(),
      requirement_mapping_sets: z.array(mappingSet).optional(),
    })
    .refine((objects) => Object.keys(objects).length > 0, 'no objects'),
});
export type CisoAssistantLibrary = z.infer<typeof cisoAssistantLibrary>;

export const proboFramework = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  controls: z
    .array(
      z.object({
        id: z.string().min(1),
        name: z.string(),
        description: z.string(),
        best_practice: z.boolean(),
        maturity_level: z.enum(
          ['NONE', 'INITIAL', 'MANAGED', 'DEFINED', 'QUANTITATIVELY_MANAGED', 'OPTIMIZING'],
        ),
        not_implemented_justification: z.string().optional(),
      }),
    )
    .min(1),
}); // prettier-ignore

const filled = (most: number) => z.string().min(1).max(most);
const indices = z.array(z.int().min(0)).max(500);

export const compAiFramework = z
  .strictObject({
    version: z.literal('1'),
    exportedAt: z.string().max(50).optional(),
    framework: z.strictObject({
      name: filled(255),
      version: filled(50),
      description: filled(2000),
      visible: z.boolean().optional(),
    }),
    requirements: z
      .array(
        z.strictObject({
          name: filled(255),
          description: filled(100_000),
          identifier: z.string().max(255),
          requirementFamily: z.string().max(255).optional(),
          sortOrder: z.int().min(0),
        }),
      )
      .max(1000),
    controlTemplates: z
      .array(
        z.strictObject({
          name: filled(255),
          description: filled(10_000),
          controlFamily: z.string().max(255).optional(),
          requirementIndices: indices,
          policyTemplateIndices: indices,
          taskTemplateIndices: indices,
        }),
      )
      .max(1000),
    policyTemplates: z.array(z.never()),
    taskTemplates: z.array(z.never()),
  })
  .refine(
    ({ requirements, controlTemplates }) =>
      controlTemplates.every(({ requirementIndices }) =>
        requirementIndices.every((at) => at < requirements.length),
      ),
    'an index is beyond its list',
  );

const OPENLANE_COLUMNS = [
  'Tags', 'InternalNotes', 'SystemInternalId', 'MappingType', 'Relation', 'Confidence', 'Source', 'OwnerId',
  'BlockedGroupIDs', 'EditorIDs', 'FromControlIDs', 'ToControlIDs', 'FromSubcontrolIDs', 'ToSubcontrolIDs',
  'FromControlRefCodes', 'FromSubcontrolRefCodes', 'ToControlRefCodes', 'ToSubcontrolRefCodes',
]; // prettier-ignore

const refCodes = z
  .string()
  .refine(
    (text) =>
      text.split(',').every((code) => code.split('::').length === 2 && !/^::|::$/.test(code)),
    'a code has exactly one ::',
  );

const openlaneRow = z.object({
  MappingType: z.enum(['EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECT', 'PARTIAL']),
  Relation: z.string(),
  Source: z.enum(['MANUAL', 'IMPORTED']),
  FromControlRefCodes: refCodes,
  ToControlRefCodes: refCodes,
});

/** @param table with its header */
export function openlaneErrors([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const unknown = head.filter((name) => !OPENLANE_COLUMNS.includes(name));
  const bad = rows.flatMap((row) => {
    const record = Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']));
    return openlaneRow.safeParse(record).error?.issues.map(({ message }) => message) ?? [];
  });
  return [...unknown, ...bad];
}

/** Rows of trestle's csv-to-oscal-mc: required columns, ids known in the catalogs, a relationship or one open side. */
export function trestleErrors(
  [head = [], , ...rows]: readonly (readonly string[])[],
  isKnown: (catalog: string, id: string) => boolean,
): string[] {
  const at = (name: string) => head.findIndex((one) => one.replaceAll('$', '').toLowerCase() === name);
  const columns = ['source_resource', 'target_resource', 'map_source_id_ref_list', 'map_target_id_ref_list', 'map_relationship'].map(at);
  if (columns.includes(-1)) return ['a required column is missing'];
  return rows.flatMap((row) => {
    const [source = '', target = '', from = '', to = '', relationship = ''] = columns.map((one) => row[one] ?? '');
    const ids = [[source, from], [target, to]].flatMap(([catalog = '', list = '']) =>
      list.split(' ').filter((id) => id !== '').map((id) => ({ catalog, id })));
    const sides = [from, to].filter((list) => list !== '').length;
    const isGood = sides === (relationship === '' ? 1 : 2);
    const unknown = ids.filter(({ catalog, id }) => !isKnown(catalog, id)).map(({ id }) => id);
    return isGood ? unknown : [`neither mapped nor open: ${row.join(',')}`];
  });
} // prettier-ignore
