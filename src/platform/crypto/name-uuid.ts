/** UUIDs that are derived from names (RFC 9562, version 8): the same in every process. */
import { hash } from 'node:crypto';

const HEX = 32;

export function nameUuid(domain: string, name: string): string {
  const hex = hash('sha256', `${domain}\0${name}`, 'hex').slice(0, HEX);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, a: string, b: string, c: string, d: string, e: string) =>
      `${a}-${b}-8${c}-${variant}${d}-${e}`,
  );
}
