/** Frameworks as JSON for Probo (`importFramework`) and Comp AI (`framework-editor/framework/import`). */
import { controlsAt } from '../../mapping/domain/framework-link.js';
import { controlKeyOf, controlsOf } from '../../mapping/domain/mapping-graph.js';
import type { Control } from '../../mapping/domain/control.js';
import { nameOf, PACKAGER, type ExportSetting } from './export-setting.js';

/** Their own frameworks write articles so. */
const proboId = (ref: string): string => ref.replace(/^art /, 'Art. ');

/** Probo accepts no mapping, so the description lists the linked controls. */
function linkedRefs({ links }: ExportSetting, control: Control): string {
  const key = controlKeyOf(control);
  const refs = links
    .filter(({ source }) => controlKeyOf(source) === key)
    .map(({ target }) => target.provision);
  return [...new Set(refs)].join(', ');
}

function proboControl(setting: ExportSetting, control: Control) {
  const linked = linkedRefs(setting, control);
  const title = setting.titleOf(control.framework);
  return {
    id: proboId(control.ref),
    name: control.title ?? control.ref,
    description:
      linked === ''
        ? `${title}, ${control.ref}`
        : `${title}, ${control.ref}. Linked in ${setting.titleOf(setting.to)}: ${linked}`,
    best_practice: false,
    maturity_level: 'INITIAL',
  };
}

/** The source framework, each control with its links to the target. */
export const proboFramework = (setting: ExportSetting) => ({
  id: `${PACKAGER}-${setting.from}-${setting.to}`,
  name: `${setting.titleOf(setting.from)} – ${setting.titleOf(setting.to)}`,
  controls: controlsOf(setting.graph, setting.from).map((one) => proboControl(setting, one)),
});

/** Comp AI's limits, in characters. */
const MAX_NAME_LENGTH = 255;

const cut = (text: string): string => text.slice(0, MAX_NAME_LENGTH);

/** Linked controls of the source become requirements, those of the target control templates. */
export function compAiFramework(setting: ExportSetting) {
  const { graph, from, to, links, titleOf } = setting;
  const requirements = controlsAt(graph, links, 'source');
  const keys = requirements.map(controlKeyOf);
  const indicesOf = (control: Control): number[] => {
    const key = controlKeyOf(control);
    const sources = links.filter(({ target }) => controlKeyOf(target) === key);
    return [...new Set(sources.map(({ source }) => keys.indexOf(controlKeyOf(source))))];
  };
  return {
    version: '1',
    framework: {
      name: cut(`${titleOf(from)} – ${titleOf(to)}`),
      version: setting.kbVersion,
      description: `Indicative mapping of ${titleOf(from)} to ${titleOf(to)}; not legal advice.`,
      visible: false,
    },
    requirements: requirements.map((control, sortOrder) => ({
      name: cut(nameOf(control)),
      identifier: control.ref,
      description: `${titleOf(from)}, ${control.ref}`,
      sortOrder,
    })),
    controlTemplates: controlsAt(graph, links, 'target').map((control) => ({
      name: cut(nameOf(control)),
      description: `${titleOf(to)}, ${control.ref}`,
      requirementIndices: indicesOf(control),
      policyTemplateIndices: [],
      taskTemplateIndices: [],
    })),
    policyTemplates: [],
    taskTemplates: [],
  };
}
