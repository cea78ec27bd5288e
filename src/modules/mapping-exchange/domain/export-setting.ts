/** What every exported file is made from. */
import type { Language } from '../../../shared/language.js';
import type { Control, FrameworkKey } from '../../mapping/domain/control.js';
import type { FrameworkLink } from '../../mapping/domain/framework-link.js';
import type { MappingGraph } from '../../mapping/domain/mapping-graph.js';

/** Names by which a platform knows the two frameworks; null: our own. */
export type PlatformNames = Readonly<{
  from: string | null;
  to: string | null;
}>;

/**
 * `links`: from `from` to `to`. `titleOf`: of a framework, in `language`. `date`: of the law data's release,
 * YYYY-MM-DD.
 */
export type ExportSetting = Readonly<{
  graph: MappingGraph;
  from: FrameworkKey;
  to: FrameworkKey;
  links: readonly FrameworkLink[];
  titleOf: (framework: FrameworkKey) => string;
  names: PlatformNames;
  language: Language;
  kbVersion: string;
  date: string;
}>;

/** Short name of the service in identifiers. */
export const PACKAGER = 'nis2-compliance-gateway';

export const nameOf = ({ ref, title }: Control): string =>
  title === null ? ref : `${ref} ${title}`;

/** One sentence about a link, for platforms without fields for it. */
export function linkSentence(link: FrameworkLink): string {
  const { source, target, confidence, evidence, grade } = link;
  const sentence = `${source.provision} – ${target.provision}; confidence ${confidence}; evidence ${evidence.join(', ')}`;
  const reason = grade?.reason ?? null;
  return reason === null ? sentence : `${sentence}. ${reason}`;
}
