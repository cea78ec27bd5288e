/** Composes law bundles. */
import { LawBundleService, type LawReleases } from '../modules/law-bundle/law-bundle.service.js';
import { publicHolidays } from '../platform/calendar/public-holidays.js';
import { lawSigner } from '../platform/crypto/law-signer.js';
import type { KnowledgeVersions } from './knowledge-versions.js';
import { hashedVersions } from './law-hashes.js';
import type { Secrets } from './secrets.js';

export type LawBundleSettings = Readonly<{
  knowledgeVersions: Pick<KnowledgeVersions, 'archive' | 'under'>;
  secrets: Pick<Secrets, 'downloadToken'>;
  publicUrl: string;
  config?: Readonly<{ needsLawLicence: boolean }>;
}>;

const releasesOf = ({ knowledgeVersions }: LawBundleSettings): LawReleases => ({
  all: () => hashedVersions(knowledgeVersions.archive),
  at: (version) => knowledgeVersions.under(version).law,
});

export const makeLawBundles = (settings: LawBundleSettings): LawBundleService =>
  new LawBundleService({
    releases: releasesOf(settings),
    signer: lawSigner(settings.secrets.downloadToken.current, settings.publicUrl),
    holidays: publicHolidays(),
    needsLicence: settings.config?.needsLawLicence ?? false,
  });
