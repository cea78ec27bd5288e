import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { logoReader } from '../../../src/platform/logo/logo-reader.js';
import { qrPng } from '../../../src/platform/docx/qr-png.js';

const reader = logoReader();
const svg = (inside: string, attributes = 'viewBox="0 0 40 10"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );
const SHAPE = '<path d="M0 0h40v10H0z" fill="#14304f"/>';

/** Types of the chunks of a PNG file. */
function chunksOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const types: string[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    types.push(file.toString('latin1', at + 4, at + 8));
  }
  return types;
}

test('an SVG drawing is rendered as a PNG in print size, pixels only', async () => {
  const read = await reader.read(svg(`<title>Büroo</title>${SHAPE}`));
  if (typeof read === 'string') throw new Error(read);
  expect([read.width, read.height]).toEqual([1200, 300]);
  expect(new Set(chunksOf(read.bytes))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
});

test('a PNG is re-encoded: all but pixels is removed, and a small one is not enlarged', async () => {
  const plain = Buffer.from(qrPng('https://example.test'));
  const text = Buffer.from('tEXtComment\0<script>alert(1)</script>', 'latin1');
  const chunk = Buffer.concat([Buffer.alloc(4), text, Buffer.alloc(4)]);
  chunk.writeUInt32BE(text.length - 4, 0);
  const tail = Buffer.from('PK\u0003\u0004 appended');
  const laden = Buffer.concat([plain, tail]);
  const read = await reader.read(laden);
  if (typeof read === 'string') throw new Error(read);
  expect(read.height).toBeLessThanOrEqual(300);
  expect(Buffer.from(read.bytes).includes('appended')).toBe(false);
  const small = await reader.read(plain);
  expect(small).toMatchObject({ width: plain.readUInt32BE(16) });
  const marked = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
  expect(await reader.read(marked)).toBe('logo_invalid'); // its checksum is wrong
  chunk.writeUInt32BE(crc32(text), text.length + 4);
  const right = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
  const again = await reader.read(right);
  expect(again).toEqual(small);
  expect(right.includes('script')).toBe(true);
});

test('a file that declares too many pixels is refused before rendering', async () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const claim = (width: number, height: number) => {
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([header, size, Buffer.alloc(9), deflateSync(Buffer.alloc(10))]);
  };
  expect(await reader.read(claim(40_000, 40_000))).toBe('logo_too_large');
  expect(await reader.read(claim(4_001, 10))).toBe('logo_too_large');
  expect(await reader.read(claim(2_001, 2_000))).toBe('logo_too_large');
  expect(await reader.read(claim(0, 10))).toBe('logo_invalid');
  expect(await reader.read(claim(20, 20))).toBe('logo_invalid');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event', `<g onload="alert(1)">${SHAPE}</g>`],
  ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ['a picture', '<image href="https://example.test/x.png" width="1" height="1"/>'],
  ['text, whose font is not at hand', '<text y="9">Büroo</text>'],
  ['an animation', '<animate attributeName="x"/>'],
  ['a reference elsewhere', '<use href="https://example.test/x.svg#a"/>'],
  ['the same under another prefix', '<use xlink:href="file:///etc/passwd#a"/>'],
  ['a style sheet elsewhere', '<style>@import "https://example.test/x.css";</style>'],
  ['a paint elsewhere', '<path d="M0 0h1v1z" style="fill:url(https://example.test/x)"/>'],
  ['a link', `<a href="#x">${SHAPE}</a>`],
])('an SVG with %s is refused', async (_what, inside) => {
  expect(await reader.read(svg(inside))).toBe('logo_not_plain');
});

test('entities, deep nesting and many elements are refused without being expanded', async () => {
  const bomb =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(await reader.read(new TextEncoder().encode(bomb))).toBe('logo_not_plain');
  expect(await reader.read(svg('<g>'.repeat(60) + '</g>'.repeat(60)))).toBe('logo_not_plain');
  expect(await reader.read(svg('<g/>'.repeat(5_001)))).toBe('logo_not_plain');
});

test('a file of another type, or without a size, is not a logo', async () => {
  expect(await reader.read(Buffer.from('GIF89a'))).toBe('logo_invalid');
  expect(await reader.read(Buffer.from([0xff, 0xfe, 0x3c]))).toBe('logo_invalid');
  expect(await reader.read(Buffer.from('<html><body/></html>'))).toBe('logo_invalid');
  expect(await reader.read(svg(SHAPE, 'width="0" height="0"'))).toBe('logo_invalid');
});

test('references that multiply end at the time limit, and the service continues', async () => {
  const levels = Array.from(
    { length: 30 },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  );
  const bomb = svg(`<defs><g id="l0">${SHAPE}</g>${levels.join('')}</defs><use href="#l30"/>`);
  const started = Date.now();
  expect(await reader.read(bomb)).toBe('logo_invalid');
  expect(Date.now() - started).toBeLessThan(9_000);
}, 20_000);
