/** ZIP archive of an order: every file, its detached signature, and a signed manifest of hashes. Source: D-165. */
import { hash } from 'node:crypto';
import { zipFiles, type ZipEntry } from '../../platform/archive/zip-files.js';
import type { Caller } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import type { DocumentFile } from '../documents/domain/document-entry.js';
import {
  MANIFEST_NAME,
  manifestText,
  type ManifestFacts,
  SIGNATURE_ENDING,
} from '../documents/domain/order-manifest.js';
import type { DocumentFiles } from './document-files.service.js';
import type { FileSigner } from '../../platform/crypto/file-signatures.js';
import type { ArchivedFile, OrderArchiveRepository } from './order-archive.repository.js';
import type { SampleDocumentCache } from './sample-document-cache.js';

/**
 * `issuer`: address of the service. `sample`: the only document of sandbox orders. `sandboxReleasedAt`: throws NOT_FOUND if
 * a sandbox order has no documents.
 */
export type OrderArchiveDependencies = Readonly<{
  records: Pick<OrderArchiveRepository, 'find'>;
  files: Pick<DocumentFiles, 'find'>;
  signer: FileSigner;
  issuer: string;
  sample: Pick<SampleDocumentCache, 'file'>;
  sandboxReleasedAt: (orderId: string, caller: Caller) => Promise<Date>;
}>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_DIGITS = 8;

export class OrderArchiveService {
  constructor(private readonly deps: OrderArchiveDependencies) {}

  /**
   * Equal calls give equal bytes while the key of the service stays.
   * @throws NOT_FOUND if the order is not released, is not the caller's, or a file is no longer available
   */
  async archive(orderId: string, caller: Caller): Promise<DocumentFile> {
    if (caller.mode === 'test') return this.sampleArchive(orderId, caller);
    const order = UUID.test(orderId)
      ? await this.deps.records.find(orderId, caller.accountId)
      : null;
    if (order === null) throw notFound();
    const entries: ZipEntry[] = [];
    for (const file of order.files) entries.push(await this.entry(file));
    return this.packed({ orderId, ...order }, entries);
  }

  private async sampleArchive(orderId: string, caller: Caller): Promise<DocumentFile> {
    const { sample, sandboxReleasedAt } = this.deps;
    const releasedAt = await sandboxReleasedAt(orderId, caller);
    const { fileName: name, contentType, bytes } = await sample.file();
    const sha256 = hash('sha256', bytes, 'hex');
    const sizeBytes = bytes.byteLength;
    const file = { name, number: null, verificationCode: null, contentType, sizeBytes, sha256 };
    return this.packed({ orderId, releasedAt, files: [file] }, [{ name, bytes }]);
  }

  private async packed(
    order: Omit<ManifestFacts, 'issuer'>,
    files: readonly ZipEntry[],
  ): Promise<DocumentFile> {
    const { orderId, releasedAt } = order;
    const text = manifestText({ issuer: this.deps.issuer, ...order });
    const manifest = { name: MANIFEST_NAME, bytes: new TextEncoder().encode(text) };
    const entries: ZipEntry[] = [];
    for (const one of [...files, manifest]) entries.push(...(await this.signed(one)));
    return {
      fileName: `nis2-${orderId.slice(-ID_DIGITS)}.zip`,
      contentType: 'application/zip',
      bytes: zipFiles(entries, releasedAt),
    };
  }

  private async entry({ documentId, format, name }: ArchivedFile): Promise<ZipEntry> {
    const file = await this.deps.files.find(documentId, format);
    if (file === null) throw notFound();
    return { name, bytes: file.bytes };
  }

  private async signed(entry: ZipEntry): Promise<readonly ZipEntry[]> {
    const signature = await this.deps.signer.sign(entry.bytes);
    const bytes = new TextEncoder().encode(`${signature}\n`);
    return [entry, { name: `${entry.name}${SIGNATURE_ENDING}`, bytes }];
  }
}
