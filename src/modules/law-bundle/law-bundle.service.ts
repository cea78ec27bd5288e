/** Signed law bundles and the chain of versions. Nothing is stored. */
import type { Language } from '../../shared/language.js';
import { lazy } from '../../shared/lazy.js';
import { languageOf, toLawBundle } from './bundle-content.js';
import { bundledHolidays } from './bundled-holidays.js';
import {
  BUNDLE_FORMAT,
  LATEST_TYPE,
  LAW_TYPE,
  linkText,
  toLawFile,
  type LatestStatement,
  type LawLink,
  type LawStatement,
} from './domain/law-bundle.js';
import type { HolidayLists } from '../../platform/calendar/public-holidays.js';
import type { LawReleases, LawSigner } from './law-bundle.ports.js';

export type LawIndex = Readonly<{
  format: typeof BUNDLE_FORMAT;
  latest: string;
  versions: readonly LawLink[];
}>;

export type LatestLaw = Readonly<{ version: string; released: string; signed: string }>;

const SECOND_MS = 1000;

export class LawBundleService {
  constructor(
    private readonly releases: LawReleases,
    private readonly signer: LawSigner,
    private readonly holidays: HolidayLists,
  ) {}

  private readonly chain = lazy((): readonly LawLink[] => {
    const links: LawLink[] = [];
    for (const { version, date, hash } of this.releases.all()) {
      const one = { version, released: date, lawHash: hash, previous: links.at(-1)?.link ?? null };
      links.push({ ...one, link: this.signer.digest(linkText(one)) });
    }
    return links;
  });

  index(): LawIndex {
    const versions = this.chain();
    return { format: BUNDLE_FORMAT, latest: versions.at(-1)?.version ?? '', versions };
  }

  /** Null before the first version. */
  async latest(now: Date): Promise<LatestLaw | null> {
    const last = this.chain().at(-1);
    if (last === undefined) return null;
    const { version, released, link } = last;
    const { issuer } = this.signer;
    const issuedAt = Math.floor(now.getTime() / SECOND_MS);
    const statement: LatestStatement = { issuer, issuedAt, version, link };
    return { version, released, signed: await this.signer.sign(statement, LATEST_TYPE) };
  }

  /** The file of a bundle; null if the version is unknown. */
  async bundle(version: string, language: Language): Promise<string | null> {
    const link = this.chain().find((one) => one.version === version);
    if (link === undefined) return null;
    const at = this.releases.at(version);
    const countries = Object.keys(at.knowledge.countries);
    const { released } = link;
    const of = { language: languageOf(at.texts, language), released };
    const holidays = await bundledHolidays(countries, of, this.holidays);
    const law = JSON.stringify(toLawBundle(at, language, holidays));
    const sha256 = this.signer.digest(law);
    const statement: LawStatement = { ...link, issuer: this.signer.issuer, language, sha256 };
    return toLawFile(await this.signer.sign(statement, LAW_TYPE), law);
  }
}
