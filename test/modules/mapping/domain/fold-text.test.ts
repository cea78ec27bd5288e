import { expect, test } from '@jest/globals';
import { foldText } from '../../../../src/modules/mapping/domain/fold-text.js';

test.each([
  ['Küberhügieeni', 'kuberhugieeni'],
  ['  zwei   Wörter ', 'zwei worter'],
  ['Größe', 'grosse'],
  ['hændelse ØRE', 'haendelse ore'],
  ['łańcuch', 'lancuch'],
  ['Œuvre', 'oeuvre'],
  ['Đakovo', 'dakovo'],
  ['ışık', 'isik'],
  ['ΠΟΛΙΤΙΚΕΣ', 'πολιτικεσ'],
  ['l’analyse', "l'analyse"],
])('"%s" folds to "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
