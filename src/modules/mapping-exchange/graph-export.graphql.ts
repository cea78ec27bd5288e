/** GraphQL types of mapping exports. Not part of the documented interface, so names are English. */
import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import type { FrameworkKey } from '../mapping/domain/control.js';
import type { MeasureKey } from '../mapping/domain/measure.js';
import {
  EXPORT_FORMATS,
  type ExportedFile,
  type ExportFormat,
  type ExportOptions,
} from './graph-export.service.js';
import {
  FRAMEWORK,
  MEASURE,
  MappingAccess,
  enumOf,
} from '../../shared/graphql/mapping-words.graphql.js';

const EXPORT_FORMAT = enumOf(EXPORT_FORMATS);
registerEnumType(EXPORT_FORMAT, {
  name: 'ExportFormat',
});

const ENCODING = { text: 'text', base64: 'base64' } as const;
registerEnumType(ENCODING, { name: 'ExportEncoding' });

@ArgsType()
export class GraphExportArgs {
  @Field(() => EXPORT_FORMAT)
  format!: ExportFormat;

  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;

  @Field(() => MEASURE, { nullable: true })
  measure?: MeasureKey | null;

  @Field(() => String, { nullable: true })
  keel?: string | null;
}

@MappingAccess()
@ObjectType('GraphExport', { simpleResolvers: true })
export class GraphExportView {
  @Field(() => String, { name: 'file_name' })
  fileName!: string;

  @Field(() => String, { name: 'media_type' })
  mediaType!: string;

  @Field(() => ENCODING)
  encoding!: keyof typeof ENCODING;

  @Field(() => String)
  content!: string;
}

export const toExportOptions = ({
  format,
  framework,
  measure,
}: GraphExportArgs): ExportOptions => ({
  format,
  framework: framework ?? null,
  measure: measure ?? null,
});

export function toExportView({ name, mediaType, content }: ExportedFile): GraphExportView {
  const isText = typeof content === 'string';
  return {
    fileName: name,
    mediaType,
    encoding: isText ? 'text' : 'base64',
    content: isText ? content : Buffer.from(content).toString('base64'),
  };
}
