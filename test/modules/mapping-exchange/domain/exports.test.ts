/** Formats, files and names of exports. */
import { expect, test } from '@jest/globals';
import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  fileOf,
  isPlatformFormat,
} from '../../../../src/modules/mapping-exchange/domain/export-format.js';
import { nameOf } from '../../../../src/modules/mapping-exchange/domain/export-setting.js';
import { CONTROLS } from './a-setting.js';

test('links are exported as tables, the graph as a picture or a diagram', () => {
  expect(EXPORT_KINDS).toEqual([
    { name: 'links', formats: { csv: 'csv', xlsx: 'xlsx' } },
    { name: 'picture', formats: { svg: 'svg', mmd: 'mermaid' } },
  ]);
});

test('a control is named by its number, and its title if it has one', () => {
  expect(CONTROLS.map(nameOf).slice(0, 2)).toEqual(['ID', 'ID.AM: 1 Devices']);
});

test.each([
  { extension: 'json', mediaType: 'application/json' },
  { extension: 'csv', mediaType: 'text/csv' },
  { extension: 'svg', mediaType: 'image/svg+xml' },
] as const)('a file in $extension has the media type $mediaType', ({ extension, mediaType }) => {
  const name = `links.${extension}`;
  expect(fileOf('links', extension, 'text')).toEqual({ name, mediaType, content: 'text' });
});

test('seven formats are those of a platform', () => {
  expect(EXPORT_FORMATS.filter(isPlatformFormat)).toEqual([
    'ciso_assistant',
    'ciso_assistant_framework',
    'probo',
    'comp_ai',
    'openlane',
    'trestle_csv',
    'olir',
  ]);
});
