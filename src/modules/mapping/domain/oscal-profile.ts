/** Controls of a framework that are linked to the ten measures, as an OSCAL profile over its catalog. */
import type { Control, FrameworkKey } from './control.js';
import { catalogName, controlToken, oscalMetadata, type OscalSetting } from './oscal.js';

/**
 * @param controls at least one; each once
 * @param title of the framework
 */
export const oscalProfile = (
  framework: FrameworkKey,
  controls: readonly Control[],
  title: string,
  setting: OscalSetting,
) => ({
  profile: {
    uuid: setting.uuidOf(`${setting.kbVersion}|profile|${framework}|${controls.length}`),
    metadata: oscalMetadata(`${title}: controls linked to art 21(2) NIS2`, setting),
    imports: [
      {
        href: catalogName(framework),
        'include-controls': [{ 'with-ids': controls.map(controlToken) }],
      },
    ],
    merge: { 'as-is': true },
  },
});
