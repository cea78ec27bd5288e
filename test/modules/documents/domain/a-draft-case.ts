/** An order about an invented draft with two changes. */
import { aChange, aDraft, MID_CAP } from '../../reforms/domain/a-draft.js';
import type { Reform } from '../../../../src/modules/reforms/domain/reform.js';
import { aCase, type KNOWLEDGE } from './small-documents.js';
import type { FactChanges } from './small-order.js';

export const LARGE = { sector: 'power', employees: 300 };

export const FOR_MID_CAPS = aChange(MID_CAP, { id: 'mid_cap' });

const CONDITION = aChange(
  { kind: 'condition', sectors: ['power'], warning: { key: 'reforms:condition' } },
  { id: 'condition', text: { et: 'tingimus', en: 'condition' } },
);

export const draft = (change: Partial<Reform> = {}): Reform => ({
  ...aDraft([FOR_MID_CAPS, CONDITION]),
  ...change,
});

export const about = (
  facts: FactChanges = {},
  reform: Reform = draft(),
  knowledge: Partial<typeof KNOWLEDGE> = {},
) => aCase({ reform: 'a-draft', ...facts }, { reforms: { 'a-draft': reform }, ...knowledge });
