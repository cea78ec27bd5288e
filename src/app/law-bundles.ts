/** Composes law bundles. */
import { LawBundleService } from '../modules/law-bundle/law-bundle.service.js';
import type { LawReleases } from '../modules/law-bundle/law-bundle.ports.js';
import { publicHolidays } from '../platform/calendar/public-holidays.js';
import { lawSigner } from '../platform/crypto/law-signer.js';
import type { KnowledgeVersions } from './knowledge-versions.js';
import { lawOf, type Law } from './knowledge.js';
import { hashedVersions } from './law-hashes.js';
import type { Secrets } from './secrets.js';

export type LawBundleSettings = Readonly<{
  law: Law;
  knowledgeVersions: Pick<KnowledgeVersions, 'archive'>;
  secrets: Pick<Secrets, 'downloadToken'>;
  publicUrl: string;
  config?: Readonly<{ needsLawLicence: boolean }>;
}>;

function releasesOf({ law, knowledgeVersions: { archive } }: LawBundleSettings): LawReleases {
  return {
    all: () => hashedVersions(archive),
    at: (version) =>
      version === archive.present ? law : lawOf(() => archive.filesOf(version), version),
  };
}

export const makeLawBundles = (settings: LawBundleSettings): LawBundleService =>
  new LawBundleService({
    releases: releasesOf(settings),
    signer: lawSigner(settings.secrets.downloadToken.current, settings.publicUrl),
    holidays: publicHolidays(),
    needsLicence: settings.config?.needsLawLicence ?? false,
  });
