/** Links between two frameworks as a CISO Assistant library: one mapping set in each direction. */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import { reversed, type FrameworkLink, type LinkEnd } from '../../mapping/domain/framework-link.js';
import type { Relation } from '../../mapping/domain/relation.js';
import { ownFramework, ownFrameworkUrn, ownNodeUrn, ownUrn } from './ciso-assistant-framework.js';
import { namingOf } from './ciso-assistant-names.js';
import { linkSentence, PACKAGER, type ExportSetting } from './export-setting.js';

const RELATIONSHIP: Readonly<Record<Relation, string>> = {
  equal: 'equal',
  equivalent: 'equal',
  subset: 'subset',
  superset: 'superset',
  intersects: 'intersect',
};

const THEIRS = 'urn:intuitem:risk';

type Ends = Readonly<{ urns: readonly string[]; isWhole: boolean }>;

/** The relation of a direct link holds for its passage, so one node that is the passage is as good as the whole. */
function endsOf(end: LinkEnd, isDirect: boolean): Ends {
  const naming = namingOf(end.framework);
  if (naming === null) return { urns: [ownNodeUrn(end)], isWhole: true };
  const { nodes, isWhole } = naming.nodesOf(end);
  return {
    urns: nodes.map((node) => `${THEIRS}:req_node:${naming.library}:${node}`),
    isWhole: isWhole || (isDirect && nodes.length === 1),
  };
}

const frameworkUrn = (framework: FrameworkKey): string => {
  const naming = namingOf(framework);
  return naming === null ? ownFrameworkUrn(framework) : `${THEIRS}:framework:${naming.library}`;
};

/** What contains the whole contains each part; of other relations a part keeps shared content alone. */
function relationToPart(relation: Relation): Relation {
  const contains = relation === 'equal' || relation === 'equivalent' || relation === 'superset';
  return contains ? 'superset' : 'intersects';
}

function relationOf({ relation }: FrameworkLink, source: Ends, target: Ends): Relation {
  if (source.isWhole && target.isWhole) return relation;
  if (source.isWhole) return relationToPart(relation);
  if (!target.isWhole) return 'intersects';
  const backwards: Readonly<Partial<Record<Relation, Relation>>> = {
    equal: 'subset',
    equivalent: 'subset',
    subset: 'subset',
  };
  return backwards[relation] ?? 'intersects';
}

function toMappings(link: FrameworkLink) {
  const source = endsOf(link.source, link.isDirect);
  const target = endsOf(link.target, link.isDirect);
  const relationship = RELATIONSHIP[relationOf(link, source, target)];
  const { grade } = link;
  // The strength holds for the link, not for each of its parts.
  const isWhole = source.isWhole && target.isWhole;
  return source.urns.flatMap((from) =>
    target.urns.map((to) => ({
      source_requirement_urn: from.toLowerCase(),
      target_requirement_urn: to.toLowerCase(),
      relationship,
      rationale: grade?.rationale ?? 'semantic',
      ...(grade === null || !isWhole ? {} : { strength_of_relationship: grade.strength }),
      annotation: linkSentence(link),
    })),
  );
}

const refOf = (from: FrameworkKey, to: FrameworkKey): string =>
  `mapping-${from}-to-${to}`.replaceAll('_', '-');

function mappingSet(links: readonly FrameworkLink[], from: FrameworkKey, to: FrameworkKey) {
  const ref = refOf(from, to);
  const mappings = links.map(toMappings);
  const left = mappings.filter((one) => one.length === 0).length;
  const note = `Indicative mapping; not legal advice. Left out because the library lacks the requirement: ${left} of ${links.length} links.`;
  return {
    urn: ownUrn('req_mapping_set', ref),
    ref_id: ref,
    name: ref,
    description: note,
    source_framework_urn: frameworkUrn(from),
    target_framework_urn: frameworkUrn(to),
    requirement_mappings: mappings.flat(),
  };
}

const ENISA =
  'Links with evidence ENISA-TIG: ENISA, Technical Implementation Guidance on Regulation (EU) 2024/2690, v1.0 (June 2025), CC BY 4.0, adapted.';

/** Links of measures rest on ENISA's table beside others; tables of links between controls name their source. */
function copyrightOf(links: readonly FrameworkLink[]): string {
  const attributions = links.map(({ attribution, evidence }) =>
    attribution === null && evidence.includes('ENISA-TIG') ? ENISA : attribution,
  );
  return [...new Set(attributions)].filter((one) => one !== null).join(' ');
}

/** A file with a lower version is refused; the date of release in digits rises with it. */
const versionOf = ({ date }: ExportSetting): number => Number(date.replaceAll('-', ''));

type LibraryName = Readonly<{ ref: string; name: string; description: string }>;

const head = (setting: ExportSetting, { ref, name, description }: LibraryName) => ({
  urn: ownUrn('library', ref),
  locale: setting.language,
  ref_id: ref,
  name,
  description,
  version: versionOf(setting),
  publication_date: setting.date,
  provider: PACKAGER,
  packager: PACKAGER,
});

/** A framework that CISO Assistant does not ship is part of the library. */
export function cisoAssistantMapping(setting: ExportSetting) {
  const { graph, from, to, links, titleOf } = setting;
  const copyright = copyrightOf(links);
  const shipped = [from, to].flatMap((one) => namingOf(one)?.library ?? []);
  const own = [from, to].filter((one) => namingOf(one) === null);
  const frameworks = own.map((one) => ownFramework(graph, one, titleOf(one)));
  return {
    ...head(setting, {
      ref: refOf(from, to),
      name: `${titleOf(from)} – ${titleOf(to)}`,
      description: `Law data ${setting.kbVersion}. Both directions.`,
    }),
    ...(copyright === '' ? {} : { copyright }),
    dependencies: shipped.map((library) => `${THEIRS}:library:${library}`),
    objects: {
      ...(frameworks.length === 0 ? {} : { frameworks }),
      requirement_mapping_sets: [
        mappingSet(links, from, to),
        mappingSet(links.map(reversed), to, from),
      ],
    },
  };
}

/** @param framework with our own URNs, also if CISO Assistant ships one of its own */
export function cisoAssistantFramework(setting: ExportSetting, framework: FrameworkKey) {
  const { graph, titleOf } = setting;
  return {
    ...head(setting, {
      ref: framework.replaceAll('_', '-'),
      name: titleOf(framework),
      description: `Law data ${setting.kbVersion}.`,
    }),
    objects: {
      frameworks: [ownFramework(graph, framework, titleOf(framework))],
    },
  };
}
