/**
 * Prepares the law data for startup: part of `npm run build`. The service does it at startup if files have changed
 * since.
 */
import { buildLaw, LAW_DIRECTORY, loadLaw } from '../src/app/knowledge.js';
import { writeHashes } from '../src/app/law-hashes.js';
import { SnapshotArchive } from '../src/knowledge/archive.js';
import { writeVectors } from './law-vectors.js';

buildLaw();
writeVectors();
writeHashes(new SnapshotArchive(LAW_DIRECTORY, loadLaw()));
