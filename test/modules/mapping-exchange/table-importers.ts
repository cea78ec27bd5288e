/**
 * Rules of the importers of Openlane and trestle, which read tables, written from their public source code: each
 * function returns what the importer would refuse or silently ignore; empty if it accepts everything.
 */
import { z } from 'zod';

const OPENLANE_COLUMNS = [
  'Tags',
  'InternalNotes',
  'SystemInternalId',
  'MappingType',
  'Relation',
  'Confidence',
  'Source',
  'OwnerId',
  'BlockedGroupIDs',
  'EditorIDs',
  'FromControlIDs',
  'ToControlIDs',
  'FromSubcontrolIDs',
  'ToSubcontrolIDs',
  'FromControlRefCodes',
  'FromSubcontrolRefCodes',
  'ToControlRefCodes',
  'ToSubcontrolRefCodes',
];

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
  const at = (name: string) =>
    head.findIndex((one) => one.replaceAll('$', '').toLowerCase() === name);
  const columns = [
    'source_resource',
    'target_resource',
    'map_source_id_ref_list',
    'map_target_id_ref_list',
    'map_relationship',
  ].map(at);
  if (columns.includes(-1)) return ['a required column is missing'];
  return rows.flatMap((row) => {
    const [source = '', target = '', from = '', to = '', relationship = ''] = columns.map(
      (one) => row[one] ?? '',
    );
    const ids = [
      [source, from],
      [target, to],
    ].flatMap(([catalog = '', list = '']) =>
      list
        .split(' ')
        .filter((id) => id !== '')
        .map((id) => ({ catalog, id })),
    );
    const sides = [from, to].filter((list) => list !== '').length;
    const isGood = sides === (relationship === '' ? 1 : 2);
    const unknown = ids.filter(({ catalog, id }) => !isKnown(catalog, id)).map(({ id }) => id);
    return isGood ? unknown : [`neither mapped nor open: ${row.join(',')}`];
  });
}
