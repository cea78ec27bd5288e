/** A framework as an OSCAL catalog: numbers, short names, hierarchy, but no text of standards. */
import type { Control, FrameworkKey } from './control.js';
import { childrenOf, controlsOf, type MappingGraph } from './mapping-graph.js';
import { controlToken, oscalMetadata, oscalProperty, type OscalSetting } from './oscal.js';

export type OscalControl = Readonly<{
  id: string;
  title: string;
  props: readonly Readonly<{ name: string; value: string }>[];
  controls?: readonly OscalControl[];
}>;

function toControl(graph: MappingGraph, control: Control): OscalControl {
  const below = childrenOf(graph, control);
  return {
    id: controlToken(control),
    title: control.title ?? control.ref,
    props: [oscalProperty('label', control.ref)],
    ...(below.length === 0 ? {} : { controls: below.map((child) => toControl(graph, child)) }),
  };
}

/** @param title of the framework */
export function oscalCatalog(
  graph: MappingGraph,
  framework: FrameworkKey,
  title: string,
  setting: OscalSetting,
) {
  const top = controlsOf(graph, framework).filter(({ parent }) => parent === null);
  return {
    catalog: {
      uuid: setting.uuidOf(`${setting.kbVersion}|catalog|${framework}`),
      metadata: oscalMetadata(title, setting),
      controls: top.map((control) => toControl(graph, control)),
    },
  };
}
