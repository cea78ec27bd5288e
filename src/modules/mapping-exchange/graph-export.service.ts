/** Exports the mapping as files for other tools. Equal requests give equal bytes. */
import type { FrameworkKey } from '../mapping/domain/control.js';
import type { FrameworkMappingKnowledge } from '../mapping/domain/framework-mapping.js';
import { LINK_COLUMNS, linkRow } from '../mapping/domain/link-table.js';
import type { MappingEdge } from '../mapping/domain/mapping-edge.js';
import { edgesOfMeasure, type MappingGraph } from '../mapping/domain/mapping-graph.js';
import type { MeasureKey } from '../mapping/domain/measure.js';
import { mermaidOf, svgOf } from '../mapping/domain/neighbourhood-picture.js';
import { oscalCatalog } from '../mapping/domain/oscal-catalog.js';
import { oscalMapping } from '../mapping/domain/oscal-mapping.js';
import { catalogName, type OscalSetting } from '../mapping/domain/oscal.js';
import { invalid } from '../../shared/errors.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import type { ExportWriters, SheetOfText } from './export.ports.js';

export const EXPORT_FORMATS = [
  'oscal_catalog',
  'oscal_mapping',
  'csv',
  'xlsx',
  'mermaid',
  'svg',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportOptions = Readonly<{
  format: ExportFormat;
  framework: FrameworkKey | null;
  measure: MeasureKey | null;
}>;

export type ExportedFile = Readonly<{
  name: string;
  mediaType: string;
  content: string | Uint8Array;
}>;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** @throws VALIDATION_FAILED if the format requires a missing value */
function needed<Value>(value: Value | null, field: string): Value {
  if (value === null) throw invalid({ field, type: 'missing' });
  return value;
}

export class GraphExportService {
  constructor(
    private readonly knowledge: FrameworkMappingKnowledge,
    private readonly graph: MappingGraph,
    private readonly writers: ExportWriters,
  ) {}

  /** @param issuer public URL of the service */
  async export(
    options: ExportOptions,
    localizer: Localizer,
    issuer: string,
  ): Promise<ExportedFile> {
    const { format } = options;
    if (format === 'oscal_catalog' || format === 'oscal_mapping') {
      return this.oscal(format, needed(options.framework, 'framework'), localizer, issuer);
    }
    if (format === 'csv' || format === 'xlsx')
      return this.table(options, format, localizer.kbVersion);
    return this.picture(format, options, localizer);
  }

  private oscal(
    format: 'oscal_catalog' | 'oscal_mapping',
    framework: FrameworkKey,
    localizer: Localizer,
    issuer: string,
  ): ExportedFile {
    const setting: OscalSetting = {
      kbVersion: localizer.kbVersion,
      date: localizer.kbVersion.split('_')[1] ?? '',
      issuer,
      uuidOf: this.writers.uuidOf,
    };
    const title = this.titlesIn(localizer)[framework];
    const isCatalog = format === 'oscal_catalog';
    const make = isCatalog ? oscalCatalog : oscalMapping;
    return {
      name: isCatalog ? catalogName(framework) : `oscal-mapping-${framework}.json`,
      mediaType: 'application/json',
      content: asJson(make(this.graph, framework, title, setting)),
    };
  }

  private async table(
    options: ExportOptions,
    format: 'csv' | 'xlsx',
    kbVersion: string,
  ): Promise<ExportedFile> {
    const rows = this.edgesOf(options).map((edge) => linkRow(this.graph, edge, kbVersion));
    const sheet: SheetOfText = {
      title: 'mapping',
      head: LINK_COLUMNS,
      rows: rows.map((row) => LINK_COLUMNS.map((column) => row[column])),
    };
    return format === 'csv'
      ? { name: 'nis2-mapping.csv', mediaType: 'text/csv', content: this.writers.csv(sheet) }
      : { name: 'nis2-mapping.xlsx', mediaType: XLSX, content: await this.writers.xlsx(sheet) };
  }

  private picture(
    format: 'mermaid' | 'svg',
    options: ExportOptions,
    localizer: Localizer,
  ): ExportedFile {
    const key = needed(options.measure, 'measure');
    const measure = this.knowledge.measures.find((one) => one.key === key);
    if (measure === undefined) throw new Error(`the knowledge base has no measure "${key}"`);
    const words = { title: measure.names[localizer.language], titles: this.titlesIn(localizer) };
    const draw = format === 'svg' ? svgOf : mermaidOf;
    return {
      name: `nis2-measure-${key}.${format === 'svg' ? 'svg' : 'mmd'}`,
      mediaType: format === 'svg' ? 'image/svg+xml' : 'text/vnd.mermaid',
      content: draw(this.graph, measure, this.edgesOf(options), words),
    };
  }

  private edgesOf({ framework, measure }: ExportOptions): readonly MappingEdge[] {
    const measures = measure === null ? [...this.graph.measures.keys()] : [measure];
    return measures.flatMap((key) => edgesOfMeasure(this.graph, key, { framework }));
  }

  /** The assertion is safe: every framework has a title, so the record is complete. */
  private titlesIn(localizer: Localizer): Readonly<Record<FrameworkKey, string>> {
    const titles = this.knowledge.frameworks.map(({ key, title }) => [
      key,
      localizer.localize(title),
    ]);
    return Object.fromEntries(titles) as Record<FrameworkKey, string>;
  }
}
