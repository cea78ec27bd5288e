/** Links between two frameworks as an OSCAL mapping collection. */
import type { Control, FrameworkKey } from './control.js';
import { controlsAt, type FrameworkLink } from './framework-link.js';
import type { Relation } from './relation.js';
import { controlsOf, type MappingGraph } from './mapping-graph.js';
import {
  catalogName,
  controlToken,
  oscalMetadata,
  oscalProperty,
  type OscalSetting,
} from './oscal.js';

export const OSCAL_RELATIONSHIP: Readonly<Record<Relation, string>> = {
  equal: 'equal-to',
  equivalent: 'equivalent-to',
  subset: 'subset-of',
  superset: 'superset-of',
  intersects: 'intersects-with',
};

const NAMESPACE_PATH = '/ns/mapping';

type OscalProperty = Readonly<{ name: string; value: string }>;

/** The end that is named by a passage of itself names the provision. */
const provisionOf = ({ source, target }: FrameworkLink): string =>
  target.framework === 'nis2' || source.provision !== source.ref
    ? source.provision
    : target.provision;

const gradeProperties = ({ grade }: FrameworkLink): readonly OscalProperty[] =>
  grade === null
    ? []
    : [
        oscalProperty('strength', String(grade.strength)),
        oscalProperty('rationale', grade.rationale),
      ];

function propertiesOf(link: FrameworkLink): readonly OscalProperty[] {
  return [
    ...(link.role === null ? [] : [oscalProperty('role', link.role)]),
    ...(link.coverage === null ? [] : [oscalProperty('iso-coverage', link.coverage)]),
    oscalProperty('provision', provisionOf(link)),
    ...gradeProperties(link),
    ...link.evidence.map((code) => oscalProperty('evidence', code)),
  ];
}

/** A source that is equal to its target or contains it covers all of it; for other relations the share is not known. */
const coversTarget = ({ relation }: FrameworkLink): boolean =>
  relation === 'equal' || relation === 'equivalent' || relation === 'superset';

const WHOLE = {
  coverage: { 'generation-method': 'set relation', 'target-coverage': 1 },
};

/** Links of measures begin at the Directive; the key of others begins with their first end. */
const isForwards = ({ source, key, isDirect }: FrameworkLink): boolean =>
  isDirect ? key.startsWith(`${source.framework}:`) : source.framework === 'nis2';

function toMap(link: FrameworkLink, setting: OscalSetting) {
  return {
    uuid: setting.uuidOf(`map|${isForwards(link) ? '' : 'reverse|'}${link.key}`),
    relationship: OSCAL_RELATIONSHIP[link.relation],
    sources: [{ type: 'control', 'id-ref': controlToken(link.source) }],
    targets: [{ type: 'control', 'id-ref': controlToken(link.target) }],
    'confidence-score': { category: link.confidence },
    ...(coversTarget(link) ? WHOLE : {}),
    props: propertiesOf(link).map((one) => ({
      ...one,
      ns: `${setting.issuer}${NAMESPACE_PATH}`,
    })),
  };
}

const DESCRIPTION =
  'Measures of art 21(2) of Directive (EU) 2022/2555 are the points of that article. The relation is an own ' +
  'reading: intersects-with says that both share content and claims no more. Confidence grades the evidence. ' +
  'A gap summary lists the controls of this knowledge base without a link here, not every control of the framework.';

export type MappedPair = Readonly<{
  from: FrameworkKey;
  to: FrameworkKey;
  links: readonly FrameworkLink[];
}>;

function gapSummary(uuid: string, all: readonly Control[], mapped: readonly Control[]) {
  const open = all.filter((control) => !mapped.includes(control));
  return open.length === 0
    ? null
    : { uuid, 'unmapped-controls': [{ 'with-ids': open.map(controlToken) }] };
}

function gapsOf(graph: MappingGraph, { from, to, links }: MappedPair, { uuidOf }: OscalSetting) {
  const source = gapSummary(
    uuidOf(`gap|source|${from}|${to}`),
    controlsOf(graph, from),
    controlsAt(graph, links, 'source'),
  );
  const target = gapSummary(
    uuidOf(`gap|target|${from}|${to}`),
    controlsOf(graph, to),
    controlsAt(graph, links, 'target'),
  );
  return {
    ...(source === null ? {} : { 'source-gap-summary': source }),
    ...(target === null ? {} : { 'target-gap-summary': target }),
  };
}

/** Sentences that licences require, each once. */
const attributionsOf = (links: readonly FrameworkLink[]): readonly string[] =>
  [...new Set(links.map(({ attribution }) => attribution))].filter((one) => one !== null);

/** @param title of both frameworks */
export function oscalMapping(
  graph: MappingGraph,
  pair: MappedPair,
  title: string,
  setting: OscalSetting,
) {
  const { from, to, links } = pair;
  const name = from === 'nis2' ? to : `${from}|${to}`;
  const resource = (key: FrameworkKey) => ({
    type: 'catalog',
    href: catalogName(key),
  });
  return {
    'mapping-collection': {
      uuid: setting.uuidOf(`${setting.kbVersion}|mapping|${name}`),
      metadata: oscalMetadata(title, setting),
      provenance: {
        method: 'human',
        'matching-rationale': 'semantic',
        status: 'complete',
        'mapping-description': [DESCRIPTION, ...attributionsOf(links)].join(' '),
      },
      mappings: [
        {
          uuid: setting.uuidOf(`mapping|${name}`),
          'source-resource': resource(from),
          'target-resource': resource(to),
          maps: links.map((link) => toMap(link, setting)),
          ...gapsOf(graph, pair, setting),
        },
      ],
    },
  };
}
