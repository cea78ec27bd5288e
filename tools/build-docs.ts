/** Builds the guides of `/docs`: part of `npm run build`. */
import { buildDocs } from './docs/build.js';

buildDocs();
