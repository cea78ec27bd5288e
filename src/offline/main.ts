/** The offline package: the rules of the service in browsers, workers, edge functions and Node.js. */
export type * from '../../schema/offline/answers.js';
export type * from './api.js';
export { OfflineError } from './offline-error.js';
export type { OfflineErrorCode } from './offline-error.js';
export { openLaw } from './open-law.js';
export { updateLaw } from './update-law.js';
