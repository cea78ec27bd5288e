/** Case files on the wire. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import {
  MAX_RECEIPT_LENGTH,
  MAX_RECEIPTS,
  type CaseFile,
} from '../../shared/graphql/case-payload.js';
import { isRecord, type JsonRecord } from '../../shared/json-record.js';
import { addIgnored, type RequestContext } from '../../shared/graphql/context.js';
import { Check, type ValueCheck } from '../../shared/graphql/decorators.js';
import {
  knownPayload,
  payloadProblems,
  unknownMembers,
} from '../../shared/graphql/payload-errors.js';
import { CASE_FACTS, type CaseRequest } from './case-files.service.js';

const checkFacts: ValueCheck = (facts) =>
  isRecord(facts) ? payloadProblems(facts, CASE_FACTS) : [];

const checkReceipts: ValueCheck = (receipts, field) => {
  if (!Array.isArray(receipts)) return [];
  if (receipts.length > MAX_RECEIPTS) {
    return [{ field, type: 'too_long', params: { max_length: MAX_RECEIPTS } }];
  }
  const isTooLong = (text: unknown) => typeof text === 'string' && text.length > MAX_RECEIPT_LENGTH;
  return receipts.flatMap((text, at) =>
    isTooLong(text)
      ? [
          {
            field: `${field}.${String(at)}`,
            type: 'string_too_long',
            params: { max_length: MAX_RECEIPT_LENGTH },
          },
        ]
      : [],
  );
};

@ArgsType()
export class CaseFileArgs {
  @Check(checkFacts)
  @Field(() => GraphQLJSONObject, { nullable: true })
  andmed?: JsonRecord | null;

  @Field(() => GraphQLJSONObject, { nullable: true })
  toimik?: JsonRecord | null;

  @Check(checkReceipts)
  @Field(() => [String], { nullable: true })
  kviitungid?: string[] | null;
}

@ObjectType('CaseFile', { simpleResolvers: true })
export class CaseFileView {
  @Field(() => GraphQLJSONObject, { name: 'toimik' })
  file!: CaseFile;
}

export const toCaseFileView = (file: CaseFile): CaseFileView => ({ file });

/** Reports members that no document uses. */
export function toCaseRequest(args: CaseFileArgs, context: RequestContext): CaseRequest {
  const facts = args.andmed ?? {};
  addIgnored(context, unknownMembers(facts, CASE_FACTS));
  return {
    facts: knownPayload(facts, CASE_FACTS),
    earlier: args.toimik ?? null,
    receipts: args.kviitungid ?? [],
  };
}
