/** Exports of `nis2-compliance-client/english`. */
export { createEnglishClient, type EnglishClient, type EnglishOptions } from './client.js';
export type { PortfolioLine } from './lines.js';
export type * from '../../../schema/client/english.js';
