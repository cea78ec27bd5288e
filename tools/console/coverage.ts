/** Links of the ten measures to each framework, counted for the coverage matrix of the console. */
import { FRAMEWORK_KEYS } from '../../src/modules/mapping/domain/control.js';
import { consoleLaw } from './console-law.js';

const TENTH = 10;

/** `strength`: mean of the graded links, 0 to 10 to one decimal; null if none is graded. */
export function coverageCells() {
  const { measures, edges } = consoleLaw().knowledge.frameworkMapping;
  // Others are linked to the measures only through controls of a framework.
  const linked = FRAMEWORK_KEYS.filter(
    (key) => key !== 'nis2' && edges.some(({ framework }) => framework === key),
  );
  return measures.flatMap(({ key: measure }) =>
    linked.map((framework) => {
      const links = edges.filter((one) => one.measure === measure && one.framework === framework);
      const graded = links.flatMap(({ grade }) => (grade === null ? [] : [grade.strength]));
      const sum = graded.reduce((total, one) => total + one, 0);
      return {
        measure,
        framework,
        links: links.length,
        core: links.filter(({ role }) => role === 'core').length,
        strength: graded.length === 0 ? null : Math.round((sum / graded.length) * TENTH) / TENTH,
      };
    }),
  );
}
