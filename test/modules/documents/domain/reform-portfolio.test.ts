/** A portfolio of organisations under a draft. */
import { describe, expect, test } from '@jest/globals';
import {
  judgedPortfolio,
  outcomeOf,
} from '../../../../src/modules/documents/domain/draft-outcome.js';
import type { PortfolioMember } from '../../../../src/modules/documents/domain/order-facts.js';
import { REFORM_ROWS } from '../../../../src/modules/documents/domain/reform-rows.js';
import { REFORM_SOURCES } from '../../../../src/modules/documents/domain/reform-sources.js';
import { about, LARGE } from './a-draft-case.js';
import { aCase } from './small-documents.js';
import { NO_FACTS, type FactChanges } from './small-order.js';

describe('a portfolio', () => {
  const member = (name: string, sector: string, employees: number | null): PortfolioMember => ({
    name,
    country: null,
    size: { ...NO_FACTS.size, sector, employees },
    profile: NO_FACTS.profile,
  });
  const portfolio = [
    member('A', 'power', 300),
    member('B', 'power', 800),
    member('C', 'food', 300),
    member('D', 'none', 3),
    member('E', 'power', null),
  ];

  test('is judged member by member', () => {
    expect(
      judgedPortfolio(about({ portfolio })).map(({ member: { name }, outcome }) => [
        name,
        outcome.after,
      ]),
    ).toEqual([
      ['A', 'important'],
      ['B', 'essential'],
      ['C', 'important'],
      ['D', 'out_of_scope'],
      ['E', 'unknown'],
    ]);
  });

  test('has totals for each class before and after', () => {
    const totals = (facts: FactChanges) =>
      REFORM_ROWS.reform_totals(about({ portfolio, ...facts })).map((row) => Object.values(row));
    expect(totals({})).toEqual([
      ['clauses:class.essential', '2', '1'],
      ['clauses:class.important', '1', '2'],
      ['clauses:class.out_of_scope', '1', '1'],
      ['clauses:class.unknown', '1', '1'],
    ]);
    expect(totals({ reform: null })[0]).toEqual(['clauses:class.essential', '2', '–']);
  });

  test('lists those whose class would change, or a line of dashes', () => {
    expect(REFORM_ROWS.reform_movers(about({ portfolio }))).toEqual([
      {
        organisation: 'A',
        in_force: 'clauses:class.essential',
        under_draft: 'clauses:class.important',
        rule: 'reforms:mid_cap',
      },
    ]);
    expect(REFORM_ROWS.reform_movers(about())).toEqual([
      { organisation: '–', in_force: '–', under_draft: '–', rule: '–' },
    ]);
  });

  test('cites the law in force that decides each member', () => {
    const one = about({ portfolio: portfolio.slice(0, 1) });
    const own = aCase({ size: LARGE });
    const trace = outcomeOf(own, own.facts).inForce.trace.flatMap(
      ({ statement }) => statement.sources,
    );
    expect(REFORM_SOURCES.reform_totals?.(one)).toEqual(trace);
    expect(trace.length).toBeGreaterThan(0);
  });
});
