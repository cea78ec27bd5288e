/** An invented draft of law with two reports, one of them without an address. */
import type {
  Reform,
  ReformChange,
  ReformEffect,
} from '../../../../src/modules/reforms/domain/reform.js';
import type { Message } from '../../../../src/shared/message.js';

const REPORTS = [
  { title: 'First report', url: 'https://one.example', readOn: '2026-02-02' },
  { title: 'Second report', url: null, readOn: '2026-02-03' },
];

export const aChange = (effect: ReformEffect, over: Partial<ReformChange> = {}): ReformChange => ({
  id: 'some_change',
  text: { et: 'muudatus', en: 'change' },
  confidence: 'low',
  sources: REPORTS,
  effect,
  ...over,
});

/** Large entities of annex I up to 750 people would be important. */
export const MID_CAP = {
  kind: 'mid_cap',
  employees: 750,
  turnoverMeur: 150,
  balanceSheetMeur: 129,
  replaces: ['annex_i_large'],
  gives: 'important',
  rule: { key: 'reforms:mid_cap' },
} as const satisfies ReformEffect;

export const aDraft = (changes: readonly ReformChange[] = []): Reform => ({
  id: 'a-draft',
  name: 'COM(2026) 1',
  title: { et: 'eelnõu', en: 'draft' },
  procedure: null,
  country: null,
  stage: 'proposal',
  stageDate: null,
  positionDate: '2026-02-01',
  sources: REPORTS,
  changes,
  unknown: [],
  verdict: 'reforms:verdict',
});

/** The report with an address, as a source of a statement about the draft. */
export const A_SOURCE = {
  title: 'First report',
  provision: 'COM(2026) 1',
  url: 'https://one.example',
  positionDate: '2026-02-01',
  provenance: {
    eli: null,
    celex: null,
    identifier: null,
    readDate: '2026-02-02',
    confidence: 'secondary',
  },
};

/** The rule that `aChange` makes, and its sources. */
export const ruleOfDraft = (message: Message) => ({
  code: 'reform_some_change',
  gives: 'important',
  message,
  sources: [A_SOURCE],
  caveats: [],
});
