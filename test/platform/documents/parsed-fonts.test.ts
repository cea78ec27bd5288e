import { expect, test } from '@jest/globals';
import { createPdf } from '../../../src/platform/pdf/pdf-maker.js';
import { pdfText } from '../../support/pdf-a/pdf-text.js';

const SAME_SHAPES = [
  'ВЕСТНИК: АКТ НОМЕР',
  'ΒΕΤΟ: ΑΚΤΗ ΝΟΜΟΣ',
  'BETON: AKT NOMOS',
  'Žižkův čas, façade',
];

test.each([SAME_SHAPES, SAME_SHAPES.toReversed()])(
  'letters of a script are kept in documents rendered in succession: %s first',
  async (...texts) => {
    for (const text of texts) {
      const pdf = await createPdf({ content: [text], defaultStyle: { font: 'Serif' } });
      expect(pdfText(pdf).normalize('NFC')).toContain(text.replaceAll(' ', ''));
    }
  },
);
