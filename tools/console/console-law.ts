/** The law data, read once by the build of the console. */
import { loadLaw } from '../../src/app/knowledge.js';
import { lazy } from '../../src/shared/lazy.js';

export const consoleLaw = lazy(loadLaw);
