/** Download links of released orders. Source. */
import type { DocumentEntry } from '../documents/domain/document-entry.js';
import type { CodeLinks } from '../../shared/code-links.js';
import { linkEnd, type TokenKeys, writeToken } from '../documents/domain/download-token.js';
import type {
  ReleasedDocument,
  ReleasedDocumentsRepository,
} from './released-documents.repository.js';

/** `links`: of downloads. `publicUrl`: without a trailing slash. */
export type ReleasedDependencies = Readonly<{
  store: Pick<ReleasedDocumentsRepository, 'withLinks'>;
  tokens: TokenKeys;
  links: Pick<CodeLinks, 'document'>;
  publicUrl: () => string;
}>;

export class ReleasedDocumentsService {
  constructor(private readonly deps: ReleasedDependencies) {}

  /**
   * Ownership of the orders is checked by the caller. A link is returned until it expires; then a new one is issued
   * and audited.
   *
   * @returns entries for each order, by one query
   */
  async entries(
    orderIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly DocumentEntry[]>> {
    if (orderIds.length === 0) return new Map();
    const documents = await this.deps.store.withLinks(orderIds, { now, validUntil: linkEnd(now) });
    return new Map(
      orderIds.map((id) => [id, (documents.get(id) ?? []).map((one) => this.toEntry(one))]),
    );
  }

  private toEntry(released: ReleasedDocument): DocumentEntry {
    const { id, linkUntil, verificationCode, pdf, ...document } = released;
    const token = writeToken({ documentId: id, validUntil: linkUntil }, this.deps.tokens);
    const { links, publicUrl } = this.deps;
    return {
      ...document,
      validUntil: linkUntil,
      downloadUrl: links.document(token, null),
      verificationUrl:
        verificationCode === null ? null : `${publicUrl()}/verify/${verificationCode}`,
      pdf: pdf === null ? null : { ...pdf, downloadUrl: links.document(token, 'pdf') },
    };
  }
}
