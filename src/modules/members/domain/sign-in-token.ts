/** Tokens of links, sessions and browsers: 256 random bits, base64url. */
import { toBase64Url } from '../../../shared/base64url.js';

export const TOKEN_BYTES = 32;

const FORM = /^[0-9A-Za-z_-]{43}$/;

/** @param random TOKEN_BYTES random bytes */
export const makeToken = (random: Uint8Array): string => toBase64Url(random);

export const isTokenText = (text: string): boolean => FORM.test(text);
