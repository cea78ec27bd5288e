/** Files that GRC platforms import. */
import { cisoAssistantFramework, cisoAssistantMapping } from './domain/ciso-assistant.js';
import {
  fileOf,
  type ExportedFile,
  type FileExtension,
  type PlatformFormat,
} from './domain/export-format.js';
import type { ExportSetting } from './domain/export-setting.js';
import { compAiFramework, proboFramework } from './domain/platform-frameworks.js';
import { olirSheets, openlaneTable, trestleTable } from './domain/platform-tables.js';
import type { ExportWriters } from '../../platform/tables/export-writers.js';

type FileContent = string | Promise<Uint8Array>;

type PlatformFile = Readonly<{
  extension: FileExtension;
  write: (setting: ExportSetting, writers: ExportWriters) => FileContent;
}>;

export const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const FILES: Readonly<Record<PlatformFormat, PlatformFile>> = {
  ciso_assistant: {
    extension: 'yaml',
    write: (setting, { yaml }) => yaml(cisoAssistantMapping(setting)),
  },
  ciso_assistant_framework: {
    extension: 'yaml',
    write: (setting, { yaml }) => yaml(cisoAssistantFramework(setting, setting.to)),
  },
  probo: {
    extension: 'json',
    write: (setting) => jsonText(proboFramework(setting)),
  },
  comp_ai: {
    extension: 'json',
    write: (setting) => jsonText(compAiFramework(setting)),
  },
  openlane: {
    extension: 'csv',
    write: (setting, { csv }) => csv(openlaneTable(setting)),
  },
  trestle_csv: {
    extension: 'csv',
    write: (setting, { csv }) => csv(trestleTable(setting)),
  },
  olir: {
    extension: 'xlsx',
    write: (setting, { xlsx }) => xlsx(...olirSheets(setting)),
  },
};

export async function platformFile(
  format: PlatformFormat,
  setting: ExportSetting,
  writers: ExportWriters,
): Promise<ExportedFile> {
  const { extension, write } = FILES[format];
  const subject =
    format === 'ciso_assistant_framework' ? setting.to : `${setting.from}-${setting.to}`;
  const name = `${format}-${subject}`.replaceAll('_', '-');
  return fileOf(name, extension, await write(setting, writers));
}
