/** Facts and sizes for the decision table: no code shared with the engine. */

/** 0: no, 0.5: unknown, 1: yes. */
export type Level = 0 | 0.5 | 1;

export type Raw = Readonly<Record<string, unknown>>;
/** `either`: lists of special cases of which one holds. */
export type TableFacts = Readonly<{
  employees: number;
  turnover: number | null;
  balance: number | null;
  recommended: number;
  sector: string | null;
  cases: readonly string[];
  either: readonly (readonly string[])[];
  types: readonly string[] | null;
  share: number | null;
}>;

const NAMES = ['micro', 'small', 'medium', 'large'];

export const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(String);

export const levelIf = (holds: boolean): Level => (holds ? 1 : 0);

/** Headcount below a limit, with one financial figure inside its band. */
function banded(test: Raw, { employees, turnover, balance }: TableFacts): Level {
  const within = (figure: number | null, band: unknown): boolean =>
    figure !== null && figure >= Number(listOf(band)[0]) && figure <= Number(listOf(band)[1]);
  if (employees >= Number(test['employees_below'])) return 0;
  if (turnover === null && balance === null) return 0.5;
  return levelIf(within(turnover, test['turnover_meur']) || within(balance, test['balance_meur']));
}

/** Whether each known figure exceeds its limit. */
const excesses = (test: Raw, { turnover, balance }: TableFacts): boolean[] => {
  const over = (figure: number | null, limit: unknown) =>
    figure === null || limit === null ? [] : [figure > Number(limit)];
  return [...over(turnover, test['turnover_meur']), ...over(balance, test['balance_meur'])];
};

function printed(test: Raw, facts: TableFacts): Level {
  const money = excesses(test, facts);
  const hasMoney = test['financial_join'] === 'and' ? !money.includes(false) : money.includes(true);
  if (test['employees'] === null) return money.length === 0 ? 0.5 : levelIf(hasMoney);
  const hasStaff = facts.employees >= Number(test['employees']);
  if (money.length === 0) return levelIf(hasStaff);
  return levelIf(test['join'] === 'and' ? hasStaff && hasMoney : hasStaff || hasMoney);
}

/** Level of a named size test of the file. */
export function sizeLevel(file: Raw, name: string, facts: TableFacts): Level {
  const test = ((file['size_tests'] ?? {}) as Record<string, Raw>)[name] ?? {};
  const { recommendation } = test;
  if (typeof recommendation === 'string') {
    return levelIf(facts.recommended >= NAMES.indexOf(recommendation));
  }
  return test['employees_below'] === undefined ? printed(test, facts) : banded(test, facts);
}
