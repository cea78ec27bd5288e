/** The security framework of the customer's country, beside the controls of ISO/IEC 27001. Source: `kb/framework-mapping`. */
import type { Framework } from '../../mapping/domain/control.js';
import { controlSteps } from '../../mapping/domain/mapping-graph.js';
import { localizeIn, nationalOf, type DocumentCase } from './document-source.js';

/** Null if the law data has no framework of the country. */
export function frameworkOf(one: DocumentCase): Framework | null {
  const country = nationalOf(one)?.country;
  if (country === undefined) return null;
  return one.knowledge.graph.frameworkOfCountry.get(country) ?? null;
}

/** Without the explanation in parentheses, such as "E-ITS 2024". */
export const shortName = (one: DocumentCase, { title }: Framework): string =>
  localizeIn(one, title).replace(/ \(.*$/, '');

/** Null if the country has no framework with such links. */
export function nationalFramework(one: DocumentCase): string | null {
  const framework = frameworkOf(one);
  return framework === null ? null : localizeIn(one, framework.title);
}

/** Such as "E-ITS 2024: ISMS.1.M3"; null for a control without a link. */
export function nationalMeasures(one: DocumentCase, ref: string): string | null {
  const framework = frameworkOf(one);
  if (framework === null) return null;
  const steps = controlSteps(one.knowledge.graph, { framework: 'iso27001', ref }, framework.key);
  const refs = steps.map(({ to }) => to.ref);
  return refs.length === 0 ? null : `${shortName(one, framework)}: ${refs.join(', ')}`;
}
