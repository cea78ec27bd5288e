/** What a client hands over for a technical check. Nothing is fetched from anywhere. */

export const TLS_PROTOCOLS = [
  'SSLv2',
  'SSLv3',
  'TLSv1.0',
  'TLSv1.1',
  'TLSv1.2',
  'TLSv1.3',
] as const;
type TlsProtocol = (typeof TLS_PROTOCOLS)[number];

/** A certificate of a chain, as read from PEM. `bits`: of an RSA key; null for other keys. */
export type CertificateFacts = Readonly<{
  subject: string;
  issuer: string;
  names: readonly string[];
  validUntil: Date;
  bits: number | null;
}>;

/** Texts as given; null: not given. `zone`: zone file. `headers`: of an HTTP answer. `sbom`: CycloneDX or SPDX, JSON. */
export type TechnicalInput = Readonly<{
  domain: string | null;
  zone: string | null;
  mtaSts: string | null;
  chain: readonly CertificateFacts[] | null;
  protocols: readonly TlsProtocol[] | null;
  headers: string | null;
  sbom: string | null;
}>;

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const DEFECTS = [
  'missing',
  'weak',
  'permissive',
  'not_enforced',
  'incorrect',
  'expired',
  'expiring',
  'outdated',
  'disclosed',
] as const;
export type Defect = (typeof DEFECTS)[number];

/** A rule that was broken. `observed`: literal value, '' if there is none. */
export type Broken = Readonly<{ rule: string; observed: string }>;
