/** What a supplier shows its customers. */
import { describe, expect, test } from '@jest/globals';
import {
  attestedRows,
  evidenceRows,
  proofRows,
} from '../../../../src/modules/documents/domain/attestation-rows.js';
import { withReferences } from './small-clauses.js';
import { aCase } from './small-documents.js';

describe('an attestation for customers', () => {
  const gaps = withReferences({ a1: ['A.5.1'] });
  const one = aCase({ answers: { a1: 'no', a2: 'yes' } }, { gaps });

  test('states measures without the documents that carry them', () => {
    expect(attestedRows(one)[0]).toEqual({
      number: 'a',
      measure: 'policies on risk analysis',
      article: 'art 21(2)(a)',
      state: 'clauses:state.partial',
    });
  });

  test('states requirements with their evidence, not with the next step', () => {
    expect(proofRows(one, { measures: ['a'] })[0]).toEqual({
      number: 'a1',
      topic: 'gap:questions.a1.topic (art 21(2)(a))',
      requirement: 'gap:questions.a1.yes',
      state: 'clauses:state.no',
      evidence: 'gap:questions.a1.evidence',
    });
  });

  test('states controls without reasons and risks', () => {
    expect(evidenceRows(one)[0]).toEqual({
      control: 'A.5.1',
      title: 'controls:A5_1.title',
      applies: 'clauses:applies.yes',
      state: 'clauses:state.no',
      evidence: 'controls:A5_1.evidence, clauses:words.by [on 2027-02-23]',
    });
  });
});
