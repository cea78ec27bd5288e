/** Formats of exported files. */
import type { FrameworkKey } from '../../mapping/domain/control.js';
import type { MeasureKey } from '../../mapping/domain/measure.js';
import type { PlatformNames } from './export-setting.js';

export const PLATFORM_FORMATS = [
  'ciso_assistant',
  'ciso_assistant_framework',
  'probo',
  'comp_ai',
  'openlane',
  'trestle_csv',
  'olir',
] as const;
export type PlatformFormat = (typeof PLATFORM_FORMATS)[number];

export const EXPORT_FORMATS = [
  'oscal_catalog',
  'oscal_mapping',
  'oscal_profile',
  'csv',
  'xlsx',
  'mermaid',
  'svg',
  ...PLATFORM_FORMATS,
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * `from`: source of the links; `framework`: target. `shipped`: whether a mapping that the platform ships itself may be
 * replaced.
 */
export type ExportOptions = Readonly<{
  format: ExportFormat;
  from: FrameworkKey;
  framework: FrameworkKey | null;
  measure: MeasureKey | null;
  shipped: boolean;
  names: PlatformNames;
}>;

export type ExportedFile = Readonly<{
  name: string;
  mediaType: string;
  content: string | Uint8Array;
}>;

export const MEDIA_TYPES = {
  json: 'application/json',
  yaml: 'application/yaml',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml',
  mmd: 'text/vnd.mermaid',
} as const;

export type FileExtension = keyof typeof MEDIA_TYPES;

type ExportKind = Readonly<{
  name: string;
  formats: Readonly<Partial<Record<FileExtension, ExportFormat>>>;
}>;

/** Same content in several formats; the documented one first. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  { name: 'links', formats: { csv: 'csv', xlsx: 'xlsx' } },
  { name: 'picture', formats: { svg: 'svg', mmd: 'mermaid' } },
];

export const fileOf = (
  name: string,
  extension: FileExtension,
  content: string | Uint8Array,
): ExportedFile => ({
  name: `${name}.${extension}`,
  mediaType: MEDIA_TYPES[extension],
  content,
});

export const isPlatformFormat = (format: ExportFormat): format is PlatformFormat =>
  (PLATFORM_FORMATS as readonly string[]).includes(format);
