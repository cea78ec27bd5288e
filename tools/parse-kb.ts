/** Reads and checks the law data once for all starts: part of `npm run build`. A start does it itself where files changed since. */
import { buildLaw } from '../src/app/knowledge.js';

buildLaw();
