/** A framework as a CISO Assistant framework with our own URNs: numbers, short names, hierarchy. */
import type { Control, FrameworkKey } from '../../mapping/domain/control.js';
import {
  childrenOf,
  controlsOf,
  findControl,
  type MappingGraph,
} from '../../mapping/domain/mapping-graph.js';
import { PACKAGER } from './export-setting.js';

const slugOf = (framework: FrameworkKey): string => framework.replaceAll('_', '-');

/** In lower case: CISO Assistant compares the text of the file with stored lower-case URNs. */
export const ownUrn = (kind: string, name: string): string =>
  `urn:${PACKAGER}:risk:${kind}:${name}`.toLowerCase();

export const ownFrameworkUrn = (framework: FrameworkKey): string =>
  ownUrn('framework', slugOf(framework));

/** The last part of a URN allows letters, digits and `[]()-._:`. */
const nodeName = (ref: string): string =>
  ref
    .normalize('NFD')
    .replace(/[^0-9A-Za-z[\]()\-._]+/g, '-')
    .replace(/^-|-$/g, '');

export const ownNodeUrn = ({ framework, ref }: Pick<Control, 'framework' | 'ref'>): string =>
  ownUrn(`req_node:${slugOf(framework)}`, nodeName(ref));

function depthOf(graph: MappingGraph, { framework, parent }: Control): number {
  const above = parent === null ? null : findControl(graph, { framework, ref: parent });
  return above === null ? 1 : depthOf(graph, above) + 1;
}

function toNode(graph: MappingGraph, control: Control) {
  const { framework, ref, title, parent } = control;
  return {
    urn: ownNodeUrn(control),
    assessable: childrenOf(graph, control).length === 0,
    depth: depthOf(graph, control),
    ...(parent === null ? {} : { parent_urn: ownNodeUrn({ framework, ref: parent }) }),
    ref_id: ref,
    ...(title === null ? {} : { name: title }),
  };
}

/** Parents before their children. */
const inOrder = (graph: MappingGraph, control: Control): readonly Control[] => [
  control,
  ...childrenOf(graph, control).flatMap((child) => inOrder(graph, child)),
];

export function ownFramework(graph: MappingGraph, framework: FrameworkKey, title: string) {
  const top = controlsOf(graph, framework).filter(({ parent }) => parent === null);
  return {
    urn: ownFrameworkUrn(framework),
    ref_id: slugOf(framework),
    name: title,
    description: 'Numbers and short names only, without the text of the framework.',
    requirement_nodes: top
      .flatMap((control) => inOrder(graph, control))
      .map((control) => toNode(graph, control)),
  };
}
