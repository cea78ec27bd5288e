/** What the answers of the organisation mean for each framework: open references, and evidence that serves several. */
import type { GapAnswer, GapQuestion } from '../../gap-assessment/domain/gap-assessment.js';
import { FRAMEWORK_KEYS, type Control, type FrameworkKey } from '../../mapping/domain/control.js';
import {
  childrenOf,
  controlsOf,
  controlSteps,
  edgesOfControl,
} from '../../mapping/domain/mapping-graph.js';
import { withColon } from '../../../shared/colon.js';
import type { TagRow } from '../../../shared/template-fields.js';
import { citeProvision } from './cite-provision.js';
import { composedCase } from './composed-case.js';
import { gapWordIn, wordIn, type DocumentCase } from './document-source.js';
import { frameworkOf, shortName } from './national-framework.js';
import { answerName, answerToReference } from './reference-states.js';
import { pointOf, pointsIn } from './regulation-points.js';

/** Gaps first. */
const STATES: readonly (GapAnswer | null)[] = ['no', 'partial', null, 'yes'];

const NONE = '–';

type Group = Readonly<{ name: string; controls: readonly Control[] }>;

/** Without what does not apply, headings whose parts are listed, and parts of points of the Regulation. */
function mapped(one: DocumentCase, framework: FrameworkKey): readonly Control[] {
  const { graph, composition } = one.knowledge;
  const excluded = composition === null ? new Map() : composedCase(one).excluded;
  const isMapped = (control: Control) => edgesOfControl(graph, control).length > 0;
  return controlsOf(graph, framework)
    .filter(isMapped)
    .filter((control) => !childrenOf(graph, control).some(isMapped))
    .filter(({ ref }) => framework !== 'ir_2024_2690' || pointOf(ref) !== null)
    .filter(({ ref }) => framework !== 'iso27001' || !excluded.has(ref));
}

/** Measures of the national framework that are linked with controls of ISO/IEC 27001. */
function nationalGroup(one: DocumentCase): readonly Group[] {
  const framework = frameworkOf(one);
  if (framework === null) return [];
  const { graph } = one.knowledge;
  const controls = controlsOf(graph, framework.key).filter(
    (control) => controlSteps(graph, control, 'iso27001').length > 0,
  );
  return [{ name: shortName(one, framework), controls }];
}

const groupsOf = (one: DocumentCase): readonly Group[] => [
  ...FRAMEWORK_KEYS.filter((framework) => framework !== 'nis2')
    .map((framework) => ({
      framework,
      controls: mapped(one, framework),
    }))
    .filter(({ controls }) => controls.length > 0)
    .map(({ framework, controls }) => ({
      name: wordIn(one, `frameworks.${framework}`),
      controls,
    })),
  ...nationalGroup(one),
];

function rowsOfGroup(one: DocumentCase, { name, controls }: Group): readonly TagRow[] {
  const byAnswer = Map.groupBy(controls, (control) => answerToReference(one, control));
  return STATES.flatMap((answer) => {
    const refs = (byAnswer.get(answer) ?? []).map(({ ref }) => citeProvision(one, ref));
    return refs.length === 0
      ? []
      : [{ framework: name, state: answerName(one, answer), control: refs.join(', ') }];
  });
}

/** One row per framework and state. */
export const frameworkStateRows = (one: DocumentCase): readonly TagRow[] =>
  groupsOf(one).flatMap((group) => rowsOfGroup(one, group));

/** By links whose two sides were read, and by the points that the question cites. */
function servedBy(one: DocumentCase, { isoReferences, sources }: GapQuestion): readonly string[] {
  const linked = (framework: FrameworkKey): readonly string[] =>
    isoReferences.flatMap((ref) =>
      controlSteps(one.knowledge.graph, { framework: 'iso27001', ref }, framework).map(
        ({ to }) => to.ref,
      ),
    );
  const points = sources.flatMap(({ url, provision }) =>
    url.includes('reg_impl/2024/2690') ? [...pointsIn(provision)].map((n) => `point ${n}`) : [],
  );
  const national = frameworkOf(one);
  const served: readonly (readonly [name: string, refs: readonly string[]])[] = [
    [wordIn(one, 'frameworks.iso27001'), isoReferences],
    [wordIn(one, 'frameworks.dora'), linked('dora')],
    [wordIn(one, 'frameworks.ir_2024_2690'), points],
    ...(national === null ? [] : [[shortName(one, national), linked(national.key)] as const]),
  ];
  return served.flatMap(([name, refs]) => {
    const cited = [...new Set(refs)].map((ref) => citeProvision(one, ref));
    return cited.length === 0 ? [] : [withColon(name, cited.join(', '), one.language)];
  });
}

/** Evidence of what is stated as in place, if it serves more than one framework. */
export function sharedEvidenceRows(one: DocumentCase): readonly TagRow[] {
  const rows = one.knowledge.gaps.questions
    .filter(({ key }) => one.facts.answers[key] === 'yes')
    .map((question) => ({ question, served: servedBy(one, question) }))
    .filter(({ served }) => served.length > 1)
    .map(({ question: { key }, served }) => ({
      number: key,
      topic: gapWordIn(one, `${key}.topic`),
      evidence: gapWordIn(one, `${key}.evidence`),
      control: served.join('\n'),
    }));
  return rows.length > 0 ? rows : [{ number: NONE, topic: NONE, evidence: NONE, control: NONE }];
}

/** Rows by table. */
export const FRAMEWORK_ROWS = {
  framework_states: frameworkStateRows,
  shared_evidence: sharedEvidenceRows,
};
