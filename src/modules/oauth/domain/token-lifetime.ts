/** Lifetimes of what the authorization server issues, in seconds (D-255). */
const MINUTE = 60;
const DAY = 86_400;

/** Bound of the setting. */
export const MAX_TOKEN_SECONDS = 60 * MINUTE;
export const INTERACTION_SECONDS = 10 * MINUTE;
export const CODE_SECONDS = MINUTE;
/** Renewed at each use. */
export const REFRESH_SECONDS = 30 * DAY;
/** A permission ends, however often it is used. */
export const GRANT_SECONDS = 90 * DAY;
