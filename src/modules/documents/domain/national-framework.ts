/** The security framework of the customer's country, beside the controls of ISO/IEC 27001. Source: `kb/framework-mapping`. */
import type { MemberState } from '../../../shared/country.js';
import { message } from '../../../shared/message.js';
import type { FrameworkKey } from '../../mapping/domain/control.js';
import { controlSteps } from '../../mapping/domain/mapping-graph.js';
import { localizeIn, nationalOf, type DocumentCase } from './document-source.js';

/** Frameworks of a country whose links with controls of ISO/IEC 27001 the law data has. */
const OF_COUNTRY: Readonly<Partial<Record<MemberState, FrameworkKey>>> = {
  be: 'cyfun_2025',
  ee: 'e_its_2024',
};

function frameworkOf(one: DocumentCase): FrameworkKey | null {
  const country = nationalOf(one)?.country;
  return country === undefined ? null : (OF_COUNTRY[country] ?? null);
}

const nameOf = (one: DocumentCase, framework: FrameworkKey): string =>
  localizeIn(one, message(`mapping:framework.${framework}`));

/** Null if the country has no framework with such links. */
export function nationalFramework(one: DocumentCase): string | null {
  const framework = frameworkOf(one);
  return framework === null ? null : nameOf(one, framework);
}

/** Such as "E-ITS 2024: ISMS.1.M3"; null for a control without a link. */
export function nationalMeasures(one: DocumentCase, ref: string): string | null {
  const framework = frameworkOf(one);
  if (framework === null) return null;
  const steps = controlSteps(one.knowledge.graph, { framework: 'iso27001', ref }, framework);
  const refs = steps.map(({ to }) => to.ref);
  const [short = ''] = nameOf(one, framework).split(' (');
  return refs.length === 0 ? null : `${short}: ${refs.join(', ')}`;
}
