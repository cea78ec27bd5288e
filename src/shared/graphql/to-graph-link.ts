/** Converts nodes and links of the mapping graph to their views. */
import { confidenceOf } from '../../modules/mapping/domain/confidence.js';
import { titleIn, titleLanguageOf, type Control } from '../../modules/mapping/domain/control.js';
import {
  agreementOf,
  isAgreed,
  pointsApart,
  type Grade,
  type SecondReading,
} from '../../modules/mapping/domain/grade.js';
import type { GraphNode } from '../../modules/mapping/domain/graph-node.js';
import type { MappingEdge } from '../../modules/mapping/domain/mapping-edge.js';
import type { Measure } from '../../modules/mapping/domain/measure.js';
import type { GraphLinkView, GraphNodeView } from './graph-link.graphql.js';
import type { LinkGradeView, SecondReadingView } from './link-grade.graphql.js';
import type { Localizer } from './localizer.js';

/** Reasons are written in English alone. */
const REASON_LANGUAGE = 'en';

const toSecondView = (second: SecondReading): SecondReadingView => ({
  by: second.by,
  on: second.on,
  agrees: isAgreed(second),
  agreement: agreementOf(second),
  points: pointsApart(second),
  relation: second.relation,
  strength: second.strength,
  firstRelation: second.first.relation,
  firstStrength: second.first.strength,
  decision: second.decision,
  reason: second.reason,
});

export const toGradeView = ({ reading, ...grade }: Grade): LinkGradeView => ({
  ...grade,
  reasonLanguage: grade.reason === null ? null : REASON_LANGUAGE,
  readBy: reading.by,
  readOn: reading.on,
  secondReading: reading.second === null ? null : toSecondView(reading.second),
});

type Words = Pick<GraphNodeView, 'framework' | 'ref' | 'title' | 'titleLanguage'>;

const wordsOfMeasure = (measure: Measure, { language }: Localizer): Words => ({
  framework: 'nis2',
  ref: measure.article,
  title: measure.names[language],
  titleLanguage: language,
});

const wordsOfControl = (control: Control, { language }: Localizer): Words => ({
  framework: control.framework,
  ref: control.ref,
  title: titleIn(control, language),
  titleLanguage: titleLanguageOf(control, language),
});

export const toNodeView = (node: GraphNode, localizer: Localizer): GraphNodeView => ({
  node,
  localizer,
  id: node.id,
  kind: node.kind,
  ...(node.kind === 'measure'
    ? wordsOfMeasure(node.measure, localizer)
    : wordsOfControl(node.control, localizer)),
});

function rationaleKey({ relation, role }: MappingEdge): string {
  if (relation === 'equal') return 'graph:rationale.itself';
  return role === null ? 'graph:rationale.ungraded' : `graph:rationale.${role}`;
}

export type EndsOf = (edge: MappingEdge) => Readonly<{ measure: GraphNode; control: GraphNode }>;

export function toLinkView(edge: MappingEdge, endsOf: EndsOf, localizer: Localizer): GraphLinkView {
  const { measure, control } = endsOf(edge);
  return {
    id: edge.key,
    measure: toNodeView(measure, localizer),
    control: toNodeView(control, localizer),
    relation: edge.relation,
    role: edge.role,
    coverage: edge.coverage,
    confidence: confidenceOf(edge),
    provision: edge.provision,
    rationale: localizer.t(rationaleKey(edge)),
    evidence: edge.evidence.map((code) => ({
      code,
      meaning: localizer.t(`mapping:evidence.${code}`),
    })),
    sources: localizer.sources(edge.sources),
    kbVersion: localizer.kbVersion,
    grade: edge.grade === null ? null : toGradeView(edge.grade),
  };
}
