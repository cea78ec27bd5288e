/** SPF, DKIM, DMARC and MTA-STS of a zone. Sources of the limits: `kb/technical-check/rules.yaml`. */
import type { Broken } from './technical-input.js';
import type { ZoneRecord } from './zone.js';

/** RFC 7208, section 4.6.4. */
const MAX_LOOKUPS = 10;
/** RFC 8301, section 3.2. */
const MIN_RSA_BITS = 2048;
/** A DER-encoded RSA key of 2048 bits has 294 bytes; one of 1024 bits 162. */
const MIN_KEY_BYTES = 290;

const broken = (rule: string, observed = ''): readonly Broken[] => [{ rule, observed }];

const textsAt = (zone: readonly ZoneRecord[], name: string): readonly string[] =>
  zone.filter((one) => one.type === 'TXT' && one.name === name).map(({ data }) => data);

function spf(zone: readonly ZoneRecord[], domain: string): readonly Broken[] {
  const [record, ...more] = textsAt(zone, domain).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (record === undefined) return broken('spf_missing');
  const terms = record.toLowerCase().split(/\s+/);
  const lookups = terms.filter((term) =>
    /^[+?~-]?(include:|a([:/]|$)|mx([:/]|$)|ptr|exists:)|^redirect=/.test(term),
  ).length;
  const isClosed = terms.some((term) => /^[-~]all$/.test(term) || term.startsWith('redirect='));
  return [
    ...(more.length > 0 ? broken('spf_multiple', `${String(more.length + 1)} × v=spf1`) : []),
    ...(isClosed ? [] : broken('spf_open', record.slice(0, 100))),
    ...(lookups > MAX_LOOKUPS ? broken('spf_lookups', String(lookups)) : []),
  ];
}

function dkim(zone: readonly ZoneRecord[], domain: string): readonly Broken[] {
  const keys = zone.filter(({ name }) => name.endsWith(`._domainkey.${domain}`));
  if (keys.length === 0) return broken('dkim_missing');
  return keys.flatMap(({ name, type, data }) => {
    const key = /(?:^|;)\s*p=([^;]*)/.exec(data)?.[1]?.replaceAll(/\s/g, '') ?? '';
    const isRsa = type === 'TXT' && !/k=ed25519/i.test(data);
    const isShort = isRsa && key !== '' && (key.length * 3) / 4 < MIN_KEY_BYTES;
    return isShort ? broken('dkim_key', `${name}, RSA < ${String(MIN_RSA_BITS)}`) : [];
  });
}

function dmarc(zone: readonly ZoneRecord[], domain: string): readonly Broken[] {
  const record = textsAt(zone, `_dmarc.${domain}`).find((text) => /^v=DMARC1/i.test(text));
  if (record === undefined) return broken('dmarc_missing');
  const policy = /(?:^|;)\s*p=(\w+)/i.exec(record)?.[1]?.toLowerCase() ?? '';
  return policy === 'quarantine' || policy === 'reject' ? [] : broken('dmarc_none', `p=${policy}`);
}

export const mailChecks = (zone: readonly ZoneRecord[], domain: string): readonly Broken[] => [
  ...spf(zone, domain),
  ...dkim(zone, domain),
  ...dmarc(zone, domain),
  ...(textsAt(zone, `_mta-sts.${domain}`).length === 0 ? broken('mta_sts_missing') : []),
];

/** @param policy text of `.well-known/mta-sts.txt` */
export function policyChecks(policy: string): readonly Broken[] {
  const mode = /^mode:\s*(\w+)/im.exec(policy)?.[1]?.toLowerCase() ?? '';
  return mode === 'enforce' ? [] : broken('mta_sts_mode', `mode: ${mode}`);
}
