/**
 * Prepares the law data for startup: part of `npm run build`. The service does it at startup if files have changed
 * since.
 */
import { buildLaw } from '../src/app/knowledge.js';
import { writeVectors } from './law-vectors.js';

buildLaw();
writeVectors();
