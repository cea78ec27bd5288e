/** Draws an SVG text as a PNG, in WebAssembly: without fonts, files and network. Blocks the thread. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Logo } from '../../modules/letterheads/domain/letterhead.js';

const require = createRequire(import.meta.url);

let ready: Promise<void> | null = null;

const start = (): Promise<void> =>
  (ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Pixels. On paper a logo has at most 190 by 44 points, so this is some 450 dots per inch. */
const MAX_SIZE = { width: 1_200, height: 300 } as const;

function zoomFor(width: number, height: number, isVector: boolean): number {
  const most = Math.min(MAX_SIZE.width / width, MAX_SIZE.height / height);
  return isVector ? most : Math.min(1, most);
}

/**
 * On white, as the paper is: PDF/A readers need not blend.
 * @param isVector may be enlarged without loss
 * @returns null if it has no size or cannot be drawn
 */
export async function drawLogo(svg: string, isVector: boolean): Promise<Logo | null> {
  await start();
  let picture: InstanceType<typeof Resvg> | null = null;
  try {
    picture = new Resvg(svg);
    const { width, height } = picture;
    if (!(width > 0 && height > 0)) return null;
    const value = zoomFor(width, height, isVector);
    if (Math.min(width, height) * value < 1) return null;
    picture.free();
    picture = new Resvg(svg, { fitTo: { mode: 'zoom', value }, background: '#ffffff' });
    const image = picture.render();
    const drawn = { bytes: image.asPng(), width: image.width, height: image.height };
    image.free();
    return drawn;
  } catch {
    return null;
  } finally {
    picture?.free();
  }
}
