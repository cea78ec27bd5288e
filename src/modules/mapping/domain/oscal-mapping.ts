/** Links between the ten measures and one framework as an OSCAL mapping collection. */
import { confidenceOf } from './confidence.js';
import type { FrameworkKey } from './control.js';
import type { MappingEdge, Relation } from './mapping-edge.js';
import { type MappingGraph, edgesOfMeasure } from './mapping-graph.js';
import {
  catalogName,
  controlToken,
  oscalMetadata,
  oscalProperty,
  type OscalSetting,
} from './oscal.js';

const RELATIONSHIP: Readonly<Record<Relation, string>> = {
  equal: 'equal-to',
  equivalent: 'equivalent-to',
  subset: 'subset-of',
  superset: 'superset-of',
  intersects: 'intersects-with',
};

const NAMESPACE_PATH = '/ns/mapping';

type Named = Readonly<{ name: string; value: string }>;

function propertiesOf(edge: MappingEdge): readonly Named[] {
  return [
    ...(edge.role === null ? [] : [oscalProperty('role', edge.role)]),
    ...(edge.coverage === null ? [] : [oscalProperty('iso-coverage', edge.coverage)]),
    oscalProperty('provision', edge.provision),
    ...edge.evidence.map((code) => oscalProperty('evidence', code)),
  ];
}

/** The Directive's catalog contains the measure under its point of art 21(2). */
function toMap(graph: MappingGraph, edge: MappingEdge, setting: OscalSetting) {
  const article = graph.measures.get(edge.measure)?.article ?? edge.measure;
  const source = { framework: 'nis2', ref: article } as const;
  return {
    uuid: setting.uuidOf(`map|${edge.key}`),
    relationship: RELATIONSHIP[edge.relation],
    sources: [{ type: 'control', 'id-ref': controlToken(source) }],
    targets: [{ type: 'control', 'id-ref': controlToken(edge) }],
    'confidence-score': { category: confidenceOf(edge) },
    props: propertiesOf(edge).map((one) => ({ ...one, ns: `${setting.issuer}${NAMESPACE_PATH}` })),
  };
}

const DESCRIPTION =
  'Measures of art 21(2) of Directive (EU) 2022/2555 (source) and controls (target). The relation is an own ' +
  'reading: intersects-with says that both share content and claims no more. Confidence grades the evidence.';

/** @param title of the framework */
export function oscalMapping(
  graph: MappingGraph,
  framework: FrameworkKey,
  title: string,
  setting: OscalSetting,
) {
  const edges = [...graph.measures.keys()].flatMap((measure) =>
    edgesOfMeasure(graph, measure, { framework }),
  );
  const resource = (key: FrameworkKey) => ({ type: 'catalog', href: catalogName(key) });
  return {
    'mapping-collection': {
      uuid: setting.uuidOf(`${setting.kbVersion}|mapping|${framework}`),
      metadata: oscalMetadata(`NIS2 art 21(2) – ${title}`, setting),
      provenance: {
        method: 'human',
        'matching-rationale': 'semantic',
        status: 'complete',
        'mapping-description': DESCRIPTION,
      },
      mappings: [
        {
          uuid: setting.uuidOf(`mapping|${framework}`),
          'source-resource': resource('nis2'),
          'target-resource': resource(framework),
          maps: edges.map((edge) => toMap(graph, edge, setting)),
        },
      ],
    },
  };
}
