/** Opens a signed law bundle: signature, content, chain of versions, age. */
import {
  BUNDLE_FORMAT,
  fromLawFile,
  LATEST_TYPE,
  LAW_TYPE,
  type LatestStatement,
  type LawBundle,
  type LawStatement,
} from '../modules/law-bundle/domain/law-bundle.js';
import type { Law, LawInfo, OpenOptions } from './api.js';
import { checkChain } from './chain.js';
import { licensedUntil } from './licence.js';
import { OfflineError } from './offline-error.js';
import { OfflineLaw } from './offline-law.js';
import { malformed, openSigned, readJson, sha256 } from './signature.js';

const DEFAULT_MAX_AGE_DAYS = 90;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

/** Of this package's format: the service signs no other. */
async function statementOf(signed: string, { keys }: OpenOptions): Promise<LawStatement> {
  return (await openSigned(signed, keys, LAW_TYPE)) as unknown as LawStatement;
}

/** @throws OfflineError if the content is not the signed one */
async function bundleOf(law: string, stated: LawStatement): Promise<LawBundle> {
  if ((await sha256(law)) !== stated.sha256) {
    throw new OfflineError('BUNDLE_ALTERED', 'The content is not the one that was signed');
  }
  const bundle = readJson(law, 'law bundle') as unknown as LawBundle; // signed by the service
  if ((bundle.format as number) !== BUNDLE_FORMAT) {
    const message = `The bundle has format ${String(bundle.format)}; this package reads ${String(BUNDLE_FORMAT)}`;
    throw new OfflineError('BUNDLE_FORMAT_UNKNOWN', message);
  }
  return bundle;
}

async function latestOf({ latest, keys }: OpenOptions): Promise<LatestStatement | null> {
  if (latest === undefined) return null;
  const { signed } = readJson(latest, 'statement of the latest law');
  if (typeof signed !== 'string') throw malformed('statement of the latest law');
  return (await openSigned(signed, keys, LATEST_TYPE)) as unknown as LatestStatement;
}

/** Whole days since the newest signed statement that this version is in force. */
function ageOf(stated: LawStatement, latest: LatestStatement | null, now: Date): number {
  const released = Date.parse(stated.released);
  const isConfirmed = latest?.link === stated.link;
  const seen = isConfirmed ? Math.max(released, latest.issuedAt * SECOND_MS) : released;
  return Math.max(0, Math.floor((now.getTime() - seen) / DAY_MS));
}

/** Null if the bundle may be used. */
function refusalOf(
  stated: LawStatement,
  latest: LatestStatement | null,
  { ageDays, maxAgeDays }: Readonly<{ ageDays: number; maxAgeDays: number }>,
): OfflineError | null {
  if (latest !== null && latest.link !== stated.link) {
    const message = `${stated.version} was superseded by ${latest.version}`;
    return new OfflineError('BUNDLE_SUPERSEDED', message);
  }
  if (ageDays <= maxAgeDays) return null;
  const message = `${stated.version} was last confirmed ${String(ageDays)} days ago; at most ${String(maxAgeDays)} are allowed`;
  return new OfflineError('BUNDLE_TOO_OLD', message);
}

async function infoOf(stated: LawStatement, options: OpenOptions, now: Date): Promise<LawInfo> {
  const latest = await latestOf(options);
  const { maxAgeDays = DEFAULT_MAX_AGE_DAYS, allowOld = false } = options;
  const ageDays = ageOf(stated, latest, now);
  const refusal = refusalOf(stated, latest, { ageDays, maxAgeDays });
  if (refusal !== null && !allowOld) throw refusal;
  const until = await licensedUntil(stated, options, now);
  const { version, released, language, issuer, link } = stated;
  return {
    version,
    released,
    language,
    issuer,
    link,
    ageDays,
    isOld: refusal !== null,
    licensedUntil: until === null ? null : until.toISOString(),
  };
}

/**
 * @param file content of `/law/<version>/bundle.<language>.json`
 * @throws OfflineError with the reason, if the bundle cannot be trusted
 */
export async function openLaw(file: string | Uint8Array, options: OpenOptions): Promise<Law> {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const parts = fromLawFile(text.trimEnd());
  if (parts === null) throw malformed('law bundle');
  const stated = await statementOf(parts.signed, options);
  const bundle = await bundleOf(parts.law, stated);
  await checkChain(stated, options.trusted, options.index);
  const { now = new Date() } = options;
  return new OfflineLaw(bundle, Object.freeze(await infoOf(stated, options, now)), now);
}
