/**
 * Evidence for each row of the OWASP API Top 10 (2023) and of ASVS 5.0.0, levels 1 and 2: `security.yaml`. A row is
 * tested, in both profiles or in the strict one (D-384), or documented in a named section, or left to the operator, or not
 * applicable; the last two with a reason.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROJECT_ROOT } from '../../src/config/env.js';

const names = z.array(z.string()).min(1);
const ID = /^V\d+\.\d+\.\d+$/;
const places = z.record(z.string(), z.tuple([z.string(), z.string()]));
const byId = z.record(z.string().regex(ID), names);
const reasoned = z.array(
  z.strictObject({ reason: z.string().min(20), ids: z.array(z.string().regex(ID)).min(1) }),
);

const mapSchema = z.strictObject({
  api_top_10: z.array(z.strictObject({ id: z.string(), subject: z.string(), tests: names })),
  asvs: z.strictObject({
    tested: byId,
    strict: z.array(z.strictObject({ standard: z.string().min(20), tests: byId })),
    documented: byId,
    operator: reasoned,
    not_applicable: reasoned,
    requirements: z.number(),
  }),
  tests: places,
  sections: places,
});

/** A test by its name, or a section of a document by its heading. */
type Proof = Readonly<{ file: string; name: string }>;

/** `subject`: null for ASVS, whose texts are not repeated. */
export type MapRow = Readonly<{ id: string; subject: string | null; proofs: readonly Proof[] }>;

/** Met in the strict profile. `standard`: what the standard profile does. */
type StrictRow = MapRow & Readonly<{ standard: string }>;

export type ReasonedRow = Readonly<{ id: string; reason: string }>;

/** `open`: number of ASVS requirements without a row. */
export type SecurityMap = Readonly<{
  api: readonly MapRow[];
  tested: readonly MapRow[];
  strict: readonly StrictRow[];
  documented: readonly MapRow[];
  operator: readonly ReasonedRow[];
  notApplicable: readonly ReasonedRow[];
  open: number;
}>;

type Places = z.infer<typeof places>;
type NamedRow = Readonly<{ id: string; subject: string | null; named: readonly string[] }>;

/** @throws Error if the row names unknown evidence */
const rowOf = (known: Places, { id, subject, named }: NamedRow): MapRow => ({
  id,
  subject,
  proofs: named.map((key) => {
    const found = known[key];
    if (found === undefined) throw new Error(`${id} names the unknown proof ${key}`);
    const [file, name] = found;
    return { file, name };
  }),
});

const rowsOf = (known: Places, rows: Readonly<Record<string, string[]>>): readonly MapRow[] =>
  Object.entries(rows).map(([id, named]) => rowOf(known, { id, subject: null, named }));

const withReason = (groups: z.infer<typeof reasoned>): readonly ReasonedRow[] =>
  groups.flatMap(({ reason, ids }) => ids.map((id) => ({ id, reason })));

export function readSecurityMap(): SecurityMap {
  const file = path.join(PROJECT_ROOT, 'tools/maps/security.yaml');
  const { api_top_10, asvs, tests, sections } = mapSchema.parse(parse(readFileSync(file, 'utf8')));
  const tested = rowsOf(tests, asvs.tested);
  const documented = rowsOf(sections, asvs.documented);
  const operator = withReason(asvs.operator);
  const notApplicable = withReason(asvs.not_applicable);
  const strict = asvs.strict.flatMap(({ standard, tests: rows }) =>
    rowsOf(tests, rows).map((row) => ({ ...row, standard })),
  );
  const rows = [tested, strict, documented, operator, notApplicable];
  return {
    api: api_top_10.map(({ id, subject, tests: named }) => rowOf(tests, { id, subject, named })),
    tested,
    strict,
    documented,
    operator,
    notApplicable,
    open: asvs.requirements - rows.flat().length,
  };
}
