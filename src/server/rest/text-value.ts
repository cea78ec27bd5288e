/** Reads text of paths and query strings by its schema type. */
import { getNullableType, isNamedType, type GraphQLInputType } from 'graphql';
import type { ErrorDetail } from '../../shared/errors.js';

export type ReadText = Readonly<{ value: unknown } | { problem: ErrorDetail }>;

const TRUTH: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };

const NUMBERS: Readonly<Record<string, { form: RegExp; type: string }>> = {
  Int: { form: /^[+-]?\d+$/, type: 'int_parsing' },
  Float: { form: /^[+-]?\d+(\.\d+)?$/, type: 'float_parsing' },
};

function readNumber(text: string, field: string, name: string): ReadText | null {
  const number = NUMBERS[name];
  if (number === undefined) return null;
  if (!number.form.test(text)) return { problem: { field, type: number.type } };
  return { value: Number(text) };
}

function readBoolean(text: string, field: string, name: string): ReadText | null {
  if (name !== 'Boolean') return null;
  const value = Object.hasOwn(TRUTH, text) ? TRUTH[text] : undefined;
  return value === undefined ? { problem: { field, type: 'bool_parsing' } } : { value };
}

export function readText(text: string, field: string, given: GraphQLInputType): ReadText {
  const type = getNullableType(given);
  const name = isNamedType(type) ? type.name : '';
  return readNumber(text, field, name) ?? readBoolean(text, field, name) ?? { value: text };
}
