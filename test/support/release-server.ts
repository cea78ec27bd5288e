/** After all suites: see `hold-server.ts`. */
export { releaseServer as default } from './hold-server.js';
