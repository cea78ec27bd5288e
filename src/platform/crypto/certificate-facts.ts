/** Reads a chain of certificates in PEM. */
import { X509Certificate } from 'node:crypto';
import type { CertificateFacts } from '../../modules/technical-check/domain/technical-input.js';

const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';
const MAX_CERTIFICATES = 10;

const oneLine = (name: string): string => name.replaceAll('\n', ', ');

function factsOf(pem: string): CertificateFacts {
  const one = new X509Certificate(pem);
  const names = (one.subjectAltName ?? '')
    .split(', ')
    .flatMap((name) => (name.startsWith('DNS:') ? [name.slice('DNS:'.length)] : []));
  return {
    subject: oneLine(one.subject),
    issuer: oneLine(one.issuer),
    names,
    validUntil: one.validToDate,
    bits: one.publicKey.asymmetricKeyDetails?.modulusLength ?? null,
  };
}

/** The first certificates of the text, as PEM. */
function blocksIn(text: string): readonly string[] {
  const blocks: string[] = [];
  let from = 0;
  while (blocks.length < MAX_CERTIFICATES) {
    const start = text.indexOf(BEGIN, from);
    const end = start === -1 ? -1 : text.indexOf(END, start);
    if (end === -1) break;
    from = end + END.length;
    blocks.push(text.slice(start, from));
  }
  return blocks;
}

/** @returns null if the text holds no chain that can be read */
export function readCertificates(text: string): readonly CertificateFacts[] | null {
  const blocks = blocksIn(text);
  if (blocks.length === 0) return null;
  try {
    return blocks.map(factsOf);
  } catch {
    return null;
  }
}
