/**
 * The name of an account in an email. Its holder chooses it and can invite anyone: in the email it is one line, and mail
 * programs find no address in it. Source: D-412.
 */

/** Joins two characters and is not shown; programs that look for addresses end there. */
const WORD_JOINER = '\u2060';

/** Between characters without space, as in addresses. */
const IN_ADDRESS = /(?<=\S)[.:/@](?=\S)/g;

export const mailName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').replaceAll(IN_ADDRESS, `$&${WORD_JOINER}`);
