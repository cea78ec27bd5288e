/** Schema of `kb/framework-mapping/second-reading.csv`; versions before 2026-11-25 have none. */
import { z } from 'zod';
import type { ControlName } from '../modules/mapping/domain/control.js';
import { controlId } from '../modules/mapping/domain/graph-node.js';
import { DECISIONS, STRONGEST, type SecondReading } from '../modules/mapping/domain/grade.js';
import { RELATIONS } from '../modules/mapping/domain/relation.js';
import { tableRows } from './control-table.js';
import { text, type reader } from './schema-parts.js';

const strength = z.coerce.number().pipe(z.int().min(0).max(STRONGEST));

/** Ends as node ids: `measure:a`, `iso27001:A.5.1`. */
const row = z.strictObject({
  from: text,
  to: text,
  first_relation: z.enum(RELATIONS),
  first_strength: strength,
  relation: z.enum(RELATIONS),
  strength,
  decision: z.enum(DECISIONS).nullable(),
  reason: text.nullable(),
});

const COLUMNS = new Set(Object.keys(row.shape));
const NULLABLE = ['decision', 'reason'];

const withNulls = (cells: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [
      name,
      cell === '' && NULLABLE.includes(name) ? null : cell,
    ]),
  );

export const secondReadingSchema = z.preprocess(
  (table) => (typeof table === 'string' ? tableRows(table, COLUMNS).map(withNulls) : table),
  z.array(row).nonempty(),
);

type SecondReader = z.infer<typeof reader>;

const toReading = (one: z.infer<typeof row>, { by, on }: SecondReader): SecondReading => ({
  by,
  on,
  first: { relation: one.first_relation, strength: one.first_strength },
  relation: one.relation,
  strength: one.strength,
  decision: one.decision,
  reason: one.reason,
});

const pairName = (from: string, to: string): string => `${from}|${to}`;

type Files = Readonly<{
  'second-reading'?: z.infer<typeof secondReadingSchema> | undefined;
  rubric?: Readonly<{ second_reading?: SecondReader | undefined }> | undefined;
}>;

function listReadings({ 'second-reading': rows, rubric }: Files) {
  if (rows === undefined) return [];
  const reader = rubric?.second_reading;
  if (reader === undefined) throw new Error('rubric.yaml names no second reader');
  return rows.map((one) => [pairName(one.from, one.to), toReading(one, reader)] as const);
}

/** Finds the second reading of a link. */
export class SecondReadings {
  private readonly byPair: ReadonlyMap<string, SecondReading>;
  private readonly unread: Set<string>;

  /** @throws Error if the readings have no reader, or a link is listed twice */
  constructor(files: Files) {
    const listed = listReadings(files);
    this.byPair = new Map(listed);
    this.unread = new Set(this.byPair.keys());
    if (this.byPair.size < listed.length)
      throw new Error('second-reading.csv: a link is listed twice');
  }

  /** @param from node id, such as `measure:a` or `iso27001:A.5.1`; null if there was none */
  of(from: string, to: ControlName): SecondReading | null {
    const pair = pairName(from, controlId(to));
    this.unread.delete(pair);
    return this.byPair.get(pair) ?? null;
  }

  /** @throws Error if a reading was never asked for: it names no link */
  assertAllUsed(): void {
    if (this.unread.size > 0)
      throw new Error(`second-reading.csv: no such link: ${[...this.unread].join(', ')}`);
  }
}
