/** Verifies documents by the code printed in them. Source: D-166. */
import { notFound } from '../../shared/errors.js';
import type {
  DocumentVerificationRepository,
  VerifiedDocument,
} from './document-verification.repository.js';
import { readVerificationCode } from '../documents/domain/verification-code.js';

export class DocumentVerificationService {
  constructor(private readonly records: Pick<DocumentVerificationRepository, 'find'>) {}

  /**
   * @param text code as typed: case, spaces and hyphens do not matter
   * @throws NOT_FOUND if no document has the code, or the text is no code, without distinction
   */
  async verify(text: string): Promise<VerifiedDocument> {
    const code = readVerificationCode(text);
    const document = code === null ? null : await this.records.find(code);
    if (document === null) throw notFound();
    return document;
  }
}
