/** Reads a chain of certificates in PEM. */
import { X509Certificate } from 'node:crypto';
import type { CertificateFacts } from '../../modules/technical-check/domain/technical-input.js';

const BLOCK = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
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

/** @returns null if the text holds no chain that can be read */
export function readCertificates(text: string): readonly CertificateFacts[] | null {
  const blocks = text.match(BLOCK)?.slice(0, MAX_CERTIFICATES) ?? [];
  if (blocks.length === 0) return null;
  try {
    return blocks.map(factsOf);
  } catch {
    return null;
  }
}
