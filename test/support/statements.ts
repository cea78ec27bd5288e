/** Records the statements that this process sends to PostgreSQL. */
import pg from 'pg';

export type Statement = Readonly<{ text: string; values: readonly unknown[] }>;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

function toStatement([first, second]: readonly unknown[]): Statement | null {
  const values = Array.isArray(second) ? (second as unknown[]) : []; // arguments of pg
  if (typeof first === 'string') return { text: first, values };
  if (typeof first !== 'object' || first === null || !('text' in first)) return null;
  const inner = 'values' in first && Array.isArray(first.values) ? (first.values as unknown[]) : [];
  return { text: String(first.text), values: [...values, ...inner] };
}

const listeners = new Set<(statement: Statement) => void>();

const prototype = pg.Client.prototype as unknown as { query: Query }; // one of its overloads
const { query } = prototype;

/** Patched at import: pools keep the `query` function that their connections had when opened. */
prototype.query = function (...args) {
  const statement = toStatement(args);
  if (statement !== null) for (const onMessage of listeners) onMessage(statement);
  return query.apply(this, args);
};

/** @returns function that stops it */
export function recordStatements(onMessage: (statement: Statement) => void): () => void {
  listeners.add(onMessage);
  return () => void listeners.delete(onMessage);
}

const REPEAT_COUNT = 4;

/** Minimum of several runs: background work can only add statements. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < REPEAT_COUNT; time++) {
    let count = 0;
    const stop = recordStatements(() => count++);
    await work().finally(stop);
    counts.push(count);
  }
  return Math.min(...counts);
}
