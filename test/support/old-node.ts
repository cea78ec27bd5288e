/** The oldest Node.js that the client package supports, if installed. NODE_20 may name its executable. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MAJOR = 'v20.';
const PLACES = [process.env['NODE_20'] ?? '', '/usr/bin/node', '/usr/local/bin/node'];

const isOld = (place: string): boolean =>
  existsSync(place) && execFileSync(place, ['--version']).toString().startsWith(MAJOR);

export const OLD_NODE = PLACES.find(isOld);

/** Suffix for the names of tests that need it. */
export const OLD_NODE_NOTE =
  OLD_NODE === undefined ? ' (LEFT OUT: no Node.js 20 is installed here)' : '';
