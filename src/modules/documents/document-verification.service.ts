/** Verifies documents by the code printed in them. Source: D-166. */
import { notFound } from '../../shared/errors.js';
import { outageError } from '../../shared/outage.js';
import type {
  DocumentVerificationRepository,
  VerifiedDocument,
} from './document-verification.repository.js';
import { readVerificationCode } from './domain/verification-code.js';

export class DocumentVerificationService {
  constructor(private readonly records: Pick<DocumentVerificationRepository, 'find'>) {}

  /**
   * @param text code as typed: case, spaces and hyphens do not matter
   * @throws NOT_FOUND if no document has the code, or the text is no code, without distinction
   * @throws UPSTREAM_UNAVAILABLE if the database does not answer
   */
  async verify(text: string): Promise<VerifiedDocument> {
    const code = readVerificationCode(text);
    const document = code === null ? null : await this.find(code);
    if (document === null) throw notFound();
    return document;
  }

  private find(code: string): Promise<VerifiedDocument | null> {
    return this.records.find(code).catch((cause: unknown) => {
      throw outageError(cause) ?? cause;
    });
  }
}
