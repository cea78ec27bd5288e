/** Values of `Cache-Control`. Answers are not stored unless their route or an entity tag permits it. */

/** Answers hold secrets or depend on the key. */
export const PRIVATE = 'private, no-store';

/** The client's cache revalidates each time: answers with an entity tag from the law data. */
export const REVALIDATE = 'private, no-cache';

/** Without client data. */
export const PAGE = 'no-cache';

/** A year, in seconds: the address contains a digest. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An hour, in seconds: public keys. */
export const KEYS = 'public, max-age=3600';

/** Five minutes, in seconds: which version of the law is the latest. */
export const BRIEF = 'public, max-age=300';

/** Documented for files and payment pages, whose address is their key. */
export const NO_STORE = 'no-store';
