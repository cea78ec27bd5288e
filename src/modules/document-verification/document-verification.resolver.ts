/** GraphQL operations of document verification. */
import { Args, Query, Resolver } from 'type-graphql';
import { Access } from '../../shared/graphql/decorators.js';
import type { DocumentVerificationService } from './document-verification.service.js';
import {
  toVerifiedDocumentView,
  VerifiedDocumentView,
  VerifyDocumentArgs,
} from './document-verification.graphql.js';

@Resolver()
export class DocumentVerificationResolver {
  constructor(private readonly verification: DocumentVerificationService) {}

  @Access('public')
  @Query(() => VerifiedDocumentView)
  async verifyDocument(
    @Args(() => VerifyDocumentArgs) { kood }: VerifyDocumentArgs,
  ): Promise<VerifiedDocumentView> {
    return toVerifiedDocumentView(await this.verification.verify(kood));
  }
}
