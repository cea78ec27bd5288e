/** API keys as a table. */
import type { KeyEntry } from '../../modules/api-keys/keys.ports.js';
import { isoDay } from '../../shared/iso-day.js';

const HEAD = ['ID', 'KEY', 'ROLE', 'TIER', 'LIMITS', 'CREATED', 'STATE', 'NAME'] as const;

const toCells = (entry: KeyEntry): readonly string[] => [
  entry.keyId,
  `nis2_${entry.mode}_…${entry.last4}`,
  entry.role,
  entry.tier ?? 'by licence',
  toLimits(entry.overrides),
  isoDay(entry.createdAt),
  entry.blockedAt === null ? 'active' : `blocked ${isoDay(entry.blockedAt)}`,
  entry.name ?? entry.accountName,
];

function toLimits({ perMinute, perMonth }: KeyEntry['overrides']): string {
  if (perMinute === null && perMonth === null) return '-';
  return `${String(perMinute ?? '-')}/min ${String(perMonth ?? '-')}/month`;
}

export const KEY_TABLE = { head: HEAD, toCells };
