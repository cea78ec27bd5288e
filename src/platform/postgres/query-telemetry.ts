/** Reports statements to the query telemetry, never values. */
import { channel } from 'node:diagnostics_channel';
import { STATEMENT, type Statement } from '../../shared/telemetry.js';
import type { Layer } from './driver-layer.js';

const statements = channel(STATEMENT);

const OPERATIONS = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'call',
  'set',
  'begin',
  'start',
  'commit',
  'rollback',
  'savepoint',
  'release',
]);
const OTHER = 'other';

/** Literals: E'…' with backslashes, '…', dollar quotes. */
const LITERAL = /E'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/gi;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_]{0,62})\b/i;
const MAX_TEXT_LENGTH = 2_000;

type Shape = Pick<Statement, 'operation' | 'table' | 'text'>;

/** @param hasHoles values are separate parameters; otherwise the text contains them and is not reported */
export function shapeOf(text: string, hasHoles: boolean): Shape {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? [];
  const operation = verb.toLowerCase();
  if (!OPERATIONS.has(operation)) return { operation: OTHER, table: null, text: null };
  const table = TABLE.exec(text.replace(LITERAL, "''"))?.[1] ?? null;
  return { operation, table, text: hasHoles ? text.trim().slice(0, MAX_TEXT_LENGTH) : null };
}

async function reportOf(shape: Shape, answer: Promise<unknown>): Promise<unknown> {
  const begun = performance.now();
  let isOk = true;
  try {
    return await answer;
  } catch (failure) {
    isOk = false;
    throw failure;
  } finally {
    const message: Statement = { ...shape, ms: performance.now() - begun, isOk };
    statements.publish(message);
  }
}

/** The outermost layer: it sees the text before it is changed. */
export const traced: Layer =
  (query) =>
  (text, ...rest) => {
    const answer = query(text, ...rest);
    if (!statements.hasSubscribers || typeof text !== 'string') return answer;
    if (!(answer instanceof Promise)) return answer;
    const hasHoles = Array.isArray(rest[0]) && rest[0].length > 0;
    return reportOf(shapeOf(text, hasHoles), answer);
  };
