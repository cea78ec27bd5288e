/** Document tables on the framework mapping. */
import { withColon } from '../../../shared/colon.js';
import { edgesOfMeasure, findControl } from '../../mapping/domain/mapping-graph.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../mapping/domain/control.js';
import type { MappingEdge } from '../../mapping/domain/mapping-edge.js';
import type { Measure } from '../../mapping/domain/measure.js';
import { citeProvision } from './cite-provision.js';
import { localizeIn, wordIn, type DocumentCase } from './document-source.js';
import { message } from '../../../shared/message.js';
import { pointOf } from './regulation-points.js';
import { referenceState } from './reference-states.js';
import { measureState } from './self-assessment.js';
import type { TagRow } from '../../../shared/template-fields.js';

const measuresOf = ({ knowledge }: DocumentCase): readonly Measure[] => [
  ...knowledge.graph.measures.values(),
];

function carrying(one: DocumentCase, { key }: Measure, framework: FrameworkKey): string {
  const { graph } = one.knowledge;
  const refs = edgesOfMeasure(graph, key, { framework, role: 'core' }).map(({ ref }) =>
    citeProvision(one, ref),
  );
  return refs.length === 0 ? '–' : refs.join(', ');
}

export const statementRows = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    number: measure.key,
    measure: measure.names[one.language],
    article: citeProvision(one, measure.article),
    applies: wordIn(one, 'state.applies'),
    state: measureState(one, measure.key),
  }));

export const mappingRows = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    article: citeProvision(one, measure.article),
    measure: measure.names[one.language],
    state: measureState(one, measure.key),
    iso27001: carrying(one, measure, 'iso27001'),
    dora: carrying(one, measure, 'dora'),
    gdpr: carrying(one, measure, 'gdpr'),
  }));

export const coverageRows = (one: DocumentCase): readonly TagRow[] =>
  measuresOf(one).map((measure) => ({
    measure: `${citeProvision(one, measure.article)} ${measure.names[one.language]}`,
    in_place: localizeIn(one, measure.inPlace),
    gap: localizeIn(one, measure.gap),
    coverage: wordIn(one, `coverage.${measure.coverage}`),
  }));

const NO_NAME = '–';

/** Control of Annex A; the law data has own titles of these alone, and of points of the Regulation. */
const CONTROL = /^A\.\d+\.\d+$/;

/** Frameworks whose titles are in English alone because the text exists in every language, but was not read in it. */
const TRANSLATED: ReadonlySet<FrameworkKey> = new Set(['iso27001', 'dora', 'gdpr', 'ir_2024_2690']);

function ownTitle(one: DocumentCase, { framework, ref }: MappingEdge): string {
  const key =
    framework === 'iso27001' && CONTROL.test(ref)
      ? ref.replace('.', '')
      : framework === 'ir_2024_2690' && pointOf(ref) !== null
        ? `P${pointOf(ref) ?? ''}`
        : null;
  return key === null
    ? NO_NAME
    : localizeIn(one, message(`controls:${key.replace('.', '_')}.title`));
}

/** In the language of the document; frameworks that are published in English keep their names. */
const titleOf = (one: DocumentCase, edge: MappingEdge): string =>
  one.language !== 'en' && TRANSLATED.has(edge.framework)
    ? ownTitle(one, edge)
    : (findControl(one.knowledge.graph, edge)?.title ?? NO_NAME);

const detailRow = (one: DocumentCase, edge: MappingEdge): DetailRow => ({
  framework: wordIn(one, `frameworks.${edge.framework}`),
  control: citeProvision(one, edge.provision === '' ? edge.ref : edge.provision),
  control_title: titleOf(one, edge),
  state: referenceState(one, edge),
  role_of_link: wordIn(one, `role.${edge.role ?? 'ungraded'}`),
  relation: wordIn(one, `relation.${edge.relation}`),
});

type DetailRow = Readonly<
  Record<'framework' | 'control' | 'control_title' | 'state' | 'role_of_link' | 'relation', string>
>;

/** Merges references without a name into one row, to shorten the table. */
function withoutRepeats(rows: readonly DetailRow[]): readonly DetailRow[] {
  const groups = Map.groupBy(rows, (row) =>
    row.control_title === NO_NAME
      ? [row.framework, row.state, row.role_of_link, row.relation].join('|')
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
    heading: withColon(
      citeProvision(one, measure.article),
      measure.names[one.language],
      one.language,
    ),
    rows: withoutRepeats(
      FRAMEWORK_KEYS.filter((framework) => framework !== 'nis2')
        .flatMap((framework) => edgesOfMeasure(one.knowledge.graph, measure.key, { framework }))
        .map((edge) => detailRow(one, edge)),
    ),
  }));

/** Rows by table. */
export const MAPPING_ROWS = {
  statement: statementRows,
  mapping: mappingRows,
  coverage: coverageRows,
  details: detailGroups,
};
