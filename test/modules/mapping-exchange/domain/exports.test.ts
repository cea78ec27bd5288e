import { expect, test } from '@jest/globals';
import { EXPORT_KINDS } from '../../../../src/modules/mapping-exchange/domain/export-format.js';
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
