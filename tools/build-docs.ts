/** Makes the guides that `/docs` serves: part of `npm run build`. */
import { buildDocs } from './docs/build.js';

buildDocs();
