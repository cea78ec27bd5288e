/** Makes the file of a newer bundle from an older one and a delta. `openLaw` then verifies it as any other. */
import { fromLawFile, toLawFile } from '../modules/law-bundle/domain/law-bundle.js';
import {
  applyParts,
  DELTA_FORMAT,
  type DeltaPart,
  type LawDelta,
} from '../modules/law-bundle/domain/law-delta.js';
import { OfflineError } from './offline-error.js';
import { readJson, sha256, statementIn } from './signature.js';

const DELTA = 'law delta';

const malformed = (cause?: unknown): OfflineError =>
  new OfflineError('DELTA_MALFORMED', 'Not a law delta of the service', [], { cause });

const isPart = (part: unknown): part is DeltaPart =>
  typeof part === 'string' ||
  (Array.isArray(part) && part.length === 2 && part.every((one) => Number.isSafeInteger(one)));

function isDelta(value: Readonly<Record<string, unknown>>): value is LawDelta {
  const { format, from, fromSha256, signed, parts } = value;
  const areTexts = [from, fromSha256, signed].every((one) => typeof one === 'string');
  return format === DELTA_FORMAT && areTexts && Array.isArray(parts) && parts.every(isPart);
}

function readDelta(text: string): LawDelta {
  try {
    const value = readJson(text, DELTA);
    if (isDelta(value)) return value;
  } catch (cause) {
    throw malformed(cause);
  }
  throw malformed();
}

function signedHash(signed: string): unknown {
  try {
    return statementIn(signed)['sha256'];
  } catch (cause) {
    throw malformed(cause);
  }
}

/**
 * @param file content of the older bundle
 * @param delta content of `/law/<version>/bundle.delta1-from.<older>.<language>.json`
 * @returns the file of the newer bundle, byte for byte
 * @throws OfflineError if the delta belongs to another bundle, or was altered
 */
export async function updateLaw(file: string, delta: string): Promise<string> {
  const old = fromLawFile(file.trimEnd());
  if (old === null) throw new OfflineError('BUNDLE_MALFORMED', 'Not a law bundle of the service');
  const { from, fromSha256, signed, parts } = readDelta(delta);
  if ((await sha256(old.law)) !== fromSha256) {
    throw new OfflineError('DELTA_OF_OTHER_BUNDLE', `The delta starts from another file: ${from}`);
  }
  const law = applyParts(old.law, parts);
  if ((await sha256(law)) !== signedHash(signed)) {
    throw new OfflineError('DELTA_ALTERED', 'The result is not the bundle that was signed');
  }
  return toLawFile(signed, law);
}
