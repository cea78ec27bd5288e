import { expect, test } from '@jest/globals';
import { confidenceOf } from '../../../../src/modules/mapping/domain/confidence.js';

test.each([
  { evidence: ['LAW'], confidence: 'high' },
  { evidence: ['ENISA-TIG', 'XREF-A'], confidence: 'high' },
  { evidence: ['ENISA-TIG'], confidence: 'medium' },
  { evidence: ['ENISA-TIG', 'SCF'], confidence: 'medium' },
  { evidence: ['XREF-A', 'XREF-B'], confidence: 'medium' },
  { evidence: ['SCF', 'XREF-B'], confidence: 'medium' },
  { evidence: ['XREF-A'], confidence: 'low' },
  { evidence: ['SCF'], confidence: 'low' },
  { evidence: ['OWN'], confidence: 'low' },
  { evidence: ['OWN', 'XREF-A'], confidence: 'low' },
] as const)('$evidence has $confidence confidence', ({ evidence, confidence }) => {
  expect(confidenceOf({ evidence })).toBe(confidence);
});
