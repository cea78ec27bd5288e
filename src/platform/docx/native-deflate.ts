/** PizZip compresses in JavaScript; zlib takes a quarter of the time. */
import { createRequire } from 'node:module';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const require = createRequire(import.meta.url);

type Flate = {
  compress: (input: Uint8Array) => Uint8Array;
  uncompress: (input: Uint8Array) => Uint8Array;
};

/** For all archives of the thread. */
export function deflateNatively(): void {
  const flate = require('pizzip/js/flate.js') as Flate;
  flate.compress = (input) => deflateRawSync(input);
  flate.uncompress = (input) => inflateRawSync(input);
}
