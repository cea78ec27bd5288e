/** Form of a logo file, read from its first bytes. */
import { isPlainSvg } from './svg-check.js';

/** `svg`: the text that is drawn; a PNG is drawn as a picture in one. `png`: null for a drawing. */
export type LogoWork = Readonly<{ svg: string; png: Uint8Array | null }>;

/** Why a file is not accepted as a logo. */
export type LogoProblem = 'logo_invalid' | 'logo_too_large' | 'logo_not_plain';

export type LogoForm = LogoWork | Readonly<{ problem: LogoProblem }>;

const PNG = '89504e470d0a1a0a';
const PNG_HEADER_BYTES = 33;
const IHDR = '0000000d49484452';
/** A small file may expand to as many pixels as its header declares. */
const MAX_PIXELS = 4_000_000;
const SIDE_LIMIT = 4_000;

function ofPng(file: Buffer): LogoForm {
  if (file.length < PNG_HEADER_BYTES || file.toString('hex', 8, 16) !== IHDR) {
    return { problem: 'logo_invalid' };
  }
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  if (width === 0 || height === 0) return { problem: 'logo_invalid' };
  if (Math.max(width, height) > SIDE_LIMIT || width * height > MAX_PIXELS) {
    return { problem: 'logo_too_large' };
  }
  const size = `width="${width}" height="${height}"`;
  const data = `data:image/png;base64,${file.toString('base64')}`;
  return {
    png: file,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${data}"/></svg>`,
  };
}

function ofSvg(file: Buffer): LogoForm {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return { problem: 'logo_invalid' };
  }
  if (!/<svg[\s>]/.test(text)) return { problem: 'logo_invalid' };
  return isPlainSvg(text) ? { svg: text, png: null } : { problem: 'logo_not_plain' };
}

export function logoForm(bytes: Uint8Array): LogoForm {
  const file = Buffer.from(bytes);
  return file.toString('hex', 0, 8) === PNG ? ofPng(file) : ofSvg(file);
}
