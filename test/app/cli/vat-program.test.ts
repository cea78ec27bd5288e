import { beforeEach, expect, test } from '@jest/globals';
import { NoSuch } from '../../../src/client/cli/exit-codes.js';
import { makeProgram } from '../../../src/app/cli/program.js';
import type { VatReview } from '../../../src/modules/vat/vat-reviews.repository.js';

const ID = '00000000-0000-4000-8000-000000000000';
const OTHER = ID.replace('4000', '4001');
const REVIEW: VatReview = {
  id: ID,
  accountId: OTHER,
  accountName: 'Client\u001b[31m\nOÜ',
  accountAddress: null,
  vatNumber: 'LV12345678901',
  country: 'lv',
  doubts: ['other_state', 'name'],
  nameMatch: 'mismatch',
  addressMatch: null,
  traderName: 'SIA "CITS"',
  traderAddress: 'Rīga',
  consultation: 'WAPI1',
  openedAt: new Date('2026-11-22T10:00:00Z'),
};

let output = '';
let notes = '';
let decided: unknown[] = [];

beforeEach(() => {
  [output, notes, decided] = ['', '', []];
});

const reviews = {
  list: () => Promise.resolve([REVIEW]),
  decide: (id: string, state: string) => {
    decided.push([id, state]);
    return Promise.resolve(id === ID);
  },
};

const run = (line: string): Promise<unknown> =>
  makeProgram(
    () => Promise.reject(new Error('keys are not asked for')),
    { output: (text) => (output += text), note: (text) => (notes += text) },
    { withVatReviews: (work) => work(reviews) },
  ).parseAsync(line.split(' '), { from: 'user' });

test('list shows accounts with differing number, name and place, one per line', async () => {
  await run('vat reviews list');
  const [, line = ''] = output.split('\n');
  expect(line).toMatch(
    /lv +LV12345678901 +other_state,name +mismatch +Client \[31m OÜ +SIA "CITS"$/,
  );
  output = '';
  await run('vat reviews list --json');
  expect(JSON.parse(output)).toEqual([JSON.parse(JSON.stringify(REVIEW))]);
});

test.each([
  ['accept', 'accepted'],
  ['reject', 'rejected'],
])('%s is recorded; a repetition, or without a review, is an error', async (word, state) => {
  await run(`vat reviews ${word} ${ID}`);
  expect(notes).toContain(state);
  await run(`vat reviews ${word} ${ID} --json`);
  expect(JSON.parse(output)).toEqual({ reviewId: ID, state });
  expect(decided).toEqual([
    [ID, state],
    [ID, state],
  ]);
  await expect(run(`vat reviews ${word} ${OTHER}`)).rejects.toThrow(NoSuch);
  await expect(run(`vat reviews ${word} nonsense`)).rejects.toThrow();
});
