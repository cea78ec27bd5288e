/** Signed law bundles, what changes between them, and the chain of versions. Nothing is stored. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PublicHolidays } from '../../platform/calendar/public-holidays.js';
import type { LawSigner } from '../../platform/crypto/law-signer.js';
import type { Caller } from '../../shared/caller.js';
import { ServiceError } from '../../shared/errors.js';
import type { Language } from '../../shared/language.js';
import { lazy } from '../../shared/lazy.js';
import { languageOf, toLawBundle, type BundledLaw } from './bundle-content.js';
import { bundledHolidays } from './bundled-holidays.js';
import {
  BUNDLE_FORMAT,
  LATEST_TYPE,
  fromLawFile,
  LAW_TYPE,
  linkText,
  toLawFile,
  type LatestStatement,
  type LawLink,
  type LawStatement,
} from './domain/law-bundle.js';
import { DELTA_FORMAT, deltaParts, type DeltaPart, type LawDelta } from './domain/law-delta.js';
import { LICENCE_DAYS, LICENCE_TYPE, type LicenceStatement } from './domain/law-licence.js';

/** `deltasFrom`: older versions from which there is a delta. */
type PublishedLink = LawLink & Readonly<{ deltasFrom: readonly string[] }>;

/** `needsLicence`: bundles are opened with a licence token only. */
export type LawIndex = Readonly<{
  format: typeof BUNDLE_FORMAT;
  deltaFormat: typeof DELTA_FORMAT;
  needsLicence: boolean;
  latest: string;
  versions: readonly PublishedLink[];
}>;

export type LatestLaw = Readonly<{ version: string; released: string; signed: string }>;

/** `licence`: the token. `expires`: ISO instant. */
export type LawLicence = Readonly<{ licence: string; expires: string }>;

/** `all`: oldest first; the last one is in force. `hash`: SHA-256 of the law data, hexadecimal. `at`: of one of `all`. */
export type LawReleases = Readonly<{
  all: () => readonly Readonly<{ version: string; date: string; hash: string }>[];
  at: (version: string) => BundledLaw;
}>;

type LawBundleDependencies = Readonly<{
  releases: LawReleases;
  signer: LawSigner;
  holidays: Pick<PublicHolidays, 'ofYear'>;
  needsLicence: boolean;
}>;

type Licensee = Pick<Caller, 'accountId' | 'tier'>;

const SECOND_MS = 1000;
const DAY_SECONDS = 86_400;
/** A delta from an older version is not much smaller than the bundle. */
const MAX_DELTAS = 5;
/** Tiers that are paid for. */
const LICENSED: readonly Caller['tier'][] = ['professional', 'enterprise'];

/** Other requests are answered between the steps. */
async function inTurns(
  steps: Generator<void, readonly DeltaPart[]>,
): Promise<readonly DeltaPart[]> {
  let step = steps.next();
  while (step.done !== true) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}

export class LawBundleService {
  constructor(private readonly deps: LawBundleDependencies) {}

  private readonly chain = lazy((): readonly LawLink[] => {
    const { releases, signer } = this.deps;
    const links: LawLink[] = [];
    for (const { version, date, hash } of releases.all()) {
      const one = { version, released: date, lawHash: hash, previous: links.at(-1)?.link ?? null };
      links.push({ ...one, link: signer.digest(linkText(one)) });
    }
    return links;
  });

  get needsLicence(): boolean {
    return this.deps.needsLicence;
  }

  index(): LawIndex {
    const chain = this.chain();
    const versions = chain.map((one, at) => ({ ...one, deltasFrom: this.deltasFrom(at) }));
    const { needsLicence } = this.deps;
    return {
      format: BUNDLE_FORMAT,
      deltaFormat: DELTA_FORMAT,
      needsLicence,
      latest: versions.at(-1)?.version ?? '',
      versions,
    };
  }

  private deltasFrom(at: number): readonly string[] {
    return this.chain()
      .slice(Math.max(0, at - MAX_DELTAS), at)
      .map(({ version }) => version);
  }

  /** What changes from the file of an older bundle; null if the index has no such delta. */
  async delta(version: string, from: string, language: Language): Promise<string | null> {
    const at = this.chain().findIndex((one) => one.version === version);
    if (!this.deltasFrom(at).includes(from)) return null;
    const [before, after] = [
      fromLawFile((await this.bundle(from, language)) ?? ''),
      fromLawFile((await this.bundle(version, language)) ?? ''),
    ];
    if (before === null || after === null) return null;
    const delta: LawDelta = {
      format: DELTA_FORMAT,
      from,
      fromSha256: this.deps.signer.digest(before.law),
      signed: after.signed,
      parts: await inTurns(deltaParts(before.law, after.law)),
    };
    return JSON.stringify(delta);
  }

  /** Null before the first version. */
  async latest(now: Date): Promise<LatestLaw | null> {
    const last = this.chain().at(-1);
    if (last === undefined) return null;
    const { version, released, link } = last;
    const { signer } = this.deps;
    const issuedAt = Math.floor(now.getTime() / SECOND_MS);
    const statement: LatestStatement = { issuer: signer.issuer, issuedAt, version, link };
    return { version, released, signed: await signer.sign(statement, LATEST_TYPE) };
  }

  /** @throws FORBIDDEN_ROLE if the key has no paid tier */
  async licence({ accountId, tier }: Licensee, now: Date): Promise<LawLicence> {
    if (!LICENSED.includes(tier)) {
      const params = { allowed: LICENSED.join(', ') };
      const field = 'X-API-Key';
      throw new ServiceError('FORBIDDEN_ROLE', [{ field, type: 'role_not_permitted', params }]);
    }
    const { signer } = this.deps;
    const issuedAt = Math.floor(now.getTime() / SECOND_MS);
    const expiresAt = issuedAt + LICENCE_DAYS * DAY_SECONDS;
    const { issuer } = signer;
    const statement: LicenceStatement = { issuer, holder: accountId, issuedAt, expiresAt };
    return {
      licence: await signer.sign(statement, LICENCE_TYPE),
      expires: new Date(expiresAt * SECOND_MS).toISOString(),
    };
  }

  /** The file of a bundle; null if the version is unknown. */
  async bundle(version: string, language: Language): Promise<string | null> {
    const link = this.chain().find((one) => one.version === version);
    if (link === undefined) return null;
    const { releases, signer, holidays, needsLicence } = this.deps;
    const at = releases.at(version);
    const countries = Object.keys(at.knowledge.countries);
    const { released } = link;
    const of = { language: languageOf(at.texts, language), released };
    const days = await bundledHolidays(countries, of, holidays);
    const law = JSON.stringify(toLawBundle(at, language, days));
    const sha256 = signer.digest(law);
    const stated: LawStatement = { ...link, issuer: signer.issuer, language, sha256 };
    const statement = needsLicence ? { ...stated, licence: 'required' as const } : stated;
    return toLawFile(await signer.sign(statement, LAW_TYPE), law);
  }
}
