/** The file of facts: organisations by name, each with the arguments of scoping by English or wire names. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { TABLE } from '../../../../schema/client/english-table.js';
import { toWire } from '../../english/names.js';
import { BadInput } from '../exit-codes.js';

type Facts = Readonly<Record<string, unknown>>;
export type FactsByName = Readonly<Record<string, Facts>>;

export const factsSchema = z.record(z.string(), z.unknown());
const fileSchema = z.object({ organisations: z.record(z.string().min(1), factsSchema) });

/** Set by the commands for all organisations. */
const RESERVED = new Set(['keel', 'kb', 'asOf', 'receipt', 'reform']);

/** English or wire name → wire name and type. */
const ARGUMENTS = new Map(
  (TABLE.operations['scoping']?.params ?? [])
    .filter(([wire = '']) => !RESERVED.has(wire))
    .flatMap(([wire = '', , english = wire, type]) => [
      [wire, { wire, type }] as const,
      [english, { wire, type }] as const,
    ]),
);

/** @throws BadInput if the file holds no JSON of this form */
export async function readJsonFile<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BadInput(`${file} cannot be read`, { cause });
  });
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw new BadInput(`${file} is not JSON`, { cause });
    const [issue] = cause.issues;
    throw new BadInput(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, {
      cause,
    });
  }
}

function inWire(facts: Facts, name: string): Facts {
  const entries = Object.entries(facts).map(([key, value]) => {
    const argument = ARGUMENTS.get(key);
    if (argument === undefined) throw new BadInput(`${name}: ${key} is not a fact of scoping`);
    return [argument.wire, toWire(value, argument.type)] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** By wire names, in a fixed order. @throws BadInput for a fact that scoping does not know */
export async function readFacts(file: string): Promise<FactsByName> {
  const { organisations } = await readJsonFile(file, fileSchema);
  const entries = Object.entries(organisations).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length === 0) throw new BadInput(`${file} has no organisations`);
  return Object.fromEntries(entries.map(([name, facts]) => [name, inWire(facts, name)]));
}
