/** A national act with rules, a decree under it and another act; tests override the members that matter to them. */
import type { ActRule, ActRules } from '../../../../src/modules/countries/domain/act-rules.js';
import { aRecord } from '../../countries/domain/a-record.js';
import { AN_ACT } from '../../countries/domain/an-act.js';

export const URL = 'https://example.org/act';
export const passage = (provision: string, under: string | null = null) => ({
  under,
  provision,
  url: `${URL}#${provision}`,
  quote: `quote of ${provision}`,
});

export const anActRule = (id: string, change: Partial<ActRule> = {}): ActRule => ({
  ...passage(`${id} Act`),
  id,
  when: { kind: 'all', parts: [] },
  gives: 'important',
  to: null,
  anySize: false,
  isCoded: true,
  ...change,
});

const other = (key: string, isImplementing: boolean) => ({
  key,
  title: `Title of ${key}`,
  url: null,
  isApplied: true,
  isImplementing,
});

export const RULES: ActRules = {
  ...AN_ACT,
  textDate: '2026-02-02',
  readOn: '2026-03-03',
  otherActs: [other('decree', true), other('bank', false)],
};

export const NATIONAL = aRecord({ rules: RULES });
