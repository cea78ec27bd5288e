/** Use cases of exports: the mapping as files that other tools read. The same question gives the same bytes. */
import type { FrameworkKey } from '../../core/framework-mapping/control.js';
import type { FrameworkMappingKnowledge } from '../../core/framework-mapping/framework-mapping.js';
import { LINK_COLUMNS, linkRow } from '../../core/framework-mapping/link-table.js';
import type { MappingEdge } from '../../core/framework-mapping/mapping-edge.js';
import { edgesOfMeasure, type MappingGraph } from '../../core/framework-mapping/mapping-graph.js';
import type { MeasureKey } from '../../core/framework-mapping/measure.js';
import { mermaidOf, svgOf } from '../../core/framework-mapping/neighbourhood-picture.js';
import { oscalCatalog } from '../../core/framework-mapping/oscal-catalog.js';
import { oscalMapping } from '../../core/framework-mapping/oscal-mapping.js';
import { catalogName, type OscalSetting } from '../../core/framework-mapping/oscal.js';
import { invalid } from '../../core/errors.js';
import type { Voice } from '../../wire/voice.js';
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

/** `framework`, `measure`: null where the caller named none. */
export type ExportWish = Readonly<{
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

/** @throws VALIDATION_FAILED where the format needs what was not named. */
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

  /** @param issuer address of the service */
  async export(wish: ExportWish, voice: Voice, issuer: string): Promise<ExportedFile> {
    const { format } = wish;
    if (format === 'oscal_catalog' || format === 'oscal_mapping') {
      return this.oscal(format, needed(wish.framework, 'framework'), voice, issuer);
    }
    if (format === 'csv' || format === 'xlsx') return this.table(wish, format, voice.kbVersion);
    return this.picture(format, wish, voice);
  }

  private oscal(
    format: 'oscal_catalog' | 'oscal_mapping',
    framework: FrameworkKey,
    voice: Voice,
    issuer: string,
  ): ExportedFile {
    const setting: OscalSetting = {
      kbVersion: voice.kbVersion,
      date: voice.kbVersion.split('_')[1] ?? '',
      issuer,
      uuidOf: this.writers.uuidOf,
    };
    const title = this.titlesIn(voice)[framework];
    const isCatalog = format === 'oscal_catalog';
    const make = isCatalog ? oscalCatalog : oscalMapping;
    return {
      name: isCatalog ? catalogName(framework) : `oscal-mapping-${framework}.json`,
      mediaType: 'application/json',
      content: asJson(make(this.graph, framework, title, setting)),
    };
  }

  private async table(
    wish: ExportWish,
    format: 'csv' | 'xlsx',
    kbVersion: string,
  ): Promise<ExportedFile> {
    const rows = this.edgesOf(wish).map((edge) => linkRow(this.graph, edge, kbVersion));
    const sheet: SheetOfText = {
      title: 'mapping',
      head: LINK_COLUMNS,
      rows: rows.map((row) => LINK_COLUMNS.map((column) => row[column])),
    };
    return format === 'csv'
      ? { name: 'nis2-mapping.csv', mediaType: 'text/csv', content: this.writers.csv(sheet) }
      : { name: 'nis2-mapping.xlsx', mediaType: XLSX, content: await this.writers.xlsx(sheet) };
  }

  private picture(format: 'mermaid' | 'svg', wish: ExportWish, voice: Voice): ExportedFile {
    const key = needed(wish.measure, 'measure');
    const measure = this.knowledge.measures.find((one) => one.key === key);
    if (measure === undefined) throw new Error(`the knowledge base has no measure "${key}"`);
    const words = { title: measure.names[voice.language], titles: this.titlesIn(voice) };
    const draw = format === 'svg' ? svgOf : mermaidOf;
    return {
      name: `nis2-measure-${key}.${format === 'svg' ? 'svg' : 'mmd'}`,
      mediaType: format === 'svg' ? 'image/svg+xml' : 'text/vnd.mermaid',
      content: draw(this.graph, measure, this.edgesOf(wish), words),
    };
  }

  private edgesOf({ framework, measure }: ExportWish): readonly MappingEdge[] {
    const measures = measure === null ? [...this.graph.measures.keys()] : [measure];
    return measures.flatMap((key) => edgesOfMeasure(this.graph, key, { framework }));
  }

  /** Every framework has a title; the record is filled from all of them. */
  private titlesIn(voice: Voice): Readonly<Record<FrameworkKey, string>> {
    const titles = this.knowledge.frameworks.map(({ key, title }) => [key, voice.say(title)]);
    return Object.fromEntries(titles) as Record<FrameworkKey, string>;
  }
}
