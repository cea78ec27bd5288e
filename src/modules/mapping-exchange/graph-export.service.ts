/** Exports the mapping as files for other tools. Equal requests give equal bytes. */
import { FRAMEWORK_KEYS, type FrameworkKey } from '../mapping/domain/control.js';
import { controlsAt, linksBetween, type FrameworkLink } from '../mapping/domain/framework-link.js';
import type { FrameworkMappingKnowledge } from '../mapping/domain/framework-mapping.js';
import type { MappingEdge } from '../mapping/domain/mapping-edge.js';
import { edgesOfMeasure, type MappingGraph } from '../mapping/domain/mapping-graph.js';
import { mermaidOf, svgOf } from '../mapping/domain/neighbourhood-picture.js';
import { oscalCatalog } from '../mapping/domain/oscal-catalog.js';
import { oscalMapping } from '../mapping/domain/oscal-mapping.js';
import { oscalProfile } from '../mapping/domain/oscal-profile.js';
import type { OscalSetting } from '../mapping/domain/oscal.js';
import { invalid } from '../../shared/errors.js';
import type { Localizer } from '../../shared/graphql/localizer.js';
import { isShipped } from './domain/ciso-assistant-names.js';
import {
  fileOf,
  isPlatformFormat,
  type ExportedFile,
  type ExportOptions,
  type PlatformFormat,
} from './domain/export-format.js';
import type { ExportSetting } from './domain/export-setting.js';
import { directTable, linkTable } from './domain/link-tables.js';
import type { ExportWriters } from '../../platform/tables/export-writers.js';
import { jsonText, platformFile } from './platform-files.js';

/** @throws VALIDATION_FAILED if the format requires a missing value */
function needed<Value>(value: Value | null, field: string): Value {
  if (value === null) throw invalid({ field, type: 'missing' });
  return value;
}

const dateOf = ({ kbVersion }: Localizer): string => kbVersion.split('_')[1] ?? '';

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
    if (isPlatformFormat(format)) return this.platform(format, options, localizer);
    switch (format) {
      case 'csv':
      case 'xlsx':
        return this.table(options, format, localizer);
      case 'mermaid':
      case 'svg':
        return this.picture(format, options, localizer);
      default:
        return this.oscal(format, options, localizer, issuer);
    }
  }

  private oscal(
    format: 'oscal_catalog' | 'oscal_mapping' | 'oscal_profile',
    options: ExportOptions,
    localizer: Localizer,
    issuer: string,
  ): ExportedFile {
    const { kbVersion } = localizer;
    const { uuidOf } = this.writers;
    const setting: OscalSetting = {
      kbVersion,
      date: dateOf(localizer),
      issuer,
      uuidOf,
    };
    const to = needed(options.framework, 'framework');
    const titles = this.titlesIn(localizer);
    const file = (kind: string, content: object) =>
      fileOf(`oscal-${kind}`, 'json', jsonText(content));
    if (format === 'oscal_catalog') {
      return file(`catalog-${to}`, oscalCatalog(this.graph, to, titles[to], setting));
    }
    const links = this.linksOf(options, to);
    if (format === 'oscal_profile') {
      const controls = controlsAt(this.graph, links, 'target');
      return file(`profile-${to}`, oscalProfile(to, controls, titles[to], setting));
    }
    const { from } = options;
    const source = from === 'nis2' ? 'NIS2 art 21(2)' : titles[from];
    const content = oscalMapping(
      this.graph,
      { from, to, links },
      `${source} – ${titles[to]}`,
      setting,
    );
    return file(`mapping-${from === 'nis2' ? to : `${from}-${to}`}`, content);
  }

  private platform(
    format: PlatformFormat,
    options: ExportOptions,
    localizer: Localizer,
  ): Promise<ExportedFile> {
    const { from, names } = options;
    const to = needed(options.framework, 'framework');
    const isPair = format !== 'ciso_assistant_framework';
    if (format === 'ciso_assistant' && isShipped(from, to) && !options.shipped) {
      throw invalid({ field: 'shipped', type: 'missing' });
    }
    const titles = this.titlesIn(localizer);
    const setting: ExportSetting = {
      graph: this.graph,
      from,
      to,
      links: isPair ? this.linksOf(options, to) : [],
      titleOf: (framework) => titles[framework],
      names,
      language: localizer.language,
      kbVersion: localizer.kbVersion,
      date: dateOf(localizer),
    };
    return platformFile(format, setting, this.writers);
  }

  /** @throws VALIDATION_FAILED with the frameworks that `from` is linked to, if it has no link to `to` */
  private linksOf({ from, measure }: ExportOptions, to: FrameworkKey): readonly FrameworkLink[] {
    const linked = (target: FrameworkKey) =>
      linksBetween(this.graph, { from, to: target, measure });
    const links = linked(to);
    if (links.length > 0) return links;
    const expected = FRAMEWORK_KEYS.filter((target) => linked(target).length > 0).join(', ');
    throw invalid({ field: 'framework', type: 'enum', params: { expected } });
  }

  private async table(
    options: ExportOptions,
    format: 'csv' | 'xlsx',
    { kbVersion }: Localizer,
  ): Promise<ExportedFile> {
    const { from, framework } = options;
    const isDirect = from !== 'nis2' && framework !== null && framework !== 'nis2';
    const sheet = isDirect
      ? directTable(this.graph, this.linksOf(options, framework), kbVersion)
      : linkTable(this.graph, this.edgesOf(options), kbVersion);
    const content = format === 'csv' ? this.writers.csv(sheet) : await this.writers.xlsx(sheet);
    return fileOf(isDirect ? `${from}-${framework}` : 'nis2-mapping', format, content);
  }

  private picture(
    format: 'mermaid' | 'svg',
    options: ExportOptions,
    localizer: Localizer,
  ): ExportedFile {
    const key = needed(options.measure, 'measure');
    const measure = this.knowledge.measures.find((one) => one.key === key);
    if (measure === undefined) throw new Error(`the knowledge base has no measure "${key}"`);
    const words = {
      title: measure.names[localizer.language],
      titles: this.titlesIn(localizer),
    };
    const draw = format === 'svg' ? svgOf : mermaidOf;
    const picture = draw(this.graph, measure, this.edgesOf(options), words);
    return fileOf(`nis2-measure-${key}`, format === 'svg' ? 'svg' : 'mmd', picture);
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
