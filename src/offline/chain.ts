/** Checks the hash chain of versions. */
import { linkText, type LawLink } from '../modules/law-bundle/domain/law-bundle.js';
import type { TrustedLink } from './api.js';
import { OfflineError } from './offline-error.js';
import { malformed, readJson, sha256 } from './signature.js';

const broken = (reason: string): OfflineError =>
  new OfflineError('BUNDLE_CHAIN_BROKEN', `The chain of versions is broken: ${reason}`);

/** The name of a version ends with the first characters of its hash. */
async function checkLink({ version, lawHash, previous, link }: LawLink): Promise<void> {
  if (!lawHash.startsWith(version.slice(version.lastIndexOf('_') + 1))) {
    throw broken(`${version} is not the name of its content`);
  }
  if ((await sha256(linkText({ version, lawHash, previous }))) !== link) {
    throw broken(`the link of ${version} is wrong`);
  }
}

function isLink(value: unknown): value is LawLink {
  if (typeof value !== 'object' || value === null) return false;
  const { version, lawHash, previous, link } = value as Partial<Record<keyof LawLink, unknown>>;
  const areTexts = [version, lawHash, link].every((one) => typeof one === 'string');
  return areTexts && (previous === null || typeof previous === 'string');
}

/** @throws OfflineError `BUNDLE_MALFORMED` */
function readIndex(text: string): readonly LawLink[] {
  const { versions } = readJson(text, 'law index');
  if (!Array.isArray(versions) || !versions.every(isLink)) throw malformed('law index');
  return versions;
}

async function checkHistory(one: LawLink, trusted: TrustedLink, index: string): Promise<void> {
  const links = new Map(readIndex(index).map((each) => [each.link, each]));
  let at: LawLink | undefined = one;
  while (at !== undefined && at.link !== trusted.link) {
    await checkLink(at);
    at = at.previous === null ? undefined : links.get(at.previous);
  }
  if (at?.version !== trusted.version) throw broken(`it does not lead back to ${trusted.version}`);
}

/** @throws OfflineError `BUNDLE_CHAIN_BROKEN` */
export async function checkChain(
  one: LawLink,
  trusted: TrustedLink | undefined,
  index: string | undefined,
): Promise<void> {
  await checkLink(one);
  if (trusted === undefined || trusted.link === one.link || trusted.link === one.previous) return;
  if (index === undefined) {
    throw broken(`pass the law index to lead ${one.version} back to ${trusted.version}`);
  }
  await checkHistory(one, trusted, index);
}
