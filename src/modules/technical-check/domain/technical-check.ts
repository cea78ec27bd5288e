/** The technical check: pure, on what the client handed over alone. */
import { mailChecks, policyChecks } from './mail-checks.js';
import { sbomChecks } from './sbom-checks.js';
import type { Broken, CertificateFacts, TechnicalInput } from './technical-input.js';
import { rank, type TechnicalFinding, type TechnicalKnowledge } from './technical-rules.js';
import { readZone, type ZoneRecord } from './zone.js';
import { isoDay } from '../../../shared/iso-day.js';

const DAY_MS = 86_400_000;
const EXPIRING_DAYS = 30;
/** RFC 9325, section 4.5. */
const MIN_RSA_BITS = 2048;
/** RFC 2182, section 5. */
const MIN_NAME_SERVERS = 2;

const when = (isBroken: boolean, rule: string, observed = ''): readonly Broken[] =>
  isBroken ? [{ rule, observed }] : [];

function zoneChecks(zone: readonly ZoneRecord[], domain: string): readonly Broken[] {
  const has = (type: string) => zone.some((one) => one.type === type);
  const servers = zone.filter(({ name, type }) => type === 'NS' && name === domain).length;
  return [
    ...when(!has('CAA'), 'caa_missing'),
    ...when(!has('DNSKEY') && !has('RRSIG'), 'dnssec_missing'),
    ...when(servers < MIN_NAME_SERVERS, 'ns_single', String(servers)),
  ];
}

const fits = (pattern: string, domain: string): boolean =>
  pattern === domain ||
  (pattern.startsWith('*.') && domain.split('.').slice(1).join('.') === pattern.slice(2));

function chainChecks(
  chain: readonly CertificateFacts[],
  domain: string | null,
  now: Date,
): readonly Broken[] {
  const [leaf] = chain;
  const dates = chain.flatMap(({ subject, validUntil }) => {
    const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MS);
    const detail = `${subject}, ${isoDay(validUntil)}`;
    if (days < 0) return when(true, 'cert_expired', detail);
    return when(days < EXPIRING_DAYS, 'cert_expiring', detail);
  });
  const isLinked = chain.every(({ issuer }, at) => issuer === (chain[at + 1]?.subject ?? issuer));
  const names = leaf?.names ?? [];
  const isNamed = domain === null || names.some((name) => fits(name.toLowerCase(), domain));
  return [
    ...dates,
    ...chain.flatMap(({ subject, bits }) =>
      when(bits !== null && bits < MIN_RSA_BITS, 'cert_key', `${subject}, RSA ${String(bits)}`),
    ),
    ...when(!isNamed, 'cert_name', names.slice(0, 5).join(', ')),
    ...when(!isLinked, 'chain_broken'),
  ];
}

const OLD_PROTOCOLS: ReadonlySet<string> = new Set(['SSLv2', 'SSLv3', 'TLSv1.0', 'TLSv1.1']);

function headerChecks(headers: string): readonly Broken[] {
  const lines = headers.split(/\r?\n/);
  const valuesOf = (name: string) =>
    lines.flatMap((line) => {
      const [key = '', ...value] = line.split(':');
      return key.trim().toLowerCase() === name ? [value.join(':').trim()] : [];
    });
  const open = valuesOf('set-cookie').filter(
    (cookie) => !/;\s*secure/i.test(cookie) || !/;\s*httponly/i.test(cookie),
  );
  const server = valuesOf('server').find((value) => /\/\d/.test(value));
  return [
    ...when(valuesOf('strict-transport-security').length === 0, 'hsts_missing'),
    ...open.map((cookie) => ({ rule: 'cookie', observed: cookie.split('=')[0] ?? '' })),
    ...when(server !== undefined, 'server_version', server ?? ''),
  ];
}

/** @returns findings, most severe first; empty if nothing was handed over */
export function checkTechnically(
  input: TechnicalInput,
  knowledge: TechnicalKnowledge,
  now: Date,
): readonly TechnicalFinding[] {
  const { domain, zone, mtaSts, chain, protocols, headers, sbom } = input;
  const records = zone === null || domain === null ? null : readZone(zone, domain);
  const old = (protocols ?? []).filter((one) => OLD_PROTOCOLS.has(one));
  const broken = [
    ...(records === null || domain === null
      ? []
      : [...mailChecks(records, domain), ...zoneChecks(records, domain)]),
    ...(mtaSts === null ? [] : policyChecks(mtaSts)),
    ...(chain === null ? [] : chainChecks(chain, domain, now)),
    ...when(old.length > 0, 'tls_old', old.join(', ')),
    ...(headers === null ? [] : headerChecks(headers)),
    ...(sbom === null ? [] : sbomChecks(sbom, knowledge.ended)),
  ];
  return rank(broken, knowledge);
}
