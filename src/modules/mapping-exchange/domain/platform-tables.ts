/** Links between two frameworks as tables: Openlane, trestle (`csv-to-oscal-mc`) and OLIR. */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import {
  controlsAt,
  type FrameworkLink,
  type LinkEnd,
} from '../../mapping/domain/framework-link.js';
import { STRONGEST, type Rationale } from '../../mapping/domain/grade.js';
import type { Relation } from '../../mapping/domain/relation.js';
import { controlsOf, findControl } from '../../mapping/domain/mapping-graph.js';
import { OSCAL_RELATIONSHIP } from '../../mapping/domain/oscal-mapping.js';
import { catalogName, controlToken } from '../../mapping/domain/oscal.js';
import { linkSentence, type ExportSetting } from './export-setting.js';

/** `title`: of the sheet. Row cells are in the order of `head`. */
export type Sheet = Readonly<{
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}>;

const OPENLANE_TYPE: Readonly<Record<Relation, string>> = {
  equal: 'EQUAL',
  equivalent: 'EQUAL',
  subset: 'SUBSET',
  superset: 'SUPERSET',
  intersects: 'INTERSECT',
};

/** Short names of standards are data of an installation: these hold if the caller names none. */
const SHORT_NAMES: Readonly<Partial<Record<FrameworkKey, string>>> = {
  nis2: 'NIS2',
  iso27001: 'ISO27001',
  dora: 'DORA',
  gdpr: 'GDPR',
  nist_csf_2_0: 'NIST CSF',
  cis_v8_1: 'CIS Controls',
};

const shortName = (framework: FrameworkKey): string =>
  SHORT_NAMES[framework] ?? framework.toUpperCase();

/** A list of codes is separated by commas, standard and code by `::`. */
const refCode = (standard: string, { ref }: LinkEnd): string =>
  `${standard}::${ref.replaceAll(',', '')}`;

export const openlaneTable = ({ links, names, from, to }: ExportSetting): Sheet => ({
  title: 'mapped controls',
  head: ['MappingType', 'Relation', 'Source', 'FromControlRefCodes', 'ToControlRefCodes'],
  rows: links.map((link) => [
    OPENLANE_TYPE[link.relation],
    linkSentence(link),
    'IMPORTED',
    refCode(names.from ?? shortName(from), link.source),
    refCode(names.to ?? shortName(to), link.target),
  ]),
});

const TRESTLE_HEAD = [
  '$$Source_Resource',
  '$$Target_Resource',
  '$$Map_Source_ID_Ref_list',
  '$$Map_Target_ID_Ref_list',
  '$$Map_Relationship',
  'confidence',
  'evidence',
];
/** trestle skips the second row. */
const TRESTLE_DESCRIPTIONS = [
  'source catalog',
  'target catalog',
  'source control ids',
  'target control ids',
  'relationship',
  'confidence in the evidence',
  'evidence',
];

/** Rows without a relationship become the gap summaries. The catalogs are exported separately. */
export function trestleTable({ graph, from, to, links }: ExportSetting): Sheet {
  const resources = [catalogName(from), catalogName(to)];
  const open = (framework: FrameworkKey, end: 'source' | 'target') => {
    const mapped = controlsAt(graph, links, end);
    return controlsOf(graph, framework)
      .filter((control) => !mapped.includes(control))
      .map(controlToken);
  };
  const mapped = links.map((link) => [
    ...resources,
    controlToken(link.source),
    controlToken(link.target),
    OSCAL_RELATIONSHIP[link.relation],
    link.confidence,
    link.evidence.join(' '),
  ]);
  return {
    title: 'mapping',
    head: TRESTLE_HEAD,
    rows: [
      TRESTLE_DESCRIPTIONS,
      ...mapped,
      ...open(from, 'source').map((id) => [...resources, id, '', '', '', '']),
      ...open(to, 'target').map((id) => [...resources, '', id, '', '', '']),
    ],
  };
}

/** Set theory relationship mapping. Source: NIST IR 8278A Revision 1 (February 2024), tables 2 and 4. */
const OLIR_HEAD = [
  'Focal Document Element',
  'Focal Document Element Description',
  'Rationale',
  'Relationship',
  'Reference Document Element',
  'Reference Document Element Description',
  'Comments (Optional)',
  'Strength of Relationship (Optional)',
];

const OLIR_RATIONALE: Readonly<Record<Rationale, string>> = {
  syntactic: 'Syntactic',
  semantic: 'Semantic',
  functional: 'Functional',
};

const OLIR_RELATION: Readonly<Record<Relation, string>> = {
  equal: 'equal',
  equivalent: 'equal',
  subset: 'subset of',
  superset: 'superset of',
  intersects: 'intersects with',
};

/** Identifiers of reference elements have no colon (section 3.2.3). */
const olirId = ({ ref }: LinkEnd): string => ref.replaceAll(':', '-');

/** `equal` has the strength 10 (section 3.2.12). */
function olirStrength({ relation, grade }: FrameworkLink): string {
  if (OLIR_RELATION[relation] === 'equal') return String(STRONGEST);
  return grade === null ? '' : String(grade.strength);
}

/** Source: focal document; target: reference document. The relation is that of the first to the second: own reading of IR 8278A. */
export function olirSheets({ graph, from, to, links, titleOf, kbVersion }: ExportSetting) {
  const titleAt = (end: LinkEnd): string => findControl(graph, end)?.title ?? '';
  const general: Sheet = {
    title: 'General Information',
    head: ['Field Name', 'Value'],
    rows: [
      ['Informative Reference Name', `${titleOf(from)} – ${titleOf(to)}`],
      ['Reference Version', kbVersion],
      ['Focal Document Version', titleOf(from)],
      ['Reference Document', titleOf(to)],
      ['Summary', 'Indicative mapping; not legal advice.'],
      ['Comprehensive', 'No'],
      ['Comments', 'Descriptions are short names, not the text of the documents.'],
    ],
  };
  const relationships: Sheet = {
    title: 'Relationships',
    head: OLIR_HEAD,
    rows: links.map((link) => [
      link.source.ref,
      titleAt(link.source),
      OLIR_RATIONALE[link.grade?.rationale ?? 'semantic'],
      OLIR_RELATION[link.relation],
      olirId(link.target),
      titleAt(link.target),
      linkSentence(link),
      olirStrength(link),
    ]),
  };
  return [general, relationships];
}
