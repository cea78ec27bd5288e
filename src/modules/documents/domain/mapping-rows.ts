/** Document tables on the framework mapping. */
import {
  edgesOfMeasure,
  findControl,
  type MappingGraph,
} from '../../mapping/domain/mapping-graph.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../mapping/domain/control.js';
import type { MappingEdge } from '../../mapping/domain/mapping-edge.js';
import type { Measure } from '../../mapping/domain/measure.js';
import { localizeIn, wordIn, type DocumentCase } from './paper-source.js';
import { measureState } from './self-assessment.js';
import type { TagRow } from '../../../shared/template-fields.js';

const measuresOf = ({ knowledge }: DocumentCase): readonly Measure[] => [
  ...knowledge.graph.measures.values(),
];

function carrying(graph: MappingGraph, { key }: Measure, framework: FrameworkKey): string {
  const refs = edgesOfMeasure(graph, key, { framework, role: 'core' }).map(({ ref }) => ref);
  return refs.length === 0 ? '–' : refs.join(', ');
}

export const statementRows = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    number: measure.key,
    measure: measure.names[one.language],
    article: measure.article,
    applies: wordIn(one, 'state.applies'),
    state: measureState(one, measure.key),
  }));

export const mappingRows = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    article: measure.article,
    measure: measure.names[one.language],
    iso27001: carrying(one.knowledge.graph, measure, 'iso27001'),
    dora: carrying(one.knowledge.graph, measure, 'dora'),
    gdpr: carrying(one.knowledge.graph, measure, 'gdpr'),
  }));

export const coverageRows = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    measure: `${measure.article} ${measure.names[one.language]}`,
    in_place: localizeIn(one, measure.inPlace),
    gap: localizeIn(one, measure.gap),
    coverage: wordIn(one, `coverage.${measure.coverage}`),
  }));

const NO_NAME = '–';

const detailRow = (one: DocumentCase, edge: MappingEdge): DetailRow => ({
  framework: wordIn(one, `frameworks.${edge.framework}`),
  control: edge.provision === '' ? edge.ref : edge.provision,
  control_title: findControl(one.knowledge.graph, edge)?.title ?? NO_NAME,
  role_of_link: wordIn(one, `role.${edge.role ?? 'ungraded'}`),
  relation: wordIn(one, `relation.${edge.relation}`),
});

type DetailRow = Readonly<
  Record<'framework' | 'control' | 'control_title' | 'role_of_link' | 'relation', string>
>;

/** Merges references without a name into one row, to shorten the table. */
function withoutRepeats(rows: readonly DetailRow[]): readonly DetailRow[] {
  const groups = Map.groupBy(rows, (row) =>
    row.control_title === NO_NAME
      ? [row.framework, row.role_of_link, row.relation].join('|')
      : [row.framework, row.control, row.control_title].join('|'),
  );
  return [...groups.values()].flatMap((same) => {
    const control = same.map((row) => row.control).join(', ');
    return same.slice(0, 1).map((first) => ({ ...first, control }));
  });
}

/** One group per measure; omits the Directive itself. */
export const detailGroups = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    heading: `${measure.article}: ${measure.names[one.language]}`,
    rows: withoutRepeats(
      FRAMEWORK_KEYS.filter((framework) => framework !== 'nis2')
        .flatMap((framework) => edgesOfMeasure(one.knowledge.graph, measure.key, { framework }))
        .map((edge) => detailRow(one, edge)),
    ),
  }));
