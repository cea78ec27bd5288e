/** ZIP archive of an order: every file, its detached signature, and a signed manifest of hashes. Source: D-165. */
import { zipFiles, type ZipEntry } from '../../platform/archive/zip-files.js';
import type { Caller } from '../../shared/caller.js';
import { notFound } from '../../shared/errors.js';
import type { DocumentFile } from '../documents/domain/document-entry.js';
import {
  MANIFEST_NAME,
  manifestText,
  SIGNATURE_ENDING,
} from '../documents/domain/order-manifest.js';
import type { DocumentFiles } from './document-files.service.js';
import type { FileSigner } from '../documents/domain/document-ports.js';
import type { ArchivedFile, OrderArchiveRepository } from './order-archive.repository.js';

/** `issuer`: address of the service. */
export type OrderArchiveDependencies = Readonly<{
  records: Pick<OrderArchiveRepository, 'find'>;
  files: Pick<DocumentFiles, 'find'>;
  signer: FileSigner;
  issuer: string;
}>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID_DIGITS = 8;

export class OrderArchiveService {
  constructor(private readonly deps: OrderArchiveDependencies) {}

  /**
   * Equal calls give equal bytes while the key of the service stays.
   * @throws NOT_FOUND if the order is not released, is not the caller's, or a file is no longer available
   */
  async archive(orderId: string, { accountId, mode }: Caller): Promise<DocumentFile> {
    const isRequested = mode === 'live' && UUID.test(orderId);
    const order = isRequested ? await this.deps.records.find(orderId, accountId) : null;
    if (order === null) throw notFound();
    const { files, releasedAt } = order;
    const entries: ZipEntry[] = [];
    for (const file of files) entries.push(...(await this.signed(await this.entry(file))));
    const text = manifestText({ issuer: this.deps.issuer, orderId, releasedAt, files });
    entries.push(
      ...(await this.signed({ name: MANIFEST_NAME, bytes: new TextEncoder().encode(text) })),
    );
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
