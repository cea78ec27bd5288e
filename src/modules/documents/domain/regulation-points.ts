/** The points of the Annex to Implementing Regulation (EU) 2024/2690, by the answers given. */
import type { GapQuestion, QuestionKey } from '../../gap-assessment/domain/gap-assessment.js';
import type { MeasureKey } from '../../mapping/domain/measure.js';
import { controlsOf, edgesOfControl } from '../../mapping/domain/mapping-graph.js';
import { message } from '../../../shared/message.js';
import type { TagRow } from '../../../shared/template-fields.js';
import { localizeIn, type DocumentCase } from './document-source.js';
import { ofMeasures } from './asked-questions.js';
import { actionsFor, stateWord, weakest } from './programme-rows.js';
import { questionsOf } from './self-assessment.js';

/** Points of the Annex, such as "6.10"; parts of a point are left to it. */
const POINT = /^point (\d+)(?:\.\d+)?$/;

/** The parts of these points have no headings in the Annex. */
const UNDIVIDED: ReadonlySet<string> = new Set(['7', '9']);

/** Number of a point with a heading of its own; null for whole chapters and for parts. */
export function pointOf(ref: string): string | null {
  const [, chapter = ''] = POINT.exec(ref) ?? [];
  const number = ref.replace('point ', '');
  const isListed = chapter !== '' && (number === chapter) === UNDIVIDED.has(chapter);
  return isListed ? number : null;
}

/** "3.1.2(b)" → [3, 1]; in an undivided chapter [9, 0]. */
function placeOf(text: string): readonly [chapter: number, point: number] | null {
  const [, chapter, point] = /^(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  if (chapter === undefined) return null;
  return [Number(chapter), UNDIVIDED.has(chapter) ? 0 : Number(point ?? 0)];
}

/** Points that a part such as "6.1-6.5" or "3.1.2(b)" of a provision names. */
function named(part: string): readonly string[] {
  const [from = '', to = from] = part.replaceAll(/-?\([^)]*\)/g, '').split('-');
  const [first, last] = [placeOf(from), placeOf(to)];
  if (first === null || last === null) return [];
  const [chapter, begin] = first;
  const count = last[1] - begin + 1;
  return Array.from({ length: Math.max(count, 1) }, (_, at) =>
    begin === 0 ? String(chapter) : `${String(chapter)}.${String(begin + at)}`,
  );
}

const ANNEX = /^Annex, points? /;

/** @param provision such as "Annex, points 3.1.2(b), 3.4.2, 6.1-6.5" */
export const pointsIn = (provision: string): ReadonlySet<string> =>
  new Set(ANNEX.test(provision) ? provision.replace(ANNEX, '').split(', ').flatMap(named) : []);

const restsOn = ({ sources }: GapQuestion, point: string): boolean =>
  sources.some(
    ({ url, provision }) => url.includes('reg_impl/2024/2690') && pointsIn(provision).has(point),
  );

/** The questions that cite the point, of the measures that it serves if there are some; else all of these measures. */
function questionsFor(
  one: DocumentCase,
  point: string,
  measures: readonly string[],
): readonly QuestionKey[] {
  const own = one.knowledge.gaps.questions.filter((question) => restsOn(question, point));
  const all = own.length > 0 ? ofMeasures(own, measures) : questionsOf(one, measures);
  return all.map(({ key }) => key);
}

/** @param ref such as "point 3.2"; null for chapters and parts of a point */
export function questionsOfPoint(one: DocumentCase, ref: string): readonly QuestionKey[] | null {
  const point = pointOf(ref);
  return point === null ? null : questionsFor(one, point, measuresOfPoint(one, ref));
}

const measuresOfPoint = (one: DocumentCase, ref: string): readonly MeasureKey[] =>
  edgesOfControl(one.knowledge.graph, { framework: 'ir_2024_2690', ref }).map(
    ({ measure }) => measure,
  );

export const pointRows = (one: DocumentCase): readonly TagRow[] =>
  controlsOf(one.knowledge.graph, 'ir_2024_2690').flatMap((control) => {
    const point = pointOf(control.ref);
    if (point === null) return [];
    const measures = measuresOfPoint(one, control.ref);
    const questions = questionsFor(one, point, measures);
    const actions = actionsFor(one, questions).map(({ number }) => String(number));
    return [
      {
        point,
        topic: localizeIn(one, message(`controls:P${point.replace('.', '_')}.title`)),
        measure: [...new Set(measures)].join(', '),
        state: stateWord(one, weakest(one, questions)),
        next_action: actions.length === 0 ? '–' : actions.join(', '),
      },
    ];
  });
