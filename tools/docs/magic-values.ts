/** Table of the guide "Test mode", from the values that the service reads. */
import { MAGIC_NUMBERS, MAGIC_PAYMENTS } from '../../src/modules/sandbox/domain/magic-values.js';

type ValueRow = Readonly<{ value: string; effect: string }>;

const rowsOf = (field: string, rows: readonly ValueRow[]): string[] =>
  rows.map(({ value, effect }) => `| \`${field}\` | \`${value}\` | ${effect} |`);

export const magicValues = (): string =>
  [
    '| Field | Value | What happens on the clock |',
    '| --- | --- | --- |',
    ...rowsOf('payload.sandbox', MAGIC_PAYMENTS),
    ...rowsOf('kmkr', MAGIC_NUMBERS),
  ].join('\n');
