/** Exports of the present law data. */
import { presentLaw } from '../../../src/app/knowledge.js';
import type { ExportOptions } from '../../../src/modules/mapping-exchange/domain/export-format.js';
import { GraphExportService } from '../../../src/modules/mapping-exchange/graph-export.service.js';
import { FRAMEWORK_KEYS, type FrameworkKey } from '../../../src/modules/mapping/domain/control.js';
import { linksBetween } from '../../../src/modules/mapping/domain/framework-link.js';
import { buildMappingGraph } from '../../../src/modules/mapping/domain/mapping-graph.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { exportWriters } from '../../../src/platform/tables/export-writers.js';
import { Localizer } from '../../../src/shared/graphql/localizer.js';

const { frameworkMapping, texts, version } = presentLaw().knowledge;
export const graph = buildMappingGraph(frameworkMapping);
const service = new GraphExportService(frameworkMapping, graph, exportWriters());
const localizer = new Localizer(createTexts(texts), version, 'en', 'en');

type SomeOptions = Partial<ExportOptions> & Pick<ExportOptions, 'format'>;

export const exported = (options: SomeOptions) =>
  service.export(
    {
      from: 'nis2',
      framework: null,
      measure: null,
      shipped: false,
      names: { from: null, to: null },
      ...options,
    },
    localizer,
    'https://nis2.example',
  );

export const exportedText = async (options: SomeOptions): Promise<string> =>
  String((await exported(options)).content);

/** Every ordered pair of different frameworks that has links. */
export const PAIRS: readonly (readonly [FrameworkKey, FrameworkKey])[] = FRAMEWORK_KEYS.flatMap(
  (from) =>
    FRAMEWORK_KEYS.filter(
      (to) => to !== from && linksBetween(graph, { from, to, measure: null }).length > 0,
    ).map((to) => [from, to] as const),
);
