/** GraphQL types of mapping exports. Not part of the documented interface, so names are English. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { FrameworkKey } from '../mapping/domain/control.js';
import type { MeasureKey } from '../mapping/domain/measure.js';
import { Bounds } from '../../shared/graphql/decorators.js';
import {
  EXPORT_FORMATS,
  type ExportedFile,
  type ExportFormat,
  type ExportOptions,
} from './domain/export-format.js';
import { FRAMEWORK, MEASURE, MappingAccess } from '../../shared/graphql/mapping-words.graphql.js';
import { wireEnum, wordEnum } from '../../shared/graphql/wire-enum.js';

const EXPORT_FORMAT = wordEnum('ExportFormat', EXPORT_FORMATS);

const ENCODING = wireEnum('ExportEncoding', { text: 'text', base64: 'base64' });

/** Commas and colons separate the codes of Openlane. */
const SHORT_NAME = { minLength: 1, maxLength: 60, pattern: /^[^:,]+$/ };

@ArgsType()
export class GraphExportArgs {
  @Field(() => EXPORT_FORMAT)
  format!: ExportFormat;

  @Field(() => FRAMEWORK, { defaultValue: 'nis2' })
  from!: FrameworkKey;

  @Field(() => FRAMEWORK, { nullable: true })
  framework?: FrameworkKey | null;

  @Field(() => MEASURE, { nullable: true })
  measure?: MeasureKey | null;

  @Field(() => Boolean, { nullable: true })
  shipped?: boolean | null;

  @Bounds(SHORT_NAME)
  @Field(() => String, { nullable: true })
  from_name?: string | null;

  @Bounds(SHORT_NAME)
  @Field(() => String, { nullable: true })
  framework_name?: string | null;

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

export const toExportOptions = (args: GraphExportArgs): ExportOptions => ({
  format: args.format,
  from: args.from,
  framework: args.framework ?? null,
  measure: args.measure ?? null,
  shipped: args.shipped ?? false,
  names: { from: args.from_name ?? null, to: args.framework_name ?? null },
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
