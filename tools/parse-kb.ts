/** Parses the law data once for all starts: part of `npm run build`. Files that changed since are parsed by the start. */
import { writeFileSync } from 'node:fs';
import { toParsed } from '../src/adapters/knowledge/read-files.js';
import { LAW_DIRECTORY, PARSED_LAW } from '../src/compose/law.js';

writeFileSync(PARSED_LAW, toParsed(LAW_DIRECTORY));
