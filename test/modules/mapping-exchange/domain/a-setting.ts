/** A small mapping between two standards, as what every exported file is made from. */
import type { ExportSetting } from '../../../../src/modules/mapping-exchange/domain/export-setting.js';
import type { Control, FrameworkKey } from '../../../../src/modules/mapping/domain/control.js';
import type { FrameworkLink } from '../../../../src/modules/mapping/domain/framework-link.js';
import type { Grade } from '../../../../src/modules/mapping/domain/grade.js';
import { buildMappingGraph } from '../../../../src/modules/mapping/domain/mapping-graph.js';

const control = (
  framework: FrameworkKey,
  ref: string,
  title: string | null = null,
  parent: string | null = null,
): Control => ({ framework, ref, title, parent });

export const CONTROLS: readonly Control[] = [
  control('cyfun_2023', 'ID'),
  control('cyfun_2023', 'ID.AM: 1', 'Devices', 'ID'),
  control('cyfun_2023', 'ID.AM: 2', null, 'ID'),
  control('iso27001', 'A.8.24', 'Cryptography'),
  control('iso27001', 'A.5.1', 'Policies'),
];

export const A_GRADE: Grade = {
  strength: 7,
  grading: 'reading',
  rationale: 'functional',
  reason: 'Same effect.',
  reading: { by: 'reader', on: '2026-11-20', second: null },
};

/** From `ID.AM: 1` to `A.8.24`. */
export const aLink = (more: Partial<FrameworkLink> = {}): FrameworkLink => ({
  key: 'link',
  source: { framework: 'cyfun_2023', ref: 'ID.AM: 1', provision: 'ID.AM: 1' },
  target: { framework: 'iso27001', ref: 'A.8.24', provision: 'A.8.24 a' },
  relation: 'subset',
  role: null,
  coverage: null,
  confidence: 'high',
  evidence: ['LAW', 'ENISA-TIG'],
  grade: null,
  attribution: null,
  isDirect: true,
  ...more,
});

export const aSetting = (more: Partial<ExportSetting> = {}): ExportSetting => ({
  graph: buildMappingGraph({
    measures: [],
    frameworks: [],
    controls: CONTROLS,
    edges: [],
    linkSets: [],
    notes: [],
    unverifiedNames: [],
  }),
  from: 'cyfun_2023',
  to: 'iso27001',
  links: [aLink()],
  titleOf: (framework) => `Title of ${framework}`,
  names: { from: null, to: null },
  language: 'en',
  kbVersion: 'kb_1',
  date: '2026-11-21',
  ...more,
});
