/** Most bytes that the server reads of one request. */

/** Request line and headers. */
export const HEAD_LIMIT_BYTES = 16_384;
export const BODY_LIMIT_BYTES = 262_144;
/** Imported file. */
export const FILE_LIMIT_BYTES = 8_388_608;
/** Lines of a portfolio. */
export const STREAM_LIMIT_BYTES = 134_217_728;
