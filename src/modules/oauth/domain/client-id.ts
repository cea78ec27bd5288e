/** Ids and secrets of OAuth clients. */
import { randomBase62 } from '../../api-keys/domain/base62.js';

const ID_DIGITS = 22;
const SECRET_DIGITS = 43;

/** Random bytes for either; some are discarded. */
export const CLIENT_RANDOM_BYTES = 128;

/** @param random CLIENT_RANDOM_BYTES random bytes */
export const makeClientId = (random: Uint8Array): string => `oc_${randomBase62(random, ID_DIGITS)}`;

/** 256 bits. @param random CLIENT_RANDOM_BYTES random bytes */
export const makeClientSecret = (random: Uint8Array): string =>
  `nis2_oauth_${randomBase62(random, SECRET_DIGITS)}`;

export const isClientId = (text: string): boolean => /^oc_[0-9A-Za-z]{22}$/.test(text);
