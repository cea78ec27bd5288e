/** GraphQL types of document verification. */
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Bounds } from '../../shared/graphql/decorators.js';
import type { VerifiedDocument } from './document-verification.repository.js';
import type { DocumentFormat } from '../documents/domain/document-format.js';
import { wireEnum } from '../../shared/graphql/wire-enum.js';

/** Key: name on the wire. Value: internal term. */
const DOCUMENT_FORMAT = wireEnum('DokumendiVorming', {
  docx: 'docx',
  pdf: 'pdf',
} as const satisfies Readonly<Record<string, DocumentFormat>>);

const MAX_CODE_LENGTH = 40;

@ArgsType()
export class VerifyDocumentArgs {
  @Bounds({ minLength: 1, maxLength: MAX_CODE_LENGTH })
  @Field(() => String)
  kood!: string;
}

@ObjectType('VerifiedFile', { simpleResolvers: true })
export class VerifiedFileView {
  @Field(() => DOCUMENT_FORMAT, { name: 'vorming' })
  format!: DocumentFormat;

  @Field(() => String)
  sha256!: string;
}

@ObjectType('VerifiedDocument', { simpleResolvers: true })
export class VerifiedDocumentView {
  @Field(() => String)
  number!: string;

  @Field(() => String, { name: 'kuupaev' })
  date!: string;

  @Field(() => [VerifiedFileView], { name: 'failid' })
  files!: VerifiedFileView[];
}

export const toVerifiedDocumentView = ({
  number,
  date,
  files,
}: VerifiedDocument): VerifiedDocumentView => ({ number, date, files: [...files] });
