/** Writes the configuration guide's table of environment variables from their schema; `--check` compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { environmentSchema } from '../src/config/env-schema.js';
import { PROJECT_ROOT } from '../src/config/env.js';

const BEGIN = '<!-- configuration: made by "npm run settings" -->';
const END = '<!-- end of configuration -->';

const described = z.record(
  z.string(),
  z.object({ description: z.string().optional(), default: z.unknown().optional() }),
);

function defaultOf(value: unknown): string {
  if (Array.isArray(value)) return `\`${value.join(',')}\``;
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : '';
}

function table(): string {
  const schema = z.toJSONSchema(environmentSchema, { io: 'input', unrepresentable: 'any' });
  const parsed = environmentSchema.parse({});
  const rows = Object.entries(described.parse(schema.properties)).map(([name, { description }]) => {
    const value: unknown = Reflect.get(parsed, name);
    return `| \`${name}\` | ${defaultOf(value)} | ${description ?? ''} |`;
  });
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

const file = path.join(PROJECT_ROOT, 'src/server/docs/guides/configuration.md');
const before = readFileSync(file, 'utf8');
const [head, rest] = before.split(BEGIN);
const tail = rest?.split(END)[1];
if (head === undefined || tail === undefined)
  throw new Error(`configuration.md lacks "${BEGIN}" or its end`);
const after = `${head}${BEGIN}\n\n${table()}\n\n${END}${tail}`;
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(
      'configuration.md: the table of variables is stale. Run "npm run settings" and commit it.',
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, after);
}
