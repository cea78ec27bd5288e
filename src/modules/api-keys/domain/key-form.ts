/**
 * API key: `nis2_<mode>_<role>_<37 random base62><6 base62 CRC-32 of everything before>`. The checksum rejects
 * mistyped keys without a query and lets scanners recognise keys. Source.
 */
import { MODES, ROLES } from '../../../shared/caller.js';
import type { Mode, Role } from '../../../shared/caller.js';
import { randomBase62, toBase62 } from './base62.js';
import { crc32 } from './crc32.js';

/** 220 bits. */
const RANDOM_DIGITS = 37;
const CHECK_DIGITS = 6;

/** Random bytes for one key, some of which are discarded. */
export const KEY_RANDOM_BYTES = 128;

/** Roles contain `_`, so the expression lists them. */
const FORM = new RegExp(
  `^nis2_(${MODES.join('|')})_(${ROLES.join('|')})_[0-9A-Za-z]{${String(RANDOM_DIGITS + CHECK_DIGITS)}}$`,
);

/** @param random KEY_RANDOM_BYTES random bytes */
export function makeKey(mode: Mode, role: Role, random: Uint8Array): string {
  const body = `nis2_${mode}_${role}_${randomBase62(random, RANDOM_DIGITS)}`;
  return body + checksum(body);
}

/** Checks the form, not whether the key exists. */
export const isKeyForm = (text: string): boolean => FORM.test(text) && hasChecksum(text);

/** Names neither mode nor role: no operator key has the form of a client key, nor the reverse. */
const OPERATOR_FORM = new RegExp(
  `^nis2_operator_[0-9A-Za-z]{${String(RANDOM_DIGITS + CHECK_DIGITS)}}$`,
);

/** @param random KEY_RANDOM_BYTES random bytes */
export function makeOperatorKey(random: Uint8Array): string {
  const body = `nis2_operator_${randomBase62(random, RANDOM_DIGITS)}`;
  return body + checksum(body);
}

/** Checks the form, not whether the key exists. */
export const isOperatorKeyForm = (text: string): boolean =>
  OPERATOR_FORM.test(text) && hasChecksum(text);

export const lastFour = (key: string): string => key.slice(-4);

const checksum = (body: string): string => toBase62(crc32(body), CHECK_DIGITS);

const hasChecksum = (text: string): boolean =>
  checksum(text.slice(0, -CHECK_DIGITS)) === text.slice(-CHECK_DIGITS);
