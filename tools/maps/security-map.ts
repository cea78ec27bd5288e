/** Which test proves which row of the OWASP API Top 10 (2023) and of ASVS 5.0.0, levels 1 and 2: `security.yaml`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';

const names = z.array(z.string()).min(1);

const mapSchema = z.strictObject({
  api_top_10: z.array(z.strictObject({ id: z.string(), subject: z.string(), tests: names })),
  asvs: z.strictObject({
    tested: z.record(z.string().regex(/^V\d+\.\d+\.\d+$/), names),
    not_applicable: z.array(z.strictObject({ reason: z.string(), ids: names })),
    requirements: z.number(),
  }),
  tests: z.record(z.string(), z.tuple([z.string(), z.string()])),
});
type RawMap = z.infer<typeof mapSchema>;

/** A test: its file and its name. */
type NamedTest = Readonly<{ file: string; name: string }>;

/** `subject`: null for ASVS, whose texts are not repeated. */
export type MapRow = Readonly<{ id: string; subject: string | null; tests: readonly NamedTest[] }>;

/** `open`: number of ASVS requirements without a row. */
export type SecurityMap = Readonly<{
  api: readonly MapRow[];
  asvs: readonly MapRow[];
  notApplicable: readonly Readonly<{ id: string; reason: string }>[];
  open: number;
}>;

/** @throws Error if a row names an unknown test */
function rowsOf(
  raw: RawMap,
  rows: readonly Readonly<{ id: string; subject: string | null; tests: readonly string[] }>[],
): readonly MapRow[] {
  return rows.map(({ id, subject, tests }) => ({
    id,
    subject,
    tests: tests.map((key) => {
      const found = raw.tests[key];
      if (found === undefined) throw new Error(`${id} names the unknown test ${key}`);
      const [file, name] = found;
      return { file, name };
    }),
  }));
}

export function readSecurityMap(): SecurityMap {
  const file = path.join(PROJECT_ROOT, 'tools/maps/security.yaml');
  const raw = mapSchema.parse(parse(readFileSync(file, 'utf8')));
  const tested = Object.entries(raw.asvs.tested);
  const notApplicable = raw.asvs.not_applicable.flatMap(({ reason, ids }) =>
    ids.map((id) => ({ id, reason })),
  );
  return {
    api: rowsOf(raw, raw.api_top_10),
    asvs: rowsOf(
      raw,
      tested.map(([id, tests]) => ({ id, subject: null, tests })),
    ),
    notApplicable,
    open: raw.asvs.requirements - tested.length - notApplicable.length,
  };
}
