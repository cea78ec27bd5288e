/** What a supplier shows its customers. */
import { describe, expect, test } from '@jest/globals';
import {
  attestedRows,
  evidenceRows,
  proofRows,
} from '../../../../src/modules/documents/domain/attestation-rows.js';
import { withReferences } from './small-clauses.js';
import { aCase, COMPOSITION } from './small-documents.js';

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

  const evidenceOf = (answer: 'yes' | 'partial' | 'no' | undefined) => {
    const answers = answer === undefined ? {} : { a1: answer };
    return proofRows(aCase({ answers }, { gaps }), { measures: ['a'] })[0]?.['evidence'];
  };

  test('states requirements, not the next step', () => {
    expect(proofRows(one, { measures: ['a'] })[0]).toEqual({
      number: 'a1',
      topic: 'gap:questions.a1.topic (art 21(2)(a))',
      requirement: 'gap:questions.a1.yes',
      state: 'clauses:state.no',
      evidence: 'clauses:evidence.none; clauses:evidence.until [on 2027-02-23]',
    });
  });

  test('names evidence only of what is in place', () => {
    expect(evidenceOf('yes')).toBe('gap:questions.a1.evidence');
    expect(evidenceOf('partial')).toBe(
      'clauses:state.partial; clauses:evidence.not_stated; clauses:evidence.until [on 2027-05-24]',
    );
    expect(evidenceOf(undefined)).toBe('–');
  });

  test('states controls without reasons and risks', () => {
    expect(evidenceRows(one)[0]).toEqual({
      control: 'A.5.1',
      title: 'controls:A5_1.title',
      applies: 'clauses:applies.yes',
      state: 'clauses:state.no',
      evidence: 'clauses:evidence.none; clauses:evidence.until [on 2027-02-23]',
    });
  });

  test('names no evidence of a control that no question asks about', () => {
    const controls = { ...COMPOSITION.controls, questions: { 'A.5.1': ['a2'] as const } };
    const wider = aCase({ answers: { a2: 'yes' } }, { composition: { ...COMPOSITION, controls } });
    expect(evidenceRows(wider)[0]).toMatchObject({
      state: 'clauses:state.of_question [a2, clauses:state.yes]',
      evidence: 'clauses:evidence.not_stated',
    });
  });

  test('gives the reason why a control does not apply', () => {
    const controls = {
      ...COMPOSITION.controls,
      excludedWithout: { development: ['A.5.1'], remote_work: [], cloud: [] },
    };
    const denied = aCase(
      { profile: { denied: ['development'] } },
      { gaps, composition: { ...COMPOSITION, controls } },
    );
    expect(evidenceRows(denied)[0]).toMatchObject({
      applies: 'clauses:applies.no',
      state: '–',
      evidence: 'clauses:reason.no_development',
    });
  });
});
