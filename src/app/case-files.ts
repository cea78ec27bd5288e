/** Composes case files. */
import { fileSigner } from '../platform/crypto/file-signatures.js';
import { CaseFilesService } from '../modules/case-files/case-files.service.js';
import type { ReceiptsService } from '../modules/receipts/receipts.service.js';
import type { KnowledgeVersions } from './knowledge-versions.js';
import type { Secrets } from './secrets.js';

type CaseFileSettings = Readonly<{
  knowledgeVersions: KnowledgeVersions;
  secrets: Pick<Secrets, 'downloadToken'>;
  publicUrl: string;
}>;

/** Files are signed by the key of receipts, so the published key set verifies both. */
export function makeCaseFiles(
  { knowledgeVersions, secrets, publicUrl }: CaseFileSettings,
  receipts: ReceiptsService,
): CaseFilesService {
  const { present } = knowledgeVersions.archive;
  return new CaseFilesService({
    signer: fileSigner(secrets.downloadToken.current),
    receipts,
    applicability: knowledgeVersions.modulesOf(present).applicability,
    kbVersion: present,
    issuer: publicUrl,
  });
}
