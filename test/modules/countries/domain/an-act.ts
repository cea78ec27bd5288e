/** An act without rules; tests add what they need. */
import type { ActRules } from '../../../../src/modules/countries/domain/act-rules.js';

export const AN_ACT: ActRules = {
  textDate: '2026-01-01',
  readOn: '2026-01-02',
  precedence: 'strictest',
  sizeTests: {},
  otherActs: [],
  entityTypes: [],
  exclusions: [],
  rules: [],
  duties: [],
  uncoded: [],
};

/** No entity types, neither of the Directive nor of an act. */
export const NO_TYPES = { parents: new Map(), typesOf: new Map(), casesOf: new Map() };
